"""A turn that is over: all of it has been revealed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Turn:
    """Who mimed what, who laid what, what was guessed, and what that brought. It never changes."""

    def __init__(
        self,
        grandfather: i64,
        children: vec[i64],
        memories: vec[i64],
        bonds: vec[i64],
        guesses: vec[i64],
        laid: list[int],
        owners: list[int],
        gains: vec[i64],
    ) -> None:
        self.grandfather = grandfather
        self.children = children  # by mime
        self.memories = memories  # by mime
        self.bonds = bonds  # by mime: the constraint
        self.guesses = guesses  # by mime
        self.laid = laid  # the other cards of the album
        self.owners = owners  # side by side with them
        self.gains = gains  # by team: points
