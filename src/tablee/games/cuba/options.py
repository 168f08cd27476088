"""What a table of Mafia de Cuba can agree on before it starts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=11)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """-1 stands for what is usual with so many people.

    Whether a mix of tokens fits is known only where the table is laid (cuba.setup.tokens).
    """

    godfather: Annotated[tuple[Seat, ...], Meta(max_length=1)] = ()  # cuba.setup.godfather
    jokers: Annotated[int, Meta(ge=-1, le=5)] = -1
    cleaner: bool = False  # cuba.cleaner: in place of a Loyal
    loyal: Annotated[int, Meta(ge=-1, le=5)] = -1
    agents: Annotated[int, Meta(ge=-1, le=2)] = -1
    drivers: Annotated[int, Meta(ge=-1, le=2)] = -1
    agency: Literal["fbi", "cia"] = "fbi"  # cuba.setup.tokens: whose a lone Agent is
    notes: bool = True  # cuba.memory: what you saw stays readable
    threads: bool = False  # cuba.thread: neighbours who contradict each other are shown
    minutes: Annotated[int, Meta(ge=0, le=120)] = 0  # cuba.clock: for the investigation; 0: no end
    hold: Annotated[int, Meta(ge=-1, le=60)] = -1  # cuba.hold: seconds with the box
