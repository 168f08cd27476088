"""What lies on a table of Mafia de Cuba, and in its pockets."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.seats import left_of, right_of, sits
from tablee.engine.trays import Window
from tablee.games.cuba.box import (
    KINDS,
    NO_TOKEN,
    diamonds_in,
    is_thief,
    tokens_in,
    weight,
    worth,
)

# What the table is about to do
SEATING: Final = 0  # the lot names the Godfather
SETUP: Final = 1  # the Godfather keeps some diamonds
BAG: Final = 2  # the first player may hide a token
THEFT: Final = 3  # the box goes round
INQUIRY: Final = 4  # the Godfather asks and accuses
WINDOW: Final = 5  # somebody is accused, and the Cleaner may shoot
OVER: Final = 6

# How it ended
NOT_ENDED: Final = -1
FOUND: Final = 0
AGENT: Final = 1
FALLEN: Final = 2
SHOT_AGENT: Final = 3
ENDINGS: Final = 4

# The topics of questions and claims
NO_TOPIC: Final = -1
CAME_DIAMONDS: Final = 0
CAME_TOKENS: Final = 1
LEFT: Final = 2
TAKEN: Final = 3
TOPICS: Final = 4

PATIENCE: Final = 60  # cuba.limit: of the Godfather's, between two accusations
BREATH: Final = 4  # cuba.limit: claims that one may volunteer between two accusations
STEPS: Final = 12  # cuba.hold: so often the holder is waited for; then the box goes with the answer


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """Secret are what the Godfather kept, the bag and the pockets; all else follows, or is open.

    Of what was said, the last word of each seat on each topic is kept, as one number: diamonds,
    the tokens in a box without diamonds (divided by 16), a box, a take. The rest is in the story.
    """

    def __init__(
        self,
        mix: i64,
        kept: i64,
        bag: i64,
        takes: vec[i64],
        box: i64,
        chosen: i64,
        hurried: i64,
        godfather: i64,
        holder: i64,
        jokers: i64,
        out: i64,
        shown: i64,
        accused: list[int],
        given: i64,
        accusation: i64,
        shot: i64,
        answers: Window,
        found: i64,
        questions: vec[i64],
        said: vec[i64],
        claimed: i64,
        wavered: i64,
        breath: vec[i64],
        patience: i64,
        rung: bool,
        bets: vec[i64],
        due: i64,
        ending: i64,
        notes: bool,
        threads: bool,
        minutes: i64,
        hold: i64,
    ) -> None:
        self.mix = mix  # the box as it was laid, with 15 diamonds
        self.kept = kept  # cuba.setup.remove; NOT_YET
        self.bag = bag  # cuba.first.hide: a token, NO_TOKEN, or NOT_YET
        self.takes = takes  # by seat: what the pocket holds, or NOT_YET
        self.box = box  # what lies in it now
        self.chosen = chosen  # cuba.hold: what the holder has chosen, until the box goes on
        self.hurried = hurried  # cuba.hold: how often the holder was waited for
        self.godfather = godfather
        self.holder = holder  # who has the box
        self.jokers = jokers
        self.out = out  # cuba.out: a set of seats
        self.shown = shown  # whose pockets all have seen: a set of seats
        self.accused = accused  # in order
        self.given = given  # who has a joker: a set of seats
        self.accusation = accusation  # who must empty his pockets, while a window is open
        self.shot = shot  # cuba.cleaner: who has shot
        self.answers = answers  # table.window
        self.found = found  # diamonds that are back
        self.questions = questions  # by seat: the topic that awaits an answer
        self.said = said  # cuba.talk: by seat and topic; public, and no rule ever looks at it
        self.claimed = claimed  # how many claims so far
        self.wavered = wavered  # who has said two things about one topic: a set of seats
        self.breath = breath  # by seat: how many claims may still be volunteered (cuba.limit)
        self.patience = patience  # cuba.limit
        self.rung = rung  # cuba.clock: time is up
        self.bets = bets  # cuba.bet: by seat, an ending or NOT_YET
        self.due = due
        self.ending = ending
        self.notes = notes
        self.threads = threads
        self.minutes = minutes
        self.hold = hold

    def copy(self) -> State:
        return State(
            self.mix,
            self.kept,
            self.bag,
            self.takes[:],
            self.box,
            self.chosen,
            self.hurried,
            self.godfather,
            self.holder,
            self.jokers,
            self.out,
            self.shown,
            self.accused[:],
            self.given,
            self.accusation,
            self.shot,
            self.answers.copy(),
            self.found,
            self.questions[:],
            self.said[:],
            self.claimed,
            self.wavered,
            self.breath[:],
            self.patience,
            self.rung,
            self.bets[:],
            self.due,
            self.ending,
            self.notes,
            self.threads,
            self.minutes,
            self.hold,
        )

    def seats(self) -> i64:
        return len(self.takes)

    def first(self) -> i64:
        """The first player, on the Godfather's left."""
        return left_of(self.godfather, len(self.takes))

    def last(self) -> i64:
        return right_of(self.godfather, len(self.takes))

    def filled(self) -> i64:
        """The box as it went to the first player; cuba.setup.remove: 10 to 15 diamonds."""
        if self.kept < 0:
            return self.mix
        return self.mix - self.kept

    def box_for(self, seat: i64) -> i64:
        """What lay in the box when it came to this seat (the Godfather: when it came back)."""
        seats: i64 = len(self.takes)
        box = self.filled()
        other = self.first()
        while other != seat:
            box -= self.gone_with(other)
            other = left_of(other, seats)
        return box

    def gone_with(self, seat: i64) -> i64:
        """What this seat took out of the box, the bag with it."""
        gone: i64 = 0
        if self.takes[seat] > 0:
            gone = worth(self.takes[seat])
        if seat == self.first() and 0 <= self.bag < NO_TOKEN:
            gone += weight(self.bag)
        return gone

    def stolen(self) -> i64:
        """All diamonds that went into pockets, found again or not."""
        total: i64 = 0
        for seat in range(i64(len(self.takes))):
            if is_thief(self.takes[seat]):
                total += self.takes[seat]
        return total

    def still_in(self, seat: i64) -> bool:
        return not sits(seat, self.out)

    def last_word(self, seat: i64, topic: i64) -> i64:
        """What this seat has last said about a topic; NOT_YET: nothing."""
        return self.said[seat * TOPICS + topic]

    def inventory(self) -> list[int]:
        """All diamonds, all tokens by kind, all jokers."""
        lies = self.box
        for seat in range(i64(len(self.takes))):
            lies += self.gone_with(seat)
        jokers = self.jokers
        for seat in range(i64(len(self.takes))):
            if sits(seat, self.given):
                jokers += 1
        kept: i64 = self.kept
        if kept < 0:
            kept = 0
        tokens: list[int] = [tokens_in(lies, kind) for kind in range(i64(KINDS))]
        return [diamonds_in(lies) + kept, *tokens, jokers]
