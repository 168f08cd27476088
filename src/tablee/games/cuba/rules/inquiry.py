"""The investigation: questions, claims, accusations, and PAN!"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import (
    EVERYBODY,
    NO_SEATS,
    NOBODY,
    all_but,
    left_of,
    only,
    ring,
    sits,
)
from tablee.engine.trays import window
from tablee.games.cuba.box import CLEANER, NOT_YET, is_agent, is_thief, tokens_in
from tablee.games.cuba.events import (
    ACCUSED,
    BAG_OPENED,
    BET_LAID,
    ENDED,
    FELL,
    GUESSED_RIGHT,
    JOKER_GIVEN,
    LISTENED,
    QUESTIONED,
    RECOVERED,
    SAID_DIAMONDS,
    SHOT,
    SHOWED,
    STAYED_SILENT,
    TIME_CALLED,
    WENT_OUT,
    WON,
)
from tablee.games.cuba.moves import SAY_DIAMONDS, SAY_LEFT, SAY_TAKE, SAY_TOKENS
from tablee.games.cuba.state import (
    AGENT,
    BREATH,
    CAME_DIAMONDS,
    CAME_TOKENS,
    FALLEN,
    FOUND,
    INQUIRY,
    LEFT,
    NO_TOPIC,
    OVER,
    PATIENCE,
    SHOT_AGENT,
    TAKEN,
    TOPICS,
    WINDOW,
    State,
)
from tablee.games.cuba.winning import winners


def inquire(s: State, target: i64, topic: i64, ear: Ear) -> None:
    """cuba.talk: the Godfather asks whom he likes; cuba.limit: as long as he has patience."""
    s.questions[target] = topic
    s.patience -= 1
    ear.hear(EVERYBODY, QUESTIONED, target, topic)


def listen(s: State, ear: Ear) -> None:
    """cuba.talk: the others talk, and the Godfather bides his time."""
    s.patience -= 1
    ear.hear(EVERYBODY, LISTENED, s.godfather, 0)


def stay_silent(s: State, seat: i64, ear: Ear) -> None:
    """cuba.answer: silence is an answer, too."""
    s.questions[seat] = NO_TOPIC
    ear.hear(EVERYBODY, STAYED_SILENT, seat, 0)


def say(s: State, seat: i64, move: i64, ear: Ear) -> None:
    """cuba.talk: a claim binds nobody; it is told, and the last word is kept for all to see."""
    topic = topic_said(move)
    what = move - form_about(topic)
    before = s.last_word(seat, topic)
    if before != NOT_YET and before != what:
        s.wavered |= only(seat)
    s.said[seat * TOPICS + topic] = what
    s.claimed += 1
    if s.questions[seat] != NO_TOPIC:
        s.questions[seat] = NO_TOPIC
    else:
        s.breath[seat] -= 1  # cuba.limit
    ear.hear(EVERYBODY, SAID_DIAMONDS + topic, seat, what)


def topic_said(move: i64) -> i64:
    if move >= SAY_TAKE:
        return TAKEN
    if move >= SAY_LEFT:
        return LEFT
    if move >= SAY_TOKENS:
        return CAME_TOKENS
    return CAME_DIAMONDS


def form_about(topic: i64) -> i64:
    """The first number of the form for claims about this topic."""
    if topic == TAKEN:
        return SAY_TAKE
    if topic == LEFT:
        return SAY_LEFT
    if topic == CAME_TOKENS:
        return SAY_TOKENS
    return SAY_DIAMONDS


def bet(s: State, seat: i64, ending: i64, ear: Ear) -> None:
    """cuba.bet: who is out bets once on the end; on what, nobody is told."""
    s.bets[seat] = ending
    ear.hear(EVERYBODY, BET_LAID, seat, 0)


def call_time(s: State, ear: Ear) -> None:
    """cuba.clock: from now on the Godfather does nothing but accuse."""
    s.rung = True
    ear.hear(EVERYBODY, TIME_CALLED, s.godfather, 0)
    close_questions(s)


def close_questions(s: State) -> None:
    for seat in range(s.seats()):
        s.questions[seat] = NO_TOPIC


def may_be_accused(s: State, seat: i64) -> bool:
    """cuba.accuse: somebody still in who was not accused before."""
    return seat != s.godfather and s.still_in(seat) and not sits(seat, s.shown)


def next_to_accuse(s: State) -> i64:
    """Whom silence accuses: the next to the Godfather's left."""
    seat = s.first()
    while not may_be_accused(s, seat):
        seat = left_of(seat, s.seats())
    return seat


def accuse(s: State, target: i64, ear: Ear) -> None:
    """cuba.accuse: empty your pockets! cuba.cleaner: but somebody may be quicker."""
    ear.hear(EVERYBODY, ACCUSED, target, 0)
    close_questions(s)
    s.accused.append(target)
    s.accusation = target
    if the_cleaner_may_shoot(s):
        others = ring(s.seats()) & ~s.out & all_but(s.godfather) & all_but(target)
        s.answers = window(others, s.seats())
        s.due = WINDOW
    else:
        empty_pockets(s, ear)


def the_cleaner_may_shoot(s: State) -> bool:
    """cuba.cleaner: at a table with him, until he has shot. All can reckon that."""
    return tokens_in(s.mix, CLEANER) > 0 and s.shot == NOBODY


def close_window(s: State, ear: Ear) -> None:
    shooter = s.answers.first_to_react(s.accusation, 0)
    s.answers = window(NO_SEATS, s.seats())
    if shooter == NOBODY:
        empty_pockets(s, ear)
    else:
        shoot(s, shooter, ear)


def empty_pockets(s: State, ear: Ear) -> None:
    """cuba.accuse: all see what is shown."""
    seat = s.accusation
    take = show(s, seat, ear)
    if is_thief(take):
        give_back(s, seat, ear)
        go_out(s, seat, ear)  # cuba.thief
        go_on(s, ear)
    elif is_agent(take):
        end(s, AGENT, ear)  # cuba.agent: no joker can buy him
    elif s.jokers > 0:
        s.jokers -= 1  # cuba.innocent: with an apology, and he stays in
        s.given |= only(seat)
        ear.hear(EVERYBODY, JOKER_GIVEN, seat, s.jokers)
        go_on(s, ear)
    else:
        s.out |= only(s.godfather)  # cuba.innocent: no joker left
        ear.hear(EVERYBODY, FELL, s.godfather, 0)
        end(s, FALLEN, ear)


def shoot(s: State, shooter: i64, ear: Ear) -> None:
    """cuba.cleaner: an Agent shot, and he wins alone; else both are out, and nobody is at fault."""
    s.shot = shooter
    s.shown |= only(shooter)
    ear.hear(EVERYBODY, SHOT, shooter, s.accusation)
    take = show(s, s.accusation, ear)
    if is_agent(take):
        go_out(s, s.accusation, ear)
        end(s, SHOT_AGENT, ear)
        return
    if is_thief(take):
        give_back(s, s.accusation, ear)
    go_out(s, s.accusation, ear)
    go_out(s, shooter, ear)
    go_on(s, ear)


def show(s: State, seat: i64, ear: Ear) -> i64:
    s.shown |= only(seat)
    ear.hear(EVERYBODY, SHOWED, seat, s.takes[seat])
    return s.takes[seat]


def give_back(s: State, seat: i64, ear: Ear) -> None:
    """cuba.thief: the diamonds lie before the Godfather now."""
    s.found += s.takes[seat]
    ear.hear(EVERYBODY, RECOVERED, s.takes[seat], s.found)


def go_out(s: State, seat: i64, ear: Ear) -> None:
    """cuba.out: who is out says nothing more."""
    s.out |= only(seat)
    ear.hear(EVERYBODY, WENT_OUT, seat, 0)


def go_on(s: State, ear: Ear) -> None:
    """cuba.end.found: all stolen diamonds are back; or else the next stretch begins.

    cuba.all-thieves: where everybody stole, it comes to that whatever the Godfather does.
    """
    if s.found == s.stolen():
        end(s, FOUND, ear)
        return
    s.accusation = NOBODY
    s.due = INQUIRY
    s.patience = PATIENCE  # cuba.limit
    for seat in range(s.seats()):
        s.breath[seat] = BREATH


def end(s: State, ending: i64, ear: Ear) -> None:
    s.ending = ending
    s.due = OVER
    if ending == FALLEN:
        for seat in range(s.seats()):  # cuba.end.fallen: the Thieves still in show
            if is_thief(s.takes[seat]) and s.still_in(seat):
                show(s, seat, ear)
    ear.hear(EVERYBODY, BAG_OPENED, s.bag, 0)
    ear.hear(EVERYBODY, ENDED, ending, 0)
    won = winners(s)
    for seat in range(s.seats()):
        if sits(seat, won):
            ear.hear(EVERYBODY, WON, seat, 0)
    for seat in range(s.seats()):
        if s.bets[seat] == ending:
            ear.hear(EVERYBODY, GUESSED_RIGHT, seat, 0)
