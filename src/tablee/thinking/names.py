"""First names for bots: folk that one might meet in a tavern, the same in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

from tablee.engine.chance import Chance

FIRST_NAMES: Final = (
    *("Ana", "Anatole", "Babette", "Barnabé", "Basile", "Célestin", "Chloé", "Colette", "Djibril"),
    *("Elsa", "Fanchon", "Félix", "Gaspard", "Hortense", "Inès", "Jeanne", "Karim", "Léonie"),
    *("Louise", "Malo", "Margot", "Mathurin", "Ninon", "Nora", "Octave", "Odile", "Oscar"),
    *("Paloma", "Perrine", "Rosa", "Samir", "Sidonie", "Suzanne", "Théo", "Toinette", "Ursule"),
    *("Victor", "Yasmine", "Zélie", "Zéphyrin"),
)


def first_names(taken: Iterable[str], chance: Chance) -> Iterator[str]:
    """One after another, all different, and none that somebody at the table has."""
    used = {name.casefold() for name in taken}
    for rank in count(1):  # a table larger than the list has an Ana 2
        names = [name if rank == 1 else f"{name} {rank}" for name in FIRST_NAMES]
        free = [name for name in names if name.casefold() not in used]
        while free:
            yield free.pop(chance.below(len(free)))
