"""What a table of Paires can agree on before it starts."""

from typing import Annotated, Final

from msgspec import Meta, Struct

FORFEITS: Final = 16  # friendly ones, listed in the words of each language


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """paires.forfeit: what the loser owes. Empty: chance picks from the list of friendly ones."""

    forfeit: Annotated[str, Meta(max_length=200)] = ""
