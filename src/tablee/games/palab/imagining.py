"""A table that fits a view: whatever this seat can't know is dealt anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, left_of, only, right_of
from tablee.engine.trays import NO_ANSWER, sealed, window
from tablee.games.palab.cards import (
    HAPPENINGS,
    KINDS,
    NO_CARD,
    SECRETS,
    TO_FOU,
    cards_of,
    empty_pile,
    full_deck,
    mauve,
    pile_of,
)
from tablee.games.palab.memory import Memory, nothing_known
from tablee.games.palab.moves import CANCEL, LET_PASS
from tablee.games.palab.numbers import both
from tablee.games.palab.state import NO_FIGURE, Bag, Laid, State, nothing_laid
from tablee.games.palab.view import ANSWERS, PHASES, OnTop, Question, View

SHORT: Final = 2  # palab.secret.overflow


def imagine(view: View, chance: Chance) -> State:
    seats = len(view.hand_sizes)
    unseen = what_is_unseen(view)
    bags = imagined_bags(view, unseen, chance)
    hands, pile = imagined_hands(view, unseen, chance)
    while not fits(view, hands):
        hands, pile = imagined_hands(view, unseen, chance)
    s = State(seats, view.events, pile, hands, imagined_memory(view, hands, chance),
              sealed(NO_SEATS, seats), window(NO_SEATS, seats))  # fmt: skip
    lay_out(s, view)
    s.bags = bags
    s.given = imagined_gifts(view, chance)
    if view.phase == "react":
        imagine_answers(s, view, chance)
    elif view.phase in ("giving", "revealing"):
        imagine_choices(s, view, chance)
    return s


def lay_out(s: State, view: View) -> None:
    """Whatever lies open."""
    s.played, s.stands, s.discards = [*view.played], [*view.stands], pile_of(view.discards)
    s.front, s.secrets = vec[i64](view.front), vec[i64](view.secrets)
    left = [int(secret not in view.secrets) for secret in range(SECRETS)]
    s.box = Pile(vec[i64](left), sum(left))
    s.used = sum(only(seat) for seat in view.used)
    s.short = sum(only(seat) for seat, limit in enumerate(view.limits) if limit == SHORT)
    s.charm, s.gauge, s.clockwise, s.round = view.charm, view.gauge, view.clockwise, view.round
    s.turn, s.laid = view.turn, laid(view.question)
    s.last, s.last_gauge = view.cancellable, view.cancel_gauge
    s.last_clockwise = view.cancel_clockwise
    left = [int(one in view.events_left) for one in range(HAPPENINGS + 1)]
    s.happenings = Pile(vec[i64](left), sum(left))
    s.happening, s.dry, s.shown = view.event, view.dry, vec[i64](view.shown)
    s.offer, s.chooser, s.leftover = [*view.offer], view.chooser, view.leftover
    s.refreshed, s.remakes, s.loser = view.refreshed, view.remakes, view.loser
    s.shame = view.losses.index(2) if 2 in view.losses else NOBODY
    s.due = PHASES.index(view.phase)


def laid(question: Question | None) -> Laid:
    if question is None:
        return nothing_laid()
    return Laid(
        question.card,
        question.stands,
        NO_FIGURE if question.figure is None else question.figure,
        NOBODY if question.target is None else question.target,
        question.cancels,
        [*question.cries],
    )


def what_is_unseen(view: View) -> Pile:
    """All cards but those that this seat knows the place of."""
    unseen = full_deck(view.events)
    alone = [card for card in (*view.front, view.leftover) if card != NO_CARD]
    for cards in (
        view.hand,
        view.played,
        view.discards,
        view.offer,
        alone,
        view.among,
        *view.known,
    ):
        for card in cards:
            unseen.add(card, -1)
    return unseen


def imagined_bags(view: View, unseen: Pile, chance: Chance) -> list[Bag]:
    """palab.event.10: the cards of a bag are taken off the unseen ones, as soon as all fit."""
    while True:
        rest = unseen.copy()
        bags = [imagined_bag(view.seat, top, rest, chance) for top in view.on_top]
        found = [bag for bag in bags if bag is not None]
        if len(found) == len(bags):
            unseen.counts, unseen.size = rest.counts, rest.size
            return found


def imagined_bag(seat: int, top: OnTop, unseen: Pile, chance: Chance) -> Bag | None:
    """Any of the cards that may be there still; the others took the rest."""
    possible = pile_of(top.cards)
    cards = empty_pile()
    for _ in range(top.size):
        free = [min(possible.counts[card], unseen.counts[card]) for card in range(KINDS)]
        if sum(free) == 0:
            return None
        card = chance.pick(vec[i64](free), sum(free))
        possible.add(card, -1)
        unseen.add(card, -1)
        cards.add(card)
    taken = [
        [*top.mine] if other == seat else sorted(possible.draw(chance) for _ in range(size))
        for other, size in enumerate(top.taken)
    ]
    return Bag(cards, taken)


def imagined_hands(view: View, unseen: Pile, chance: Chance) -> tuple[list[Pile], Pile]:
    """What one knows stays; the rest is dealt, and what is left is the draw pile."""
    hands = [pile_of(cards) for cards in view.known]
    if view.seat != NOBODY:
        hands[view.seat] = pile_of(view.hand)
    for card in view.among:
        room = [size - hand.size for size, hand in zip(view.hand_sizes, hands, strict=True)]
        hands[chance.pick(vec[i64](room), sum(room))].add(card)
    pile = unseen.copy()
    for size, hand in zip(view.hand_sizes, hands, strict=True):
        while hand.size < size:
            hand.add(pile.draw(chance))
    return hands, pile


def fits(view: View, hands: list[Pile]) -> bool:
    """palab.event.2: whoever is asked for a mauve card has one."""
    return view.phase != "mauve" or any(mauve(card) for card in cards_of(hands[view.turn]))


def imagined_memory(view: View, hands: list[Pile], chance: Chance) -> Memory:
    """What one knows oneself; of what the others may know, some is made up."""
    memory = nothing_known(len(hands))
    for knower, about in enumerate(view.may_know):
        memory.about[knower] = sum(only(holder) for holder in about)
        if knower == view.seat:
            note(memory, knower, [*view.known, view.among])
        elif about:
            note(memory, knower, made_up(knower, about, hands, chance))
    return memory


def made_up(knower: int, about: list[int], hands: list[Pile], chance: Chance) -> list[list[int]]:
    """Any of the cards in those hands that he may know something of."""
    among: list[int] = []
    found: list[list[int]] = [[] for _ in hands]
    for holder, hand in enumerate(hands):
        if holder == knower:
            continue
        for card in cards_of(hand):
            if holder in about and chance.below(2):
                found[holder].append(card)
            elif len(hands) in about and chance.below(2):
                among.append(card)
    return [*found, among]


def note(memory: Memory, knower: int, cards: list[list[int]]) -> None:
    for holder, held in enumerate(cards):
        for card in held:
            memory.learn(knower, holder, card)


def imagined_gifts(view: View, chance: Chance) -> vec[i64]:
    """palab.event.3: what was given to others may have been anything."""
    seats = len(view.gifts)
    given = vec[i64]([NO_CARD] * (2 * seats))
    received = {gift.seat: gift.card for gift in view.received}
    for giver, count in enumerate(view.gifts):
        for side in range(count):
            target = left_of(giver, seats) if side == 0 else right_of(giver, seats)
            if giver == view.seat:
                given[2 * giver + side] = view.gave[side]
            elif target == view.seat:
                two = seats == 2
                given[2 * giver + side] = view.received[side].card if two else received[giver]
            else:
                given[2 * giver + side] = full_deck(view.events).draw(chance)
    return given


def imagine_answers(s: State, view: View, chance: Chance) -> None:
    """table.window: what the others have answered, if anything."""
    s.window = window(sum(only(seat) for seat in view.asked), len(s.hands))
    for seat in view.asked:
        free = [NO_ANSWER, LET_PASS] + [CANCEL] * (s.hands[seat].counts[TO_FOU] > 0)
        s.window.answer(seat, free[chance.below(len(free))])
    if view.seat in view.asked:
        own = next(number for number, answer in ANSWERS.items() if answer == view.answer)
        s.window.answer(view.seat, own)


def imagine_choices(s: State, view: View, chance: Chance) -> None:
    """Who has chosen, chose from his hand."""
    asked = sum(only(seat) for seat, size in enumerate(view.hand_sizes) if size > 0)
    s.tray = sealed(asked, len(s.hands))
    for seat in view.answered:
        if seat == view.seat:
            cards = [*view.chosen]
        else:
            hand = s.hands[seat].copy()
            wanted = 2 if view.phase == "giving" and hand.size > 1 else 1
            cards = [hand.draw(chance) for _ in range(wanted)]
            if len(s.hands) == 2:
                cards.sort()  # palab.event.3: both go to the other
        s.tray.answer(seat, both(cards[0], cards[1] if len(cards) > 1 else NO_CARD))
