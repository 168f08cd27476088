"""The 100 memories of Léon’s life by key, in the order of their numbers, 1 to 100 [creux.memories].

That order is the album of his life, from birth to today [creux.biography].

KEYS[0] is no card, so that a card’s number is its place. Titles and lines are among the words,
what can be mimed of each in creux/tags.toml, sample mimes in creux/mimes/; all by key.
"""

from __future__ import annotations

from typing import Final

KEYS: Final[tuple[str, ...]] = (
    "",  # no card has the number 0
    # the village
    "birth",
    "cradle",
    "first-steps",
    "sewing-machine",
    "bread-dough",
    "hiccups",
    "goose",
    "tooth",
    "mud",
    "cherry-tree",
    "well",
    "school",
    "church-bell",
    "sledge",
    "thin-ice",
    "fever",
    "doctor",
    # the cure by the sea
    "steam-train",
    "first-sea",
    "deck-beds",
    "cod-liver-oil",
    "sandcastle",
    "crab",
    "seashell",
    "sea-bath",
    "kite",
    "lighthouse-stairs",
    "knots",
    "donkey",
    "bottle",
    # the summer of the circus
    "door-mark",
    "parade",
    "big-top",
    "tightrope",
    "elephant-wash",
    "plates",
    "juggling",
    "fireflies",
    "rope-swing",
    "under-the-cart",
    "candy-floss",
    "village-dance",
    "fireworks",
    "spinning-top",
    # a sailor’s life
    "delivery-bike",
    "gangplank",
    "hammock",
    "deck-scrubbing",
    "crows-nest",
    "potatoes",
    "tattoo",
    "parrot",
    "engine-room",
    "equator",
    "whale",
    "fog-bell",
    "storm-at-sea",
    "shipwreck",
    "raft",
    "desert-island",
    "rescue",
    "plaster",
    # the circus again
    "poster",
    "found-again",
    "caravan",
    "custard-pie",
    "cannon",
    "dart-thrower",
    "stilts",
    "stuck-wagon",
    "lost-ring",
    "wedding",
    "ferris-wheel",
    # Léopoldine and the cottage
    "drum-cradle",
    "sleepless-night",
    "old-key",
    "ladder",
    "leaky-roof",
    "chimney",
    "painting",
    "pumpkin",
    "bees",
    "bathtub",
    "swing",
    "snowman",
    "bicycle-lesson",
    "violin",
    "telescope",
    "garden-rocket",
    # towards the stars, and over the Atlantic
    "graduation",
    "spacesuit",
    "launch",
    "airport",
    # today
    "phone-call",
    "first-flight",
    "little-hand",
    "candles",
    "kitchen-waltz",
    "merry-go-round",
    "open-hand",
)

MEMORIES: Final = 100
NUMBER: Final = {key: number for number, key in enumerate(KEYS) if key}
CARAVAN: Final = NUMBER["caravan"]  # the card of the tutorial [creux.tutorial]
