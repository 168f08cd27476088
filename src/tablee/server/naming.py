"""What the winners of a game decide about the next one: at Mafia de Cuba, who is the Godfather."""

from __future__ import annotations

from tablee.server.seating import Paper
from tablee.server.speech import Declined


def who_may_name(paper: Paper) -> list[str]:
    """cuba.setup.godfather: the winners of the last game, until the first of them has done so."""
    if not paper.box.named_by_winners or not paper.evening:
        return []
    last = paper.evening[-1]
    if last.game != paper.game or last.closed or last.table == paper.named_after:
        return []
    people = [last.people[seat] for seat in last.winners]
    return [person for person in people if person and paper.knows(person)]


def name(paper: Paper, person: str, number: int) -> None:
    if person not in who_may_name(paper):
        raise Declined("winners_only")
    paper.chair(number)
    paper.options = paper.options | {paper.box.named_by_winners: [number]}
    paper.named_after = paper.evening[-1].table
