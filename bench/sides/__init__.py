"""The sides of the comparison: ours, and a module for each peer, named like its package.

Each has MEASURES: a name, and a function that plays so many games (or looks, or copies, so many
times) and says how many units that were: moves, for games. Nobody reads results or draws
pictures. A random choice is the same cheap expression everywhere: the next number that was
rolled beforehand, modulo.
"""

from collections.abc import Callable
from itertools import cycle
from random import Random

Measures = dict[str, Callable[[int], int]]

rolled = Random(7)
dice = cycle([rolled.getrandbits(30) for _ in range(100_003)])
