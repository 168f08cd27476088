"""Whether the options of a plan go with so many chairs, and what is missing where they don't."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from tablee.engine.match import Refused
from tablee.games.shelf import Box, take
from tablee.games.words import LANGUAGES
from tablee.server import wire

PLANS = 256  # that are remembered: a room is shown far more often than its plan changes


def why_not(box: Box, refused: Refused, language: str) -> str:
    """What is missing where the law can say it, else the sentence of the rule."""
    words = box.words(language)
    if refused.lack:
        return words.lack(refused.lack, refused.count)
    return words.refusal(refused.rule)


def fitting(game: str, options: dict[str, Any], chairs: int) -> wire.Fitting:
    """The law is asked to lay the table: nobody else knows what goes together."""
    return tried(game, msgspec.json.encode(options), chairs)


@lru_cache(PLANS)
def tried(game: str, options: bytes, chairs: int) -> wire.Fitting:
    box = take(game)
    agreed: Any = msgspec.json.decode(options, type=box.game.options)
    usual = box.usual(chairs, agreed) if box.usual else {}
    try:
        box.game.start(chairs, agreed, None)
    except Refused as refused:
        said = {language: why_not(box, refused, language) for language in LANGUAGES}
        return wire.Fitting(usual, refused.rule, said)
    return wire.Fitting(usual)
