"""What day it is: the machine's clock, as far as the house believes it.

What is deleted after so many days can't be had again, and a machine's clock may jump by years. The
house knows for how long it has been open (clocks.py), so it knows how late it is at least. A clock
that is far ahead of that, as after a month with the door closed, is believed once it has kept to it
for a day of the house's time; one that is far behind, only after a month: whatever was noted under
a clock without a battery would be old as soon as that is put right.
"""

from __future__ import annotations

from msgspec import Struct

DAY = 24 * 60 * 60 * 1000
LEEWAY = 3 * DAY  # believed at once: a weekend with the door closed
AHEAD, BEHIND = DAY, 30 * DAY  # of the house's time, after which another clock is believed


class Moment(Struct, frozen=True):
    """What the machine's clock showed, in milliseconds, and the time of the house then."""

    wall: int
    house: int

    def after(self, house: int) -> int:
        """What it would show by now, had the house been open ever since."""
        return self.wall + max(0, house - self.house)


class Almanac(Struct, frozen=True):
    """A moment that is believed, and one that is still to prove itself."""

    sure: Moment
    claim: Moment | None = None

    def look(self, wall: int, house: int) -> Almanac:
        """After one more look at both clocks."""
        if abs(wall - self.sure.after(house)) <= LEEWAY:
            return Almanac(Moment(wall, house))
        claim = self.claim
        if claim is None or wall < claim.after(house) - LEEWAY:
            return Almanac(self.sure, Moment(wall, house))
        ahead = claim.wall > self.sure.after(claim.house)
        if house - claim.house < (AHEAD if ahead else BEHIND):
            return self
        # No later than what has held: the house may have been closed again since.
        return Almanac(Moment(claim.after(house), house)).look(wall, house)

    def today(self, wall: int, house: int) -> int:
        """The time by which things are old: never later than what is sure."""
        return min(wall, self.sure.after(house))


NO_ALMANAC = Almanac(Moment(0, 0))  # of a house that is not open yet
