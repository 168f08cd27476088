"""What somebody kept of a deal: is it in the record?"""

from __future__ import annotations

from tablee.cli.speech import Speech
from tablee.engine.flaws import BadRecord
from tablee.engine.luck import PROMISED, Luck
from tablee.engine.night_record import NightRecord
from tablee.engine.record import OLD_FORMAT, Record


def check_kept(record: Record | NightRecord, promise: str, word: str) -> None:
    """table.fair: the fingerprint that was shown and one's own word, as far as they were kept."""
    deals = [game.luck for game in games_of(record)]
    if promise and all(luck.commitment != promise.strip().lower() for luck in deals):
        raise BadRecord("other_promise")
    if word and not any(is_in(luck, word.strip()) for luck in deals):
        raise BadRecord("other_word")


def is_in(luck: Luck, word: str) -> bool:
    """As the browser shows it, in hexadecimal, or as it was typed at the terminal."""
    words = luck.nonces or [given.word for given in luck.words]
    return word.lower() in words or word.encode("utf-8", "replace").hex() in words


def luck_of(record: Record | NightRecord, say: Speech) -> str:
    """Where the luck came from, in words."""
    games = games_of(record)
    if any(game.luck.kind != PROMISED for game in games):
        return say("luck.seeded")
    if any(game.format == OLD_FORMAT for game in games):
        return say("luck.promised")
    seats = [game.seats[given.seat].name for game in games for given in game.luck.words]
    if not all(game.luck.words for game in games):
        return say("luck.alone")
    return say("luck.words", who=say.listed(dict.fromkeys(seats)))


def games_of(record: Record | NightRecord) -> list[Record]:
    return record.games if isinstance(record, NightRecord) else [record]
