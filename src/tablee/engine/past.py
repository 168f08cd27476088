"""What has happened at a table: its lines, which of them stand, and what of it must be played."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.engine.game import Game, State
from tablee.engine.seats import NO_SEATS

NO_LINE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Row:
    """One line of the log: a move and the picks that followed, or so many moves taken back."""

    def __init__(
        self,
        seat: i64,
        move: i64,
        note: str,
        picks: list[int],
        undone: i64,
        final: bool,
        instead: i64 = NO_LINE,
    ) -> None:
        self.seat = seat
        self.move = move
        self.note = note
        self.picks = picks
        self.undone = undone
        self.final = final  # luck or a secret came out with it: it can't be taken back
        self.instead = instead  # the line of the sealed answer whose place this one has taken
        self.before: i64 = NO_LINE  # the line of the move that stood before it


def standing(lines: list[Row], last: i64, since: i64 = NO_LINE) -> list[int]:
    """The lines of the moves that still stand, from the one after `since` to the last."""
    stands: list[int] = []
    line = last
    while line != since:
        stands.append(line)
        line = lines[line].before
    stands.reverse()
    return stands


def went_back(lines: list[Row], last: i64, count: i64) -> i64:
    """The last move that stands once so many are taken back."""
    line = last
    for _ in range(count):
        line = lines[line].before
    return line


def back_to(lines: list[Row], last: i64, seat: i64) -> i64:
    """How many moves would be taken back, to the last one of this seat; 0 if that can't be."""
    count: i64 = 0
    line = last
    while line != NO_LINE and not lines[line].final:
        count += 1
        if lines[line].seat == seat:
            return count
        line = lines[line].before
    return 0


def newest_answer(lines: list[Row], last: i64, whose: i64, game: Game[Any, Any], s: State) -> i64:
    """The line of the first of the answers that these seats have given in each other's place.

    NO_LINE where anything else has happened since but answers that still lie face down, and
    asides: only among these does it make no difference which came first.
    """
    line = last if whose != NO_SEATS else i64(NO_LINE)
    while line != NO_LINE and lines[line].seat >= 0:
        row = lines[line]
        if game.replaces(s, row.seat, row.move) != NO_SEATS:
            if (whose >> row.seat) & 1 == 1:
                return line if row.instead == NO_LINE else row.instead
        elif not game.moves.is_aside(row.move):
            break
        line = row.before
    return NO_LINE


def picks_of(lines: list[Row], stands: list[int]) -> list[int]:
    return [pick for line in stands for pick in lines[line].picks]


def after_the_last_final(lines: list[Row], stands: list[int]) -> i64:
    """How many of these moves can't be taken back any more."""
    for count in range(i64(len(stands)), 0, -1):
        if lines[stands[count - 1]].final:
            return count
    return 0


def to_play(lines: list[Row], stands: list[int]) -> list[tuple[int, int]]:
    """Of these moves, whose turn it was and what was done: lines, in the order of play.

    Of the answers that took one another's place only the last is played, where the first was.
    """
    places: dict[int, tuple[int, int]] = {}
    for line in stands:
        instead = lines[line].instead
        key = line if instead == NO_LINE else int(instead)
        places[key] = (places[key][0], line) if key in places else (line, line)
    return list(places.values())
