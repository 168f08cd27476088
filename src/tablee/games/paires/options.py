"""What a table of Paires can agree on before it starts."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

FORFEITS: Final = 16  # friendly ones, listed in the words of each language

Mode = Literal["forfeit", "downspear", "norland", "cutchfeld"]
MODES: Final[tuple[Mode, ...]] = ("forfeit", "downspear", "norland", "cutchfeld")


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the game is settled, and for paires.forfeit what the loser owes: empty, chance picks."""

    mode: Mode = "forfeit"
    forfeit: Annotated[str, Meta(max_length=200, extra={"only": {"mode": "forfeit"}})] = ""
