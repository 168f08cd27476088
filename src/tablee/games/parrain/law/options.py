"""What a table can agree on before the hearing."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=10)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    godfather: Annotated[tuple[Seat, ...], Meta(max_length=1)] = ()  # parrain.setup.cast
    side_by_side: bool = False  # parrain.setup.cast: seats in the order of the characters
    boss_bag: bool = False  # parrain.boss-bag
    pile: Literal["whole", "half", "third"] = "whole"  # parrain.pile: of it, before it runs out
