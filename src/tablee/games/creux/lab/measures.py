"""What a designer asks about an evening of memories, answered for one finished game."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import SHUFFLED
from tablee.games.creux.seen.view import Reveal, View

AT_STAKE: Final = ("points", "wins")
QUESTIONS: Final = {
    "length": ("turns",),
    "choice": ("right", "decoyed"),
    "stakes": ("best", "tied"),
    "running_out": ("shuffled",),
}


class Measures(Struct, frozen=True):
    turns: int
    right: tuple[int, int]  # of the memories that were mimed
    decoyed: tuple[int, int]  # of the cards that a Grandfather chose
    best: int  # points
    tied: bool
    shuffled: bool  # the pile was empty


def variants(seats: int) -> dict[str, dict[str, object]]:
    """creux.expert; creux.solo at 4 and 5; creux.duo: more cards in the album."""
    found: dict[str, dict[str, object]] = {"usual": {}, "expert": {"expert": True}}
    if seats in (4, 5):
        found["alone"] = {"alone": True}
    if seats == 2:
        found["twelve"] = {"album": "12"}
    return found


def laid_by_others(turn: Reveal) -> set[int]:
    """Those that were not of the pile."""
    return {card for card, team in zip(turn.laid, turn.teams, strict=True) if team >= 0}


def measure(match: Match, told: Sequence[Told]) -> Measures:
    seen = match.view(NOBODY)
    assert isinstance(seen, View)
    mimes = [
        (memory, guess, laid_by_others(turn))
        for turn in seen.past
        for memory, guess in zip(turn.memories, turn.guesses, strict=True)
    ]
    return Measures(
        turns=len(seen.past),
        right=(sum(memory == guess for memory, guess, _ in mimes), len(mimes)),
        decoyed=(sum(guess in decoys for _, guess, decoys in mimes), len(mimes)),
        best=max(seen.scores),
        tied=seen.scores.count(max(seen.scores)) > 1,
        shuffled=any(one.kind == SHUFFLED for one in told),
    )
