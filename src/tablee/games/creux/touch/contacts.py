"""What touches the hand, followed through the last seconds: where, how hard, and if it slides.

Everything is counted in slots. A contact slides from the moment it has left the place where it
was set down; once it has been still for a while, or is lifted without having slid, its place is
known. What touches again soon after something like it has slid away goes on with that sliding.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from tablee.games.creux.touch import objects
from tablee.games.creux.touch.mime import SLOT, Sample, present, read

MEMORY: Final = 40  # slots: what is longer ago is forgotten
SETTLED: Final = 3  # slots after which what lies still is known to lie there
STILL: Final = 9  # and after it has slid
ASTRAY: Final = 14  # this far from its place it slides
_FORGIVEN: Final = 500  # ms in which such a way is none: nobody's fingers are quite at rest
_NEVER: Final = -1000

# Objects that feel the same are one kind: the first of them.
KIND: Final = tuple(objects.THINGS.index(thing) for thing in objects.THINGS)


class Moment(NamedTuple):
    """A contact in one slot."""

    slot: int
    force: int  # at most; its own weight included
    x: int  # at last
    y: int
    angle: int


class Contact:
    """One object that touches in one way, from the first touch until it is lifted or falls."""

    def __init__(self, one: Sample, slot: int, old: bool) -> None:
        self.kind: Final = KIND[one.object]
        self.lies: Final = one.lies
        self.back: Final = one.back
        self.began: Final = slot
        self.old: Final = old  # it was there before our memory begins
        self.ended: int | None = None  # the slot in which it was lifted
        self.set_off = _NEVER  # the slot in which it began to slide
        self.slid = _NEVER  # the last slot in which it did
        self.goes_on = _NEVER  # with what slid last in this slot
        self.moments: list[Moment] = []
        self._anchor = (one.x, one.y, SLOT * slot + one.t)

    def at(self, one: Sample, slot: int) -> None:
        """Where it is now."""
        force = objects.THINGS[self.kind].weight + one.pressure
        x, y, since = self._anchor
        now = SLOT * slot + one.t
        if hypot(one.x - x, one.y - y) > ASTRAY:
            if slot - self.slid >= STILL:
                self.set_off = slot
            self.slid = slot
        if self.slid == slot or now - since > _FORGIVEN:
            self._anchor = (one.x, one.y, now)
        if self.moments and self.moments[-1].slot == slot:
            force = max(force, self.moments.pop().force)
        self.moments.append(Moment(slot, force, one.x, one.y, one.angle))

    def like(self, one: Sample) -> bool:
        """Is it the same contact still?"""
        return self.lies == one.lies and self.back == one.back

    def placed(self, now: int) -> bool:
        """It is known where it lies, or has been tapped."""
        if self.ended is not None:
            return self.ended - self.slid >= STILL
        if now - max(self.slid, self.goes_on) < STILL:
            return False
        return self.old or now - self.began >= SETTLED

    def known(self) -> int:
        """The slot in which its place became known, if it has not slid."""
        return self.began + SETTLED if self.ended is None else self.ended

    def slides(self) -> list[Moment]:
        """Its moments while it slid, the last time."""
        return [one for one in self.moments if self.set_off <= one.slot <= self.slid]


def follow(pieces: Sequence[bytes]) -> tuple[int, list[Contact]]:
    """The newest slot, and the contacts of the last seconds, by when they began."""
    first = max(0, len(pieces) - MEMORY)
    found = list[Contact]()
    there = dict[int, Contact]()
    for one in present(read(pieces[first - 1])).values() if first else ():
        there[one.object] = contact = Contact(one._replace(t=0), first, True)
        found.append(contact)
    for slot in range(first, len(pieces)):
        for one in read(pieces[slot]).samples:
            contact_before = there.get(one.object)
            if contact_before is not None and (one.lifted or not contact_before.like(one)):
                there.pop(one.object).ended = slot
            if one.lifted:
                continue
            if one.object not in there:
                there[one.object] = contact = Contact(one, slot, False)
                contact.goes_on = _goes_on(contact, found, slot)
                found.append(contact)
            there[one.object].at(one, slot)
    return len(pieces) - 1, [contact for contact in found if contact.moments]


def _goes_on(contact: Contact, found: list[Contact], slot: int) -> int:
    """When something like it slid that was lifted a moment ago; a writer lifts his pen, too."""
    slid = [
        max(one.slid, one.goes_on)
        for one in found
        if one.kind == contact.kind and one.back == contact.back and one.ended is not None
    ]
    last = max(slid, default=_NEVER)
    return last if slot - last < STILL else _NEVER
