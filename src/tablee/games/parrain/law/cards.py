"""The 84 excuses: a key and a kind for each, in the order of their numbers [parrain.excuses].

A number is levels * 12 + effect * 4 + copy: seven sets of levels, three effects (eye, rotation,
exchange), four copies. The titles and the lines are among the words, by key.
"""

from __future__ import annotations

from typing import Final, Literal

Kind = Literal["place", "object", "deed", "event", "person"]

EXCUSES: Final[tuple[tuple[str, Kind], ...]] = (
    # green
    ("dentist", "place"),
    ("umbrella", "object"),
    ("knitting", "deed"),
    ("great-aunt", "person"),
    ("laundry", "place"),
    ("rubber-duck", "object"),
    ("walking-the-dog", "deed"),
    ("milkman", "person"),
    ("barn", "place"),
    ("teapot", "object"),
    ("learning-to-swim", "deed"),
    ("newborn-twins", "event"),
    # yellow
    ("cinema", "place"),
    ("perfumed-letter", "object"),
    ("feeding-the-pigeons", "deed"),
    ("nosy-neighbour", "person"),
    ("barber-shop", "place"),
    ("bicycle", "object"),
    ("painting-the-fence", "deed"),
    ("newsboy", "person"),
    ("cabaret", "place"),
    ("banana-skin", "object"),
    ("serenade", "deed"),
    ("cook", "person"),
    # red
    ("room-thirteen", "place"),
    ("safe", "object"),
    ("thunderstorm", "event"),
    ("federal-agents", "person"),
    ("racetrack", "place"),
    ("black-limousine", "object"),
    ("flying-lesson", "deed"),
    ("runaway-elephant", "event"),
    ("docks", "place"),
    ("bathtub-gin", "object"),
    ("police-raid", "event"),
    ("judge", "person"),
    # green, yellow
    ("lighthouse", "place"),
    ("pocket-watch", "object"),
    ("gone-fishing", "deed"),
    ("snowstorm", "event"),
    ("ballpark", "place"),
    ("radio-set", "object"),
    ("cooking-for-forty", "deed"),
    ("parade", "event"),
    ("big-bridge", "place"),
    ("typewriter", "object"),
    ("birthday-surprise", "event"),
    ("magician", "person"),
    # green, red
    ("rooftop", "place"),
    ("false-moustache", "object"),
    ("saving-a-cat", "deed"),
    ("zeppelin", "event"),
    ("petrol-station", "place"),
    ("lone-shoe", "object"),
    ("flat-tyre", "event"),
    ("sea-captain", "person"),
    ("cellar", "place"),
    ("pearl-necklace", "object"),
    ("digging-a-hole", "deed"),
    ("wedding", "event"),
    # yellow, red
    ("telephone-booth", "place"),
    ("odd-key", "object"),
    ("second-ledger", "object"),
    ("private-detective", "person"),
    ("railway-station", "place"),
    ("loaded-dice", "object"),
    ("gramophone", "object"),
    ("policeman", "person"),
    ("funeral-parlour", "place"),
    ("violin-case", "object"),
    ("losing-at-poker", "deed"),
    ("market-crash", "event"),
    # all three
    ("speakeasy", "place"),
    ("camera", "object"),
    ("trying-a-suit", "deed"),
    ("power-cut", "event"),
    ("luna-park", "place"),
    ("player-piano", "object"),
    ("charleston", "deed"),
    ("heat-wave", "event"),
    ("fedora-with-a-hole", "object"),
    ("alarm-clock", "object"),
    ("boxing-match", "event"),
    ("torch-singer", "person"),
)

KEYS: Final[tuple[str, ...]] = tuple(key for key, _ in EXCUSES)
KINDS: Final[tuple[Kind, ...]] = tuple(kind for _, kind in EXCUSES)
