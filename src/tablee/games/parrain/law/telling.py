"""Telling an excuse: a card, a story and those named in it; and the beat that follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, members, only, ring
from tablee.engine.trays import NO_ANSWER, window
from tablee.games.parrain.law.cancelling import cancel_with
from tablee.games.parrain.law.events import (
    DREW,
    EXCUSE_TOLD,
    EXCUSES_RAN_OUT,
    SAID,
    STEPPED_BACK,
    STEPPED_IN,
)
from tablee.games.parrain.law.excuses import EXCUSES, RED
from tablee.games.parrain.law.moves import GESTURES
from tablee.games.parrain.law.state import (
    BEAT,
    FLOOR,
    HAND,
    HELPING,
    NAMING,
    NO_CARD,
    State,
    helpers,
    side_of,
)
from tablee.games.parrain.law.turn import change_anger, discard_all

LETS_PASS: Final = 0  # answers in a beat; 1 to 3: cancel with the card in that place
STEPS_IN: Final = 4

MOST_COUNTED: Final = 3  # parrain.three


def tell(s: State, teller: i64, place: i64, mentions: i64, ear: Ear) -> None:
    """parrain.play: the card goes into play, and its teller draws another."""
    if len(s.cards) >= MOST_COUNTED and s.anger != RED:
        change_anger(s, 1, ear)  # parrain.three: anger rises first, and the three are gone
        discard_all(s)
    card = take_from_hand(s, teller, place)
    mentions &= ring(s.seats()) & ~only(teller)
    s.cards.append(card)
    s.tellers.append(teller)
    s.mentions.append(mentions)
    s.struck.append(0)
    if teller != s.turn:
        s.helped |= only(teller)  # parrain.help: one in each turn
    s.stepped = NOBODY
    s.retort = NOBODY
    # parrain.cancel.mentioned: opponents who were named, and no longer those named before
    s.named = mentions & ~(side_of(s, s.turn) | only(s.godfather))
    s.due = BEAT
    ear.hear(EVERYBODY, EXCUSE_TOLD, teller, card + EXCUSES * mentions)


def take_from_hand(s: State, seat: i64, place: i64) -> i64:
    """A card leaves the hand; its owner draws a new one (parrain.play)."""
    card = s.card(seat, place)
    s.hands[seat * HAND + place] = NO_CARD
    s.drawing = seat
    return card


def draw(s: State, chance: Chance, ear: Ear) -> None:
    seat = s.drawing
    place: i64 = 0
    while s.card(seat, place) != NO_CARD:
        place += 1
    s.hands[seat * HAND + place] = s.pile.draw(chance)
    s.drawing = NOBODY
    ear.hear(only(seat), DREW, seat, s.card(seat, place))
    if s.left() == 0:  # parrain.end.pile: play stops; an open accusation or beat lapses
        discard_all(s)
        s.accused = NOBODY
        s.due = NAMING
        ear.hear(EVERYBODY, EXCUSES_RAN_OUT, 0, 0)
    elif s.due == BEAT:
        open_beat(s)


def open_beat(s: State) -> None:
    """parrain.beat: whoever may cancel or help is asked, whatever the hands hold."""
    s.answers = window(s.named | helpers(s) | only(s.godfather), s.seats())


def close_beat(s: State, ear: Ear) -> None:
    """parrain.beat: turn order decides, from the teller on; the others keep their cards."""
    if s.struck[-1] == 1:  # one cancel is enough: the Godfather's
        for named in members(s.named):
            s.answers.answer(named, NO_ANSWER)
        s.named = NO_SEATS
    seat = s.answers.first_to_react(s.tellers[-1], LETS_PASS)
    answer: i64 = LETS_PASS
    if seat != NOBODY:
        answer = s.answers.answers[seat]
    s.answers = window(NO_SEATS, s.seats())
    s.due = FLOOR
    if answer == STEPS_IN:
        s.stepped = seat
        s.due = HELPING
        ear.hear(EVERYBODY, STEPPED_IN, seat, 0)
    elif answer > LETS_PASS:
        cancel(s, seat, answer - 1, ear)


def cancel(s: State, seat: i64, place: i64, ear: Ear) -> None:
    """parrain.cancel.mentioned: any excuse of one's own will do, and one draws another."""
    cancel_with(s, seat, take_from_hand(s, seat, place), ear)


def step_back(s: State, ear: Ear) -> None:
    """parrain.help: who stepped in and says nothing has had his chance in this turn."""
    s.helped |= only(s.stepped)
    ear.hear(EVERYBODY, STEPPED_BACK, s.stepped, 0)
    s.stepped = NOBODY
    s.due = FLOOR


def say(s: State, seat: i64, gesture: i64, ear: Ear) -> None:
    """parrain.talk: words bind nobody; the Godfather has so many in a turn, a retort is one."""
    if seat == s.godfather:
        s.breath -= 1
    else:
        s.retort = NOBODY
    ear.hear(EVERYBODY, SAID, seat, gesture)


def any_mentions(s: State, chance: Chance) -> i64:
    """Anybody may be named."""
    return chance.below(int(ring(s.seats())) + 1)


def any_gesture(chance: Chance) -> i64:
    return chance.below(GESTURES)
