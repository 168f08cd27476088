"""What lies on the table of a hearing, and in its bags and hands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, only, sits
from tablee.engine.trays import Window
from tablee.games.parrain.law.excuses import works

# What the table is about to do
CASTING: Final = 0  # the croupier deals characters
MONEY: Final = 1  # the croupier deals the money
BAGS: Final = 2  # the other bags
BOSS: Final = 3  # parrain.boss-bag: the Godfather's
JOINING: Final = 4  # whose bag is mixed in with those of Wife and Accountant
MIXING: Final = 5
HANDS: Final = 6
FLOOR: Final = 7  # whose turn it is tells, or accuses
BEAT: Final = 8  # parrain.beat: a card was played, and others get their word in
HELPING: Final = 9  # the partner has stepped in
JUDGING: Final = 10  # somebody is accused: is the Godfather convinced?
EFFECT: Final = 11  # the accuser does something to the bags
NAMING: Final = 12  # the excuses have run out
OVER: Final = 13

# How it ended
NOT_ENDED: Final = -1
FOUND: Final = 0  # concrete on the money
MISSED: Final = 1  # concrete on somebody else
BOSS_KEPT: Final = 2  # the Godfather himself had it
BOSS_HAD_MONEY: Final = 3  # trapped
BOSS_HAD_WEAPONS: Final = 4  # trapped
INFORMER_ERRED: Final = 5  # a trap, and nothing in the bag
INFORMER_HAD_MONEY: Final = 6

GODFATHER: Final = 1  # parrain.characters
HENCHMAN: Final = 2
WIFE: Final = 3
ACCOUNTANT: Final = 4

THE_MONEY: Final = 0  # parrain.bags
WEAPONS: Final = 1
ALL_BAGS: Final = 11
NO_BAG: Final = -1
NO_CARD: Final = -1
HAND: Final = 3  # parrain.setup.hand
FOUR: Final = 4  # parrain.four: a table without partners

# What happened to the bags; of each step four numbers are kept: kind, who, whom or which way, turn
LOOKING: Final = 0
TURNING: Final = 1
SWAPPING: Final = 2
STEP: Final = 4

# parrain.talk: in each turn
BREATH: Final = 6  # words of the Godfather's
LAUGHS: Final = 3  # gestures of anybody
WHISPERS: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """Secret are the bags, the hands, whispers, and what was answered in an open beat."""

    def __init__(
        self,
        characters: vec[i64],
        partners: vec[i64],
        godfather: i64,
        undealt: Pile,
        dealt: vec[i64],
        settled: vec[i64],
        bags: vec[i64],
        first: i64,
        mixed: i64,
        steps: list[int],
        pile: Pile,
        spare: i64,
        hands: vec[i64],
        cards: list[int],
        tellers: list[int],
        mentions: list[int],
        struck: list[int],
        discards: list[int],
        anger: i64,
        turn: i64,
        hearing: i64,
        accuser: i64,
        accused: i64,
        helped: i64,
        named: i64,
        stepped: i64,
        retort: i64,
        breath: i64,
        reactions: vec[i64],
        whispers: vec[i64],
        quiet: i64,
        answers: Window,
        drawing: i64,
        due: i64,
        ending: i64,
        culprit: i64,
        informer: i64,
        side_by_side: bool,
        boss_bag: bool,
    ) -> None:
        self.characters = characters  # by seat; 0: not yet
        self.partners = partners  # by seat: whom one stands by; NOBODY
        self.godfather = godfather
        self.undealt = undealt  # bags that nobody has
        self.dealt = dealt  # by seat: the bag that its owner looked at
        self.settled = settled  # by seat: the bag after the mixing
        self.bags = bags  # by seat: the bag now
        self.first = first  # who showed the money
        self.mixed = mixed  # whose bags were mixed: a set of seats
        self.steps = steps  # what happened to the bags since, all of it seen by all
        self.pile = pile
        self.spare = spare  # parrain.pile: excuses that are never reached
        self.hands = hands  # by seat, three each
        self.cards = cards  # in play, in order
        self.tellers = tellers  # side by side with them
        self.mentions = mentions  # sets of seats
        self.struck = struck  # 1: cancelled
        self.discards = discards
        self.anger = anger
        self.turn = turn
        self.hearing = hearing  # how many turns there have been, this one included
        self.accuser = accuser  # who has just accused the one whose turn it is
        self.accused = accused  # while the Godfather judges, and the accuser does something
        self.helped = helped  # parrain.help: who has had his card in this turn, a set of seats
        self.named = named  # who may still cancel the last card, a set of seats
        self.stepped = stepped  # the partner who has the floor
        self.retort = retort  # parrain.talk: who has cancelled and may say why
        self.breath = breath  # parrain.talk: what the Godfather may still say in this turn
        self.reactions = reactions  # parrain.talk: by seat, gestures left in this turn
        self.whispers = whispers  # parrain.talk: by seat, likewise
        self.quiet = quiet  # parrain.talk: who has nothing to add to this card, a set of seats
        self.answers = answers  # table.window: 0 let pass, 1 to 3 a place in hand, 4 stepping in
        self.drawing = drawing  # who draws a card, in place of which; NOBODY
        self.due = due
        self.ending = ending
        self.culprit = culprit
        self.informer = informer
        self.side_by_side = side_by_side
        self.boss_bag = boss_bag

    def copy(self) -> State:
        return State(
            self.characters[:],
            self.partners[:],
            self.godfather,
            self.undealt.copy(),
            self.dealt[:],
            self.settled[:],
            self.bags[:],
            self.first,
            self.mixed,
            self.steps[:],
            self.pile.copy(),
            self.spare,
            self.hands[:],
            self.cards[:],
            self.tellers[:],
            self.mentions[:],
            self.struck[:],
            self.discards[:],
            self.anger,
            self.turn,
            self.hearing,
            self.accuser,
            self.accused,
            self.helped,
            self.named,
            self.stepped,
            self.retort,
            self.breath,
            self.reactions[:],
            self.whispers[:],
            self.quiet,
            self.answers.copy(),
            self.drawing,
            self.due,
            self.ending,
            self.culprit,
            self.informer,
            self.side_by_side,
            self.boss_bag,
        )

    def seats(self) -> i64:
        return len(self.characters)

    def seat_of(self, character: i64) -> i64:
        for seat in range(self.seats()):
            if self.characters[seat] == character:
                return seat
        return NOBODY

    def has_a_bag(self, seat: i64) -> bool:
        """parrain.setup.bags: the Godfather has none, but for parrain.boss-bag."""
        return self.boss_bag or seat != self.godfather

    def money(self) -> i64:
        """Who has it now."""
        for seat in range(self.seats()):
            if self.bags[seat] == THE_MONEY:
                return seat
        return NOBODY

    def card(self, seat: i64, place: i64) -> i64:
        return self.hands[seat * HAND + place]

    def left(self) -> i64:
        """How many excuses may still be drawn."""
        return self.pile.size - self.spare

    def works(self, at: i64) -> bool:
        """parrain.accuse: not cancelled, and it works at this anger."""
        return self.struck[at] == 0 and works(self.cards[at], self.anger)

    def convinces(self) -> bool:
        """parrain.accuse: is there a card in play that works?"""
        for at in range(i64(len(self.cards))):
            if self.works(at):
                return True
        return False

    def inventory(self) -> list[int]:
        """All excuses; all bags."""
        excuses = self.pile.size + len(self.cards) + len(self.discards)
        for card in self.hands:
            if card != NO_CARD:
                excuses += 1
        bags = self.undealt.size
        for seat in range(self.seats()):
            if self.bags[seat] != NO_BAG:
                bags += 1
        return [excuses, bags]


def partner(s: State, seat: i64) -> i64:
    """parrain.partner: 2-3, 4-5, 6-7 …; whose partner is missing has the Henchman."""
    character = s.characters[seat]
    if s.seats() == FOUR or character == GODFATHER:
        return NOBODY  # parrain.four
    other = s.seat_of(character + 1 if character % 2 == 0 else character - 1)
    return s.seat_of(HENCHMAN) if other == NOBODY else other


def helpers(s: State) -> i64:
    """parrain.help: those whose partner has the turn, and who have not helped yet."""
    found: i64 = NO_SEATS
    for seat in range(s.seats()):
        if s.partners[seat] == s.turn and not sits(seat, s.helped):
            found |= only(seat)
    return found


def side_of(s: State, seat: i64) -> i64:
    """parrain.cancel.mentioned: who stands with this seat: himself, his partner, his helpers."""
    found = only(seat)
    for other in range(s.seats()):
        if s.partners[other] == seat or s.partners[seat] == other:
            found |= only(other)
    return found


def circle(s: State, seat: i64) -> i64:
    """parrain.talk: who hears a whisper: one's partner, and those whose partner one is."""
    return side_of(s, seat) & ~only(seat)
