"""Playthroughs and counts as text: a change in any game shows as a change in these files.

`./test tests/every_game/test_golden.py --golden` writes them anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.playout import perft
from tablee.engine.seats import NOBODY
from tablee.games import shelf
from tests.every_game.walks import TABLES, game_of, start

FOLDER = Path(__file__).parent.parent / "golden"
DEPTHS = {
    "paires": 5,
    "blackstone": 4,
    "pirates": 4,
    "hawthorn": 4,
    "cuba": 5,
    "palab": 3,
    "parrain": 3,
    "creux": 2,
    "toy-sealed": 4,
    "toy-window": 6,
    "toy-talk": 3,
    "toy-stream": 4,
}
SHOWN = [(id, seats) for id, seats in TABLES if id in DEPTHS and seats in (game_of(id).fewest, 4)]


def compare(name: str, text: str, request: pytest.FixtureRequest) -> None:
    file = FOLDER / name
    if request.config.getoption("--golden"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(("id", "seats"), SHOWN)
def test_playthrough(id: str, seats: int, request: pytest.FixtureRequest) -> None:
    compare(f"{id}-{seats}.txt", playthrough(id, seats), request)


@pytest.mark.parametrize("id", sorted(DEPTHS))
def test_perft(id: str, request: pytest.FixtureRequest) -> None:
    game = game_of(id)
    lines = [f"{id}, {game.fewest} seats: ways to go on for so many steps"]
    for depth in range(DEPTHS[id] + 1):
        lines.append(f"{depth} {perft(game, start(game, game.fewest), depth)}")
    compare(f"{id}-perft.txt", "\n".join(lines) + "\n", request)


def test_no_game_of_ours_is_left_out() -> None:
    assert set(shelf.OURS) <= set(DEPTHS)


def playthrough(id: str, seats: int) -> str:
    """One random game: every move, what was told to whom, and all seats' views side by side."""
    game = game_of(id)
    chance, ear = Seeded(4), Listening()
    match = Match(game, seats, Seeded(3), game.options(), None, ear)
    lines = [f"# {id}, {seats} seats", f"opening: {match.opening}", *told(match, ear)]
    lines += views(match)
    while not match.over:
        ask = match.asks[chance.below(len(match.asks))]
        legal = match.legal(ask.seat)
        move = legal[chance.below(len(legal))]
        ear.told.clear()
        row = match.submit(ask.seat, move)
        done = msgspec.json.encode(game.moves.unpack(move)).decode()
        lines += ["", f"seat {ask.seat} ({ask.rule}): {done} picks {row.picks}"]
        lines += told(match, ear) + views(match)
    outcome = match.outcome
    assert outcome is not None
    lines += ["", f"winners {outcome.winners} losers {outcome.losers} points {outcome.points}"]
    return "\n".join(lines) + "\n"


def told(match: Match, ear: Listening) -> list[str]:
    """Each event, once for each group of seats that was told the same."""
    lines = []
    everyone = [NOBODY, *range(match.seats)]
    for one in ear.told:
        event = match.game.events.unpack(one)
        who = [seat for seat in everyone if match.game.events.for_seat([one], seat)]
        audience = "all" if who == everyone else ",".join(map(name, who))
        lines.append(f"  told {audience}: {msgspec.json.encode(event).decode()}")
    return lines


def name(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def views(match: Match) -> list[str]:
    """Field by field: one line where all see the same, else a line for each seat."""
    seen: dict[int, dict[str, Any]] = {
        seat: msgspec.to_builtins(match.view(seat)) for seat in [NOBODY, *range(match.seats)]
    }
    lines = []
    for field in seen[NOBODY]:
        values = {seat: view[field] for seat, view in seen.items()}
        if all(value == values[NOBODY] for value in values.values()):
            lines.append(f"  {field}: {values[NOBODY]}")
        else:
            sides = [f"{name(seat)}: {v}" for seat, v in values.items()]
            lines.append(f"  {field}: " + " | ".join(sides))
    return lines
