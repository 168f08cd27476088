"""The bots at the table: they keep the rules, keep to their word, and know more than chance."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.game import Ask
from tablee.engine.luck import seeded_luck
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.record import Seating, read, record_of, write
from tablee.engine.seats import NOBODY
from tablee.games.cuba import game
from tablee.games.cuba.bot import BOTS, Cunning
from tablee.games.cuba.box import LOYAL, TOKEN, is_thief
from tablee.games.cuba.hindsight import hindsight
from tablee.games.cuba.moves import Accuse, Hide, Keep, Shoot, TakeDiamonds, TakeToken
from tablee.games.cuba.options import Options
from tablee.games.cuba.state import TAKEN
from tablee.games.cuba.view import View
from tablee.thinking.bot import Bot, Offer
from tablee.thinking.company import Company
from tests.games.cuba.table import lies


class Forgetful(Bot):
    """As at the house: somebody new thinks about every question, with new luck."""

    def __init__(self, seat: int, moves: object, chance: Seeded) -> None:
        super().__init__(seat, game.moves, chance)
        self.events: list[object] = []

    def hear(self, event: object) -> None:
        self.events.append(event)

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        bot = Cunning(self.seat, game.moves, Seeded(self.chance.below(2**31)))
        for event in self.events:
            bot.hear(event)  # type: ignore[arg-type]
        return bot.choose(view, ask, offers)


def played(names: list[str], seed: int, **options: object) -> Match:
    """A game of these, the first of them the Godfather."""
    agreed = Options(**{"godfather": (0,), "hold": 0} | options)  # type: ignore[arg-type]
    ear = Listening()
    m = Match(game, len(names), Seeded(seed), agreed, None, ear)
    kinds = BOTS | {"forgetful": Forgetful}
    company = Company(
        m,
        {
            seat: kinds[name](seat, game.moves, Seeded(100 * seed + seat))
            for seat, name in enumerate(names)
        },
        ear,
    )
    while not m.over:
        assert company.act() is not None
    return m


def seen(match: Match) -> View:
    view = match.view(NOBODY)
    assert isinstance(view, View)
    return view


OPTIONS: list[dict[str, object]] = [
    {},
    {"cleaner": True, "hold": 10, "threads": True},
    {"notes": False, "minutes": 5, "jokers": 2},
]


@pytest.mark.parametrize("name", ["careless", "fibs", "babbles", "candid", "cunning"])
@pytest.mark.parametrize("options", OPTIONS)
def test_they_play_to_the_end(name: str, options: dict[str, object]) -> None:
    assert seen(played([name] * 6, 1, **options)).phase == "over"


@pytest.mark.rule("cuba.talk")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("notes", [True, False])
def test_whoever_lies_keeps_up_one_story(seed: int, notes: bool) -> None:
    view = seen(played(["cunning", *["forgetful"] * 6], seed, notes=notes))
    assert view.claimed > 0
    assert view.wavered == []


@pytest.mark.parametrize("seed", range(4))
def test_a_loyal_never_lies_and_a_thief_never_admits(seed: int) -> None:
    view = seen(played(["trusting", *["cunning"] * 6], seed))
    liars = {seat for seat, _ in lies(view)}
    assert view.wavered == []
    for seat, (*_, took) in enumerate(view.truth):
        if took == TOKEN + LOYAL:
            assert seat not in liars
        if is_thief(took):
            assert not is_thief(view.said[seat][TAKEN])


def test_a_reader_of_claims_finds_more_than_chance_does() -> None:
    """Chance finds all thieves at a table of five in about one game of four."""
    found = sum(0 in seen(played(["cunning", *["fibs"] * 4], seed)).winners for seed in range(30))
    assert found >= 15


@pytest.mark.long
def test_a_reader_of_claims_finds_more_than_chance_in_200_games() -> None:
    found = sum(0 in seen(played(["cunning", *["fibs"] * 5], seed)).winners for seed in range(200))
    assert found >= 100


@pytest.mark.rule("cuba.cleaner")
@pytest.mark.parametrize(("target", "shoots"), [(1, True), (3, False)])
def test_the_cleaner_shoots_an_agent_whom_he_has_seen_through(target: int, shoots: bool) -> None:
    """All 15 diamonds and no FBI when the box came: the one before has the Agent."""
    ear = Listening()
    m = Match(game, 5, Seeded(1), Options(godfather=(0,), hold=0, cleaner=True), None, ear)
    moves: list[tuple[int, Move]] = [
        (0, Keep(0)),
        (1, Hide(5)),
        (1, TakeToken(1)),
        (2, TakeToken(4)),
        (3, TakeDiamonds(5)),
        (4, TakeDiamonds(5)),
        (0, Accuse(target)),
    ]
    for seat, move in moves:
        m.submit(seat, *game.moves.pack(move))
    bot = Cunning(2, game.moves, Seeded(2))
    [ask] = [ask for ask in m.asks if ask.seat == 2]
    offers = [game.moves.offer(number) for number in m.legal(2)]
    assert (bot.choose(m.view(2), ask, offers) == Shoot()) == shoots


def test_hindsight_tells_what_each_bot_believed() -> None:
    names = ["cunning", "fibs", "cunning", "fibs", "cunning"]
    match = played(names, 3)
    people = [Seating(name=f"P{seat}", bot=name) for seat, name in enumerate(names)]
    record = read(write(record_of(match, people, seeded_luck(3))))
    moments = hindsight(record)
    view = seen(match)
    assert [moment.target for moment in moments if moment.target != NOBODY] == view.accused
    for moment in moments:
        assert {belief.seat for belief in moment.beliefs} <= {0, 2, 4}
        for belief in moment.beliefs:
            assert belief.roles[0] == []  # the Godfather is known
            for roles in belief.roles[1:]:
                assert sum(roles) == pytest.approx(1, abs=0.01)
    godfather = next(one for one in moments[-1].beliefs if one.seat == 0)
    assert godfather.roles[view.accused[-1]][0] > 0.2


def test_hindsight_is_silent_before_the_end() -> None:
    agreed = Options(godfather=(0,), hold=0)
    match = Match(game, 5, Seeded(1), agreed, None, Listening())
    people = [Seating(name=f"P{seat}", bot="cunning") for seat in range(5)]
    assert hindsight(record_of(match, people, seeded_luck(1))) == []


def test_own_pocket_is_no_secret_to_oneself() -> None:
    match = played(["cunning"] * 5, 5)
    people = [Seating(name=f"P{seat}", bot="cunning") for seat in range(5)]
    first = hindsight(read(write(record_of(match, people, seeded_luck(5)))))[0]
    took = [words[TAKEN] for words in seen(match).truth]
    for belief in first.beliefs:
        if belief.seat != 0:
            assert (belief.roles[belief.seat][0] == 1) == is_thief(took[belief.seat])
