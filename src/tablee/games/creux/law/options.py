"""What a table can agree on before a game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    alone: bool = False  # creux.solo: each for himself, at 4 and 5 too
    throw_away: bool = False  # creux.choose: for first games
    expert: bool = False  # creux.expert
    real_objects: bool = False  # creux.table: around one real table
    album: Literal["8", "10", "12", "14"] = "8"  # creux.duo: so many cards are laid out
    two_rounds: bool = False  # creux.rounds: also where there is a team of three
    seconds: Annotated[int, Meta(ge=15, le=90)] = 90  # creux.screen: the longest mime
