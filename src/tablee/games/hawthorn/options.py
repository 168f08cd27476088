"""What a table of Hawthorn can agree on before it starts."""

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """hawthorn.deal: how many decks; 0: one for up to six people, two for more.

    Two decks may be tried with fewer people. One deck for more than six is refused where the
    table is laid, for only there it is known how many they are.
    """

    decks: Annotated[int, Meta(ge=0, le=2)] = 0
