"""The sides of the comparison: ours, and a module for each peer, named like its package.

Each has MEASURES: a name, and a function that does so many games (or looks, or copies) and says
how many units it did: moves for games. Nobody reads results or draws pictures; a random choice
is the same cheap expression everywhere.
"""

from collections.abc import Callable

Measures = dict[str, Callable[[int], int]]
