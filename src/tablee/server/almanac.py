"""What day it is: the machine's clock, as far as the house believes it.

What is deleted after so many days can't be had again, and a machine's clock may jump by years. The
house knows for how long it has been open (clocks.py), so it knows how late it is at least. A clock
that is far from that, as after a month with the door closed, is believed once it has kept to it for
a day of the house's time.
"""

from __future__ import annotations

from msgspec import Struct

DAY = 24 * 60 * 60 * 1000
LEEWAY = 3 * DAY  # believed at once: a weekend with the door closed


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
        if house - claim.house < DAY:
            return self
        # No later than what has held: the house may have been closed again since.
        return Almanac(Moment(claim.after(house), house)).look(wall, house)

    def today(self, wall: int, house: int) -> int:
        """The time by which things are old: never later than what is sure."""
        return min(wall, self.sure.after(house))
