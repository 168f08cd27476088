"""What people do with the objects, for the tests: each a script, acted with some freedom."""

from typing import Final

GESTURES: Final = {
    "taps of a cube": "tap cube1 on palm 4 times",
    "a dart on a fingertip": "tap dart on index.tip 3 times",
    "a cloth is laid": "lay cloth on palm\nwait 1.5 s",
    "a cloth rubs": "rub cloth on palm 4 times",
    "a coin’s edge scratches": "slide coin edge from mound to outer quickly 3 times",
    "a string is pulled": "slide string taut from heel to pads slowly",
    "a string is laid": "lay string on palm\nwait 1.5 s",
    "a ring rolls": "roll ring from heel to middle.tip",
    "a ring lies": "lay ring on palm\nwait 1.5 s",
    "a pawn walks": "walk pawn from heel to pads",
    "a top spins": "spin top on palm",
    "a coin is pressed": "press coin on mound hard 1.5 s",
    "a cube is pressed twice": "press cube1 on heel firmly twice",
    "three cubes fall": "drop cube1 on palm; drop cube2 on pads; drop cube3 on heel",
    "a cube bounces": "bounce cube1 on palm",
    "a dart circles": "circle dart on palm",
    "a coin rubs the heel": "rub coin on heel",
    "a ring touches finger after finger": (
        "tap ring edge on index.tip; tap ring edge on middle.tip; tap ring edge on ring.tip"
    ),
    "a ball of string shakes": "shake string wild on palm",
    "feathers brush": "brush dart feathers from wrist to middle.tip slowly",
    "a pawn falls": "stand pawn on palm\nwait 0.5 s\ntip pawn\nwait 1 s",
    "a cloth wipes": "slide cloth from wrist to middle.tip",
    "four cubes and one is pressed": (
        "lay cube1 on pads left & lay cube2 on pads right\n"
        "lay cube3 on palm left & lay cube4 on palm right\n"
        "tap cube2 hard; tap cube2 hard"
    ),
    "cloth behind the hand": "lay cloth crumpled on back\npress cloth softly",
}
