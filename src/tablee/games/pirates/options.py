"""What a table of Pirates can agree on before it starts."""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=7)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """pirates.first: the seats by age, the oldest first, as far as the host cares to name them.

    Whoever is named is older than those who are not; where none of the tied is named, or nobody
    at all, chance decides.
    """

    oldest: Annotated[tuple[Seat, ...], Meta(max_length=8)] = ()
