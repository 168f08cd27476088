"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.seats import NOBODY, left_of, members, right_of
from tablee.engine.trays import NO_ANSWER
from tablee.games.palab.cards import (
    BOL,
    HAPPENINGS,
    KINDS,
    MIROIR,
    NO_CARD,
    NO_SECRET,
    TO_FOU,
    cards_of,
    figures,
)
from tablee.games.palab.gauge import gauge_after, meaning_of
from tablee.games.palab.state import CHOICE, FULL, LEFTOVER, NO_FIGURE, Bag, State
from tablee.games.palab.view import ANSWERS, PHASES, Gift, OnTop, Prospect, Question, View


def look(s: State, seat: i64) -> View:
    own = seat >= 0
    return View(
        seat=seat,
        phase=PHASES[s.due],
        round=s.round,
        turn=s.turn,
        loser=s.loser,
        gauge=s.gauge,
        clockwise=s.clockwise,
        hand=cards_of(s.hands[seat]) if own else [],
        hand_sizes=[hand.size for hand in s.hands],
        limits=[s.limit(one) for one in range(s.seats())],
        prospects=prospects(s, seat) if own else [],
        choices=choices(s),
        played=[*s.played],
        stands=[*s.stands],
        mirror=meaning_of(s, MIROIR),
        discards=cards_of(s.discards),
        pile=s.to_draw(),
        on_top=[on_top(bag, seat) for bag in s.bags],
        remakes=s.remakes,
        front=list(s.front),
        secrets=list(s.secrets),
        used=members(s.used),
        charm=s.charm,
        losses=losses(s),
        question=question(s),
        asked=members(s.window.asked),
        answer=ANSWERS[s.window.answers[seat]] if own else "",
        cancellable=s.last,
        cancel_gauge=s.last_gauge,
        cancel_clockwise=s.last_clockwise,
        events=s.stars,
        events_left=what_may_happen(s),
        event=s.happening,
        dry=s.dry,
        answered=members(s.tray.answered),
        chosen=chosen(s, seat) if own else [],
        offer=[*s.offer],
        chooser=s.chooser,
        leftover=s.leftover,
        refreshed=s.refreshed,
        gifts=[sum(card != NO_CARD for card in gave(s, one)) for one in range(s.seats())],
        gave=[card for card in gave(s, seat) if card != NO_CARD] if own else [],
        received=received(s, seat) if own else [],
        shown=list(s.shown),
        known=[known(s, seat, one) if own and one != seat else [] for one in range(s.seats())],
        among=known(s, seat, s.seats()) if own else [],
        may_know=[members(about) for about in s.memory.about],
    )


def what_may_happen(s: State) -> list[int]:
    """palab.stars: once all events have come, all may come again."""
    left = [one for one, copies in enumerate(s.happenings.counts) if copies]
    return left if left or not s.stars else [*range(1, HAPPENINGS + 1)]


def losses(s: State) -> list[int]:
    """palab.round.end: whoever has turned a secret has lost a round, and the loser two."""
    return [
        int(secret != NO_SECRET) + int(seat == s.shame) for seat, secret in enumerate(s.secrets)
    ]


def prospects(s: State, seat: int) -> list[Prospect]:
    """One's own cards at the present gauge; the secret in force is that of whoever has the turn."""
    charm = s.charm if seat == s.turn else NO_SECRET
    found: list[Prospect] = []
    for card in dict.fromkeys(cards_of(s.hands[seat])):
        found += ways(s, seat, card, meaning_of(s, card), charm)
    return found


def choices(s: State) -> list[Prospect]:
    if s.due == CHOICE:
        return ways(s, s.turn, s.laid.card, s.laid.meaning, s.charm)
    if s.due == LEFTOVER:
        return ways(s, NOBODY, s.leftover, meaning_of(s, s.leftover), NO_SECRET)
    return []


def ways(s: State, seat: int, card: int, meaning: int, charm: int) -> list[Prospect]:
    found: list[Prospect] = []
    for figure in figures(meaning) or [NO_FIGURE]:
        gauge = gauge_after(s.gauge, meaning, figure, charm)
        loses = gauge > FULL or card == BOL
        shown = None if figure == NO_FIGURE else figure
        found.append(Prospect(card, meaning, shown, gauge, loses))
    if card == TO_FOU and NOBODY not in (seat, s.last) and seat != s.last:  # palab.to-fou.turn
        found.append(Prospect(card, meaning, None, s.last_gauge, False))
    return found


def question(s: State) -> Question | None:
    laid = s.laid
    if laid.card == NO_CARD:
        return None
    return Question(
        laid.card,
        laid.meaning,
        None if laid.figure == NO_FIGURE else laid.figure,
        None if laid.target == NOBODY else laid.target,
        laid.cancels,
        [*laid.cries],
        len(laid.cries) % 2 == 0,
    )


def on_top(bag: Bag, seat: int) -> OnTop:
    """palab.event.10: what the others drew of it unseen may be there still."""
    cards = cards_of(bag.pile)
    for other, taken in enumerate(bag.taken):
        if other != seat:
            cards += taken
    mine = [] if seat == NOBODY else [*bag.taken[seat]]
    return OnTop(bag.pile.size, sorted(cards), [len(taken) for taken in bag.taken], mine)


def chosen(s: State, seat: int) -> list[int]:
    answer = s.tray.answers[seat]
    if answer == NO_ANSWER:
        return []
    cards = [answer % KINDS, answer // KINDS - 1]  # palab.event.3: to the left, to the right
    return [card for card in cards if card != NO_CARD]


def gave(s: State, seat: int) -> list[int]:
    """palab.event.3: to the left, to the right."""
    return list(s.given[2 * seat : 2 * seat + 2])


def received(s: State, seat: int) -> list[Gift]:
    """palab.event.3: from the right, who gave to the left, and from the left."""
    right, left = right_of(seat, s.seats()), left_of(seat, s.seats())
    gifts = [Gift(right, s.given[2 * right]), Gift(left, s.given[2 * left + 1])]
    return [gift for gift in gifts if gift.card != NO_CARD]


def known(s: State, knower: int, holder: int) -> list[int]:
    """Cards that one knows to be in that hand, or among all other hands."""
    return [*s.memory.of(knower, holder)]
