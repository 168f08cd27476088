"""What a table of Blackstone can agree on before it starts."""

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing: the chips belong to the night (purse.start), and the ante is the rulebook's."""
