"""Worlds that I could be in: unseen cards are dealt anew, and all play on until the round is lost.

Every move is tried in the same worlds with the same luck. Those that do badly are dropped by
and by, so that most worlds go to the moves between which the choice lies.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance, Seeded
from tablee.engine.ear import Ear
from tablee.engine.pile import Pile
from tablee.engine.seats import CLOCK, NOBODY, sits
from tablee.engine.trays import sealed, window
from tablee.games.palab.cards import KINDS, TO_FOU
from tablee.games.palab.habits import cries, habit
from tablee.games.palab.memory import nothing_known
from tablee.games.palab.moves import CANCEL, CLOSE, LET_PASS, PLAY_TOP
from tablee.games.palab.rules import Palab
from tablee.games.palab.state import GIVING, OVER, REACT, REVEALING, TURN_UP, State

LAW: Final = Palab()
FEWEST: Final = 8  # worlds in which every move is tried
CAUTION: Final = 2.0  # standard errors: of several moves one seems better by luck
LUCK: Final = 0x3C6EF372  # so that the luck of a world is not that of its deal


@final
class Top:
    """The top card: which kinds would be too much, and how likely one of them is."""

    def __init__(self, harmful: vec[i64], chance: float) -> None:
        self.harmful = harmful  # by card: 1 or 0
        self.chance = chance


@final
class Trial:
    """What a move has come to, world by world; that of the top card by whether it was too much."""

    def __init__(self, move: i64) -> None:
        self.move = move
        self.costs: list[float] = []
        self.cost = 0.0
        self.harmed: i64 = 0
        self.harm = 0.0

    def mean(self, top: Top) -> float:
        worlds: i64 = len(self.costs)
        if self.move != PLAY_TOP or self.harmed == 0 or self.harmed == worlds:
            return self.cost / float(worlds)
        spared = (self.cost - self.harm) / float(worlds - self.harmed)
        harm = self.harm / float(self.harmed)
        return top.chance * harm + (1.0 - top.chance) * spared


def weigh(s: State, me: i64, known: list[Pile], moves: list[int], stakes: vec[float], top: Top,
          budget: i64, seed: i64) -> i64:  # fmt: skip
    """The best of the moves; `stakes`: by seat, what it costs me if he loses the round.

    Another one than my habit would choose must be better by more than chance does.
    """
    usual = Trial(LET_PASS if s.due == REACT else habit(s, me))
    left = [Trial(move) for move in moves if move != usual.move]
    ear = Ear()
    world: i64 = 0
    phases = halvings(len(left))
    for _ in range(phases):
        for _ in range(max(i64(FEWEST), budget // (phases * (len(left) + 1)))):
            w = another_world(s, me, known, Seeded(seed + world))
            follow(w.copy(), me, usual, stakes, top, Seeded(seed + world + LUCK), ear)
            for trial in left:
                follow(w.copy(), me, trial, stakes, top, Seeded(seed + world + LUCK), ear)
            world += 1
        left = better_half(left, top)
    best = left[0]
    gain = usual.mean(top) - best.mean(top)
    return best.move if gain > CAUTION * error(usual, best) else usual.move


def halvings(moves: i64) -> i64:
    """Until one of so many is left."""
    phases: i64 = 1
    while moves > 2:
        moves = (moves + 1) // 2
        phases += 1
    return phases


def better_half(trials: list[Trial], top: Top) -> list[Trial]:
    """The cheaper half, or one more; of equal ones, those that came first."""
    means = [trial.mean(top) for trial in trials]
    left: list[Trial] = []
    many: i64 = len(trials)
    for place in range(many):
        better: i64 = 0
        for other in range(many):
            if means[other] < means[place] or (means[other] == means[place] and other < place):
                better += 1
        if better < (many + 1) // 2:
            left.append(trials[place])
    return left


def error(one: Trial, other: Trial) -> float:
    """How much chance makes of the difference between two moves in the same worlds."""
    worlds: i64 = len(one.costs)
    total = 0.0
    squares = 0.0
    for world in range(worlds):
        gap = one.costs[world] - other.costs[world]
        total += gap
        squares += gap * gap
    spread = squares - total * total / float(worlds)
    return sqrt(max(0.0, spread)) / float(worlds)


def another_world(s: State, me: i64, known: list[Pile], chance: Chance) -> State:
    """Cards that I know of stay where they are; those that are somewhere among them, too."""
    w = s.copy()
    for seat in range(w.seats()):
        if seat != me:
            for card in range(i64(KINDS)):
                unknown = w.hands[seat].counts[card] - known[seat].counts[card]
                w.pile.add(card, unknown)
                w.hands[seat].add(card, -unknown)
    for seat in range(w.seats()):
        if seat != me:
            while w.hands[seat].size < s.hands[seat].size:
                w.hands[seat].add(w.pile.draw(chance))
    w.memory = nothing_known(w.seats())  # of hands that are no more; habits need none
    if w.due == REACT:
        w.window = window(w.window.asked, w.seats())
    elif w.due == GIVING or w.due == REVEALING:
        w.tray = sealed(w.tray.asked, w.seats())
    return w


def follow(
    w: State, me: i64, trial: Trial, stakes: vec[float], top: Top, chance: Chance, ear: Ear
) -> None:
    """My move, then everybody by habit, until the round is lost."""
    LAW.play(w, me, trial.move, ear)
    harmed = False
    if w.due == TURN_UP:
        LAW.deal(w, chance, ear)
        card: i64 = w.played[-1]
        harmed = top.harmful[card] == 1
    loser = play_on(w, me if trial.move == LET_PASS else NOBODY, chance, ear)
    cost = stakes[loser]
    trial.costs.append(cost)
    trial.cost += cost
    if harmed:
        trial.harmed += 1
        trial.harm += cost


def play_on(w: State, quiet: i64, chance: Chance, ear: Ear) -> i64:
    """Until the round is lost; by whom. `quiet` lets the present window pass."""
    while w.loser == NOBODY:
        if w.due > OVER:
            LAW.deal(w, chance, ear)
        elif w.due == REACT:
            react(w, quiet)
            quiet = NOBODY
            LAW.play(w, CLOCK, CLOSE, ear)
        elif w.due == GIVING or w.due == REVEALING:
            for seat in range(w.seats()):
                if w.tray.awaits(seat):
                    LAW.play(w, seat, habit(w, seat), ear)
        else:
            seat = w.chooser if w.chooser != NOBODY else w.turn
            LAW.play(w, seat, habit(w, seat), ear)
    return w.loser


def react(w: State, quiet: i64) -> None:
    for seat in range(w.seats()):
        if sits(seat, w.window.asked) and seat != quiet and w.hands[seat].counts[TO_FOU] > 0:
            if cries(w, seat):
                w.window.answer(seat, CANCEL)
