"""What a table can agree on before a game."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

# An option means something only with so many people.
PAIR: Final = Meta(extra={"seats": [2]})
FEW: Final = Meta(extra={"seats": [4, 5]})
THREES: Final = Meta(extra={"seats": [5, 7]})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    alone: Annotated[bool, FEW] = False  # creux.solo: each for himself, at 4 and 5 too
    throw_away: bool = False  # creux.choose: for first games
    expert: bool = False  # creux.expert
    real_objects: bool = False  # creux.table: around one real table
    album: Annotated[Literal["8", "10", "12", "14"], PAIR] = "8"  # creux.duo: cards laid out
    two_rounds: Annotated[bool, THREES] = False  # creux.rounds: also where there is a team of three
    seconds: Annotated[int, Meta(ge=15, le=90)] = 90  # creux.screen: the longest mime
