"""What is seen at a table of Mafia de Cuba: what is open, and what lies in one's own hands.

Who is out sees what spectators see (cuba.out), and his own bet. What pockets hold is said as in
moves.py: -1 not yet, 0 nothing, 1 to 15 so many diamonds, 16 and more a token.

However long people talk, a view stays small: of what was said it holds the last word of everybody
on each topic, as numbers. All else that was said is in the story that the seat was told.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tablee.games.cuba.state import BAG, INQUIRY, OVER, SETUP, THEFT, WINDOW

Phase = Literal["setup", "bag", "theft", "inquiry", "window", "over"]
PHASES: Final[dict[int, Phase]] = {
    SETUP: "setup",
    BAG: "bag",
    THEFT: "theft",
    INQUIRY: "inquiry",
    WINDOW: "window",
    OVER: "over",
}


class Contents(Struct, frozen=True):
    """What lies in the box."""

    diamonds: int
    loyal: int
    fbi: int
    cia: int
    drivers: int
    cleaner: int


# By topic: diamonds that came, tokens that came, what was left, what was taken; -1: not a word.
# A box is one number (box.py): a diamond counts 1, a Loyal 16, the FBI 96, the CIA 192, a Driver
# 384, the Cleaner 1152. Tokens without diamonds are such a number divided by 16.
Testimony = list[int]


class View(Struct, frozen=True):
    """A table of Mafia de Cuba from one seat."""

    seat: int  # whose view; NOBODY for spectators
    seats: int
    phase: Phase
    godfather: int
    mix: Contents  # what was laid: the tokens, and 15 diamonds
    jokers: int  # that the Godfather still has
    given: list[int]  # who has a joker
    holder: int  # who has the box, while it goes round; NOBODY
    hurried: int  # the usual time with the box is over: how often the holder was waited for
    passed: list[int]  # who has passed it on, in order
    box: Contents | None  # what lies in it, for whoever holds it
    chosen: int  # one's own choice while one holds the box: a token for the bag, or a take; -1
    kept: int  # by the Godfather, for him alone until the end; -1: not yet
    saw: Contents | None  # one's notes: what lay in the box when it came
    left: Contents | None  # one's notes: what lay in it when one passed it on
    took: int  # what one's own pocket holds; -1: nothing yet, or not one's own to know
    bag: int  # the token in the felt bag: 0 to 4, 5 none, for the first player alone until the end
    shown: list[int]  # by seat: what the pocket held, where all have seen it; else -1
    out: list[int]
    accused: list[int]  # in order
    accusation: int  # who must empty his pockets now, while a window is open; NOBODY
    answer: int  # one's own in the window: -1 none, 0 let it pass, 1 PAN!
    shot: int  # the Cleaner who has shot; NOBODY
    found: int  # diamonds that are back
    stolen: int  # in all, for the Godfather alone until the end
    questions: list[int]  # by seat: the topic that awaits an answer; -1
    said: list[Testimony]  # by seat: the last word on each topic
    claimed: int  # how many claims so far
    wavered: list[int]  # who has said two things about one topic
    threads: list[int]  # those who contradict their left-hand neighbour, where the table shows it
    breath: list[int]  # by seat: claims that may still be volunteered before the next accusation
    patience: int  # what the Godfather may still do before he must accuse
    rung: bool  # the time of the investigation is up
    bets: list[int]  # by seat: an ending; HIDDEN: laid; -1: none
    ending: int  # 0 found, 1 an Agent, 2 the Godfather fell, 3 the Cleaner shot an Agent; -1
    winners: list[int]
    truth: list[Testimony]  # once the game is over, by seat: what was true; another word was a lie
    options: Agreed


class Agreed(Struct, frozen=True):
    """What the table agreed on, as far as it is not seen elsewhere."""

    notes: bool
    threads: bool
    minutes: int  # for the investigation; 0: no limit
    hold: int  # seconds that everybody has the box; -1: as usual
