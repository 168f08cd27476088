"""creux.constraints: the kinds of constraint cards by number, and how many there are of each.

Which objects a kind names, and what a mime must keep to, is in touch/constraints.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Only these objects (cloth and string, ring and coin, pawn and top, the cubes); at least this one
# (cloth, string, dart, top); then only on the fingers, never on the fingers, at least three
# objects, one object only, only on the back, the hand upright.
COPIES: Final = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
KINDS: Final = 14
ALL: Final = 20


def all_of_them() -> vec[i64]:
    return vec[i64](COPIES)
