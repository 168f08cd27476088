"""Worlds that I could be in: hands for the others, and how long each of them stays.

In all of them I stay, and let my turns pass without a card. So what I can do is weighed
afterwards, by odds.py, and any choice of mine in the same worlds.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance, Seeded
from tablee.engine.ear import Ear
from tablee.games.deck55 import KINDS, how_many, lowest, size_of, with_card
from tablee.games.hawthorn.moves import LAY
from tablee.games.hawthorn.people import WILD, choice, laid, uniform
from tablee.games.hawthorn.rules import Hawthorn
from tablee.games.hawthorn.rules.laps import pass_turn, visible
from tablee.games.hawthorn.state import CHOOSE, OVER, TURN, State

TURNS: Final = 11  # of mine, from now; by then hands are empty, and all have left
WAIT: Final = -1  # no move: a turn that passes

LAW: Final = Hawthorn()


@final
class Belief:
    """What I think of one of the others."""

    def __init__(self, kinds: vec[float], likes: list[vec[float]]) -> None:
        self.kinds = kinds  # how likely each kind is
        self.likes = likes  # by kind and value: how likely such a card is left in the hand


@final
class Worlds:
    """By world and turn of mine: how many others are left, the price of a fold; and what I won."""

    def __init__(self, count: i64) -> None:
        self.count = count
        self.left = vec[i64]([-1] * (count * (TURNS + 1)))  # -1: it does not come to that
        self.price = vec[i64]([0] * (count * (TURNS + 1)))
        self.won = vec[i64]([0] * count)
        self.share = vec[float]([0.0] * KINDS)  # by value: its part of the deck, on average
        self.front = vec[float]([0.0] * KINDS)  # by value: how often I show it after the opening


def live(s: State, me: i64, beliefs: list[Belief], move: i64, count: i64, seed: i64) -> Worlds:
    """My move in many worlds, and what the others do then."""
    worlds = Worlds(count)
    chance = Seeded(seed)
    ear = Ear()
    pool = may_be_held(s, me)
    for world in range(count):
        w = s.copy()
        kinds = deal_hands(w, me, beliefs, pool[:], chance)
        for card in range(i64(1), i64(KINDS)):
            worlds.share[card] += float(w.deck.counts[card]) / float(max(1, w.deck.size) * count)
        turn: i64 = 0
        if w.due == CHOOSE:
            everybody_lays(w, me, move - LAY, kinds, chance, ear)
        else:
            note(worlds, world, 0, w)
            turn = 1
            if move == WAIT:
                pass_turn(w, ear)
            else:
                LAW.play(w, me, move, ear)
        for card in range(i64(1), i64(KINDS)):
            worlds.front[card] += float(how_many(w.front[me], card)) / float(count)
        follow(worlds, world, turn, w, me, kinds, chance, ear)
    return worlds


def may_be_held(s: State, me: i64) -> vec[i64]:
    """By value: how many cards the others can hold at most."""
    own = s.hands[me]
    pool = vec[i64]([0] * KINDS)
    for card in range(i64(1), i64(KINDS)):
        unseen = s.deck.counts[card] + s.held(card) - how_many(own, card)
        pool[card] = min(unseen, s.may_be_held[card] - how_many(own, card))
    return pool


def deal_hands(
    w: State, me: i64, beliefs: list[Belief], pool: vec[i64], chance: Chance
) -> vec[i64]:
    """Deal the others' hands anew, as I believe them to be; what kind of person each one is."""
    seats: i64 = len(w.hands)
    kinds = vec[i64]([WILD] * seats)
    sizes = vec[i64]([0] * seats)
    for seat in range(seats):
        if seat != me:
            sizes[seat] = size_of(w.hands[seat])
            for card in range(i64(1), i64(KINDS)):
                w.deck.add(card, how_many(w.hands[seat], card))
            w.hands[seat] = 0
    for seat in range(seats):
        if seat != me:
            belief = beliefs[seat]
            kinds[seat] = one_of(belief.kinds, chance)
            likes = belief.likes[kinds[seat]]
            for _ in range(sizes[seat]):
                card = card_for(pool, likes, chance)
                pool[card] -= 1
                w.deck.add(card, -1)
                w.hands[seat] = with_card(w.hands[seat], card)
    return kinds


def one_of(weights: vec[float], chance: Chance) -> i64:
    """One of these, each as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * uniform(chance)
    last: i64 = -1
    for at in range(i64(len(weights))):
        if weights[at] > 0.0:
            last = at
            left -= weights[at]
            if left < 0.0:
                break
    return last


def card_for(pool: vec[i64], likes: vec[float], chance: Chance) -> i64:
    weights = vec[float]([0.0] * KINDS)
    for card in range(i64(1), i64(KINDS)):
        weights[card] = float(pool[card]) * likes[card]
    card = one_of(weights, chance)
    if card > 0:
        return card
    for other in range(i64(1), i64(KINDS)):  # I was wrong about this hand: it holds what is left
        weights[other] = float(pool[other])
    return one_of(weights, chance)


def everybody_lays(w: State, me: i64, card: i64, kinds: vec[i64], chance: Chance, ear: Ear) -> None:
    """hawthorn.choose; I am the last, so that all is revealed then."""
    for seat in range(i64(len(w.hands))):
        if seat != me:
            LAW.play(w, seat, LAY + laid(w.hands[seat], kinds[seat], chance), ear)
    LAW.play(w, me, LAY + card, ear)
    while w.due != TURN:
        LAW.deal(w, chance, ear)


def note(worlds: Worlds, world: i64, turn: i64, w: State) -> None:
    at = world * (TURNS + 1) + turn
    worlds.left[at] = others_in(w)
    worlds.price[at] = lowest(visible(w))


def others_in(w: State) -> i64:
    many: i64 = -1
    for seat in range(i64(len(w.front))):
        many += w.front[seat] != 0
    return many


def follow(
    worlds: Worlds,
    world: i64,
    turn: i64,
    w: State,
    me: i64,
    kinds: vec[i64],
    chance: Chance,
    ear: Ear,
) -> None:
    """Until all others have left."""
    before = w.purses[me]
    while w.due != OVER:
        if w.due != TURN:
            LAW.deal(w, chance, ear)
        elif w.turn != me:
            LAW.play(w, w.turn, choice(w, w.turn, kinds[w.turn], chance), ear)
        elif turn < TURNS:
            note(worlds, world, turn, w)
            turn += 1
            pass_turn(w, ear)
        else:
            return
    worlds.left[world * (TURNS + 1) + turn] = 0
    worlds.won[world] = w.purses[me] - before
