"""What a table of Palab can agree on before it starts."""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=7)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """palab.stars: with events or without; palab.first: who starts, where the host says so."""

    events: bool = True
    first: Annotated[tuple[Seat, ...], Meta(max_length=1)] = ()
