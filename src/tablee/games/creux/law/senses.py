"""What each seat gets of a mime, when, and what a mime must keep to [creux.screen]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.creux.law.state import DECOYS, FEELING, MIMES, MIMING, State
from tablee.games.creux.touch import constraints, mime
from tablee.games.creux.touch.skin import feel

RULES: Final[dict[mime.Wrong, str]] = {
    "long": "creux.screen",
    "turned": "creux.mime",
    "fallen": "creux.mime",
    "beside": "creux.mime",
    "gone": "creux.screen",
    "quick": "creux.screen",
}


def sense(s: State, seat: i64, pieces: list[bytes]) -> bytes:
    """creux.screen: he feels, all others at the table see, nobody else gets anything."""
    if s.real_objects or seat < 0:
        return b""
    if seat == s.grandfather:
        return feel(pieces) if feels(s) else b""
    return pieces[-1] if pieces and s.due == MIMING else b""


def feels(s: State) -> bool:
    """creux.mime: from the moment his eyes are closed; creux.screen: or once, later."""
    if s.due == MIMING:
        return s.closed
    return s.missed and s.due in (DECOYS, FEELING)


def misstep(s: State, pieces: list[bytes]) -> str | None:
    """Which rule forbids the newest piece."""
    if len(pieces) * mime.SLOT > 1000 * s.seconds:
        return "creux.screen"
    try:
        before = mime.read(pieces[-2]) if len(pieces) > 1 else None
        slot = mime.read(pieces[-1])
    except ValueError:
        return "creux.screen"
    trouble = mime.wrong(before, slot, len(pieces) - 1)
    if trouble is not None:
        return RULES[trouble]
    bond = s.bonds[s.mime]
    so_far = slots(pieces) if bond == constraints.ONE else [slot]  # the others ask for no more
    return "creux.expert" if constraints.breaks(bond, so_far) else None


def unfinished(s: State, pieces: list[bytes]) -> str | None:
    """creux.constraints: what it asks for must be there, as long as there is time for it."""
    if len(pieces) * mime.SLOT >= 1000 * s.seconds:
        return None
    return "creux.constraints" if constraints.lacks(s.bonds[s.mime], slots(pieces)) else None


def slots(pieces: list[bytes]) -> list[mime.Slot]:
    return [mime.read(piece) for piece in pieces]


def shown(s: State) -> list[int]:
    """creux.mime.rules: no repeat; after the guess all who like may see a mime."""
    return [] if s.real_objects else list(range(MIMES * len(s.past)))
