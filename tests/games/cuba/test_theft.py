"""The box from hand to hand, and what nobody can tell from outside."""

import pytest

from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.cuba.events import Bagged, BoxOpened, BoxPassed, Hurried, Took
from tablee.games.cuba.moves import (
    Hide,
    Keep,
    PassOn,
    TakeDiamonds,
    TakeNothing,
    TakeToken,
)
from tablee.games.cuba.state import STEPS
from tests.games.cuba.table import (
    DRIVER,
    FBI,
    FIRST,
    GODFATHER,
    LOYAL,
    NO_TOKEN,
    NOTHING,
    SIX,
    asked,
    handed,
    heard,
    offered,
    play,
    refused,
    stolen,
    take,
    view,
)

LAST = 5  # at a table of six


def at_seat(seat: int, takes: list[int], **options: object) -> Match:
    """The box has come to this seat."""
    m = handed(6, **options)  # type: ignore[arg-type]
    play(m, FIRST, Hide(NO_TOKEN))
    for giver, pocket in enumerate(takes, 1):
        take(m, giver, pocket)
    assert view(m).holder == seat
    return m


def public(m: Match) -> list[Event]:
    return heard(m, NOBODY)


@pytest.mark.rule("cuba.look")
def test_only_the_holder_sees_what_is_in_the_box() -> None:
    m = at_seat(3, [LOYAL, 3])
    inside = view(m, 3).box
    assert inside is not None
    assert (inside.diamonds, inside.loyal, inside.fbi, inside.drivers) == (12, 0, 1, 1)
    assert all(view(m, seat).box is None for seat in (NOBODY, GODFATHER, 1, 2, 4, 5))
    assert BoxOpened(3, 12, 0, 1, 0, 1, 0) in heard(m, 3)
    assert not any(isinstance(event, BoxOpened) for event in public(m))


@pytest.mark.rule("cuba.take")
def test_diamonds_or_exactly_one_token() -> None:
    m = at_seat(3, [LOYAL, 3])
    diamonds = [TakeDiamonds(number) for number in range(1, 13)]
    assert offered(m, 3) == [*diamonds, TakeToken(FBI - LOYAL), TakeToken(DRIVER - LOYAL)]
    assert refused(m, 3, TakeDiamonds(13)) == "cuba.take"
    assert refused(m, 3, TakeToken(0)) == "cuba.take"  # the Loyal is gone
    assert refused(m, 3, TakeNothing()) == "cuba.take"


@pytest.mark.rule("cuba.take")
def test_silence_takes_a_token_then_a_diamond() -> None:
    m = at_seat(3, [FBI, 3])
    m.submit(3, m.asks[0].default)
    assert view(m, 3).took == LOYAL
    bare = at_seat(4, [LOYAL, FBI, DRIVER])
    bare.submit(4, bare.asks[0].default)
    assert view(bare, 4).took == 1


@pytest.mark.rule("cuba.take")
def test_what_was_taken_is_told_to_its_taker_alone() -> None:
    m = at_seat(3, [LOYAL, 3])
    assert Took(3) in heard(m, 2)
    assert not any(isinstance(event, Took) for event in public(m) + heard(m, GODFATHER))
    assert BoxPassed(2, 3) in public(m)
    assert view(m).passed == [1, 2]


@pytest.mark.rule("cuba.first.hide")
def test_the_first_player_may_hide_a_token_and_then_helps_himself() -> None:
    m = handed(6)
    assert asked(m) == {FIRST: ("cuba.first.hide", True)}
    assert offered(m, FIRST) == [Hide(0), Hide(1), Hide(3), Hide(5)]
    play(m, FIRST, Hide(1))
    assert asked(m) == {FIRST: ("cuba.take", True)}
    assert TakeToken(1) not in offered(m, FIRST)  # the FBI is in the bag
    assert view(m, FIRST).bag == 1
    assert view(m, 2).bag == view(m, GODFATHER).bag < 0
    assert Bagged(1) in heard(m, FIRST)
    assert not any(isinstance(event, Bagged) for event in public(m))
    assert refused(m, FIRST, Hide(0)) == "cuba.take"


@pytest.mark.rule("cuba.first.hide")
def test_nobody_can_tell_whether_the_bag_is_empty() -> None:
    hidden, empty = handed(6), handed(6)
    play(hidden, FIRST, Hide(3))
    play(empty, FIRST, Hide(NO_TOKEN))
    assert public(hidden) == public(empty)
    assert hidden.ids == empty.ids
    assert view(hidden) == view(empty)


@pytest.mark.rule("cuba.first.hide")
def test_silence_hides_nothing() -> None:
    m = handed(6)
    m.submit(FIRST, m.asks[0].default)
    assert view(m, FIRST).bag == NO_TOKEN


@pytest.mark.rule("cuba.empty")
def test_an_empty_box_makes_an_urchin_who_is_asked_like_everybody() -> None:
    m = at_seat(4, [15, LOYAL, FBI], drivers=0, loyal=2)
    assert asked(m) == {4: ("cuba.take", True)}
    take(m, 4, LOYAL)  # the second Loyal
    assert asked(m) == {5: ("cuba.take", True)}
    assert offered(m, 5) == [TakeNothing()]  # and it is for him to play it
    take(m, 5, NOTHING)
    assert view(m, 5).took == NOTHING


@pytest.mark.rule("cuba.empty", "table.secret")
def test_an_urchin_looks_like_a_thief_from_outside() -> None:
    """Seat 5 gets an empty box at one table, a full one at the other."""
    empty = at_seat(5, [12, LOYAL, FBI, DRIVER], kept=3)
    full = at_seat(5, [1, LOYAL, FBI, DRIVER], kept=3)
    assert asked(empty) == asked(full)
    take(empty, 5, NOTHING)
    take(full, 5, 7)
    assert public(empty) == public(full)
    assert view(empty) == view(full)
    assert empty.ids == full.ids


@pytest.mark.rule("cuba.last")
def test_only_the_last_player_may_take_nothing_from_a_full_box() -> None:
    m = at_seat(4, [LOYAL, 3, FBI])
    assert refused(m, 4, TakeNothing()) == "cuba.take"
    take(m, 4, 2)
    assert TakeNothing() in offered(m, LAST)
    take(m, LAST, NOTHING)
    assert view(m, LAST).took == NOTHING


@pytest.mark.rule("cuba.memory")
def test_notes_stay_readable_where_the_table_likes() -> None:
    m = stolen(SIX)
    notes = view(m, 2)
    assert notes.saw is not None
    assert notes.left is not None
    assert (notes.saw.diamonds, notes.left.diamonds, notes.took) == (15, 12, 3)
    forgetful = view(stolen(SIX, notes=False), 2)
    assert (forgetful.saw, forgetful.left, forgetful.took) == (None, None, 3)


@pytest.mark.rule("cuba.memory")
def test_without_notes_the_box_is_still_seen_while_one_holds_it() -> None:
    m = at_seat(3, [LOYAL, 3], notes=False)
    assert view(m, 3).box is not None
    assert view(m, 2).saw is None


@pytest.mark.rule("cuba.box.back")
def test_the_godfather_sees_what_is_left() -> None:
    m = stolen(SIX, kept=2)
    mine = view(m, GODFATHER)
    assert mine.box is not None
    assert (mine.box.diamonds, mine.box.loyal, mine.stolen) == (6, 0, 7)
    assert view(m, 3).stolen < 0
    assert view(m, 3).box is None
    assert view(m).phase == "inquiry"


@pytest.mark.rule("cuba.hold", "table.window")
def test_the_choice_lies_sealed_until_the_clock_passes_the_box() -> None:
    m = handed(6, hold=15)
    play(m, FIRST, Hide(NO_TOKEN))
    play(m, CLOCK, PassOn())
    before = public(m)
    assert asked(m) == {FIRST: ("cuba.take", False), CLOCK: ("table.window", True)}
    assert m.asks[1].seconds == 15
    play(m, FIRST, TakeDiamonds(5))
    play(m, FIRST, TakeDiamonds(2))  # thinks better of it
    assert (public(m), view(m).holder) == (before, FIRST)
    assert (view(m, FIRST).chosen, view(m, 2).chosen) == (2, -1)
    play(m, CLOCK, PassOn())
    assert (view(m, FIRST).took, view(m).holder) == (2, 2)


@pytest.mark.rule("cuba.hold")
def test_who_has_not_chosen_in_time_is_waited_for() -> None:
    m = handed(6, hold=15)
    play(m, CLOCK, PassOn())
    assert (asked(m), view(m).hurried) == ({FIRST: ("cuba.first.hide", True)}, 1)
    assert Hurried(FIRST) in public(m)
    play(m, FIRST, Hide(0))
    assert asked(m)[FIRST] == ("cuba.take", False)  # a new question, and the usual time again
    play(m, FIRST, TakeDiamonds(1))
    play(m, CLOCK, PassOn())
    assert view(m).holder == 2
    play(m, CLOCK, PassOn())
    play(m, 2, TakeDiamonds(1))  # late, so it counts at once
    assert view(m).holder == 3


@pytest.mark.rule("cuba.hold")
def test_people_have_twelve_seconds_bots_three_and_who_is_not_done_is_waited_for_in_steps() -> None:
    m = handed(6, hold=-1)
    assert (m.asks[1].seconds, m.asks[1].brisk) == (12, 3)
    play(m, CLOCK, PassOn())
    before = public(m)
    assert Hurried(FIRST) in before
    for _ in range(3):
        assert asked(m) == {FIRST: ("cuba.first.hide", False), CLOCK: ("table.window", True)}
        assert (m.asks[1].seconds, m.asks[1].brisk) == (4, 3)
        play(m, CLOCK, PassOn())
    questions = asked(m)
    play(m, FIRST, Hide(0))  # the choice lies sealed until the step is over: nobody sees when
    assert asked(m) == questions
    assert public(m) == before  # the table was told once
    play(m, CLOCK, PassOn())
    assert (view(m).phase, view(m).hurried) == ("theft", 0)


@pytest.mark.rule("cuba.hold")
def test_after_a_minute_the_box_goes_on_with_the_answer() -> None:
    m = handed(6, hold=-1)
    for _ in range(STEPS):
        play(m, CLOCK, PassOn())
    assert asked(m) == {FIRST: ("cuba.first.hide", True)}  # now the table's own clock counts
    play(m, FIRST, Hide(0))
    assert view(m).phase == "theft"


def test_the_box_leaves_with_what_the_godfather_did_not_keep() -> None:
    m = handed(5, kept=5)
    inside = view(m, FIRST).box
    assert inside is not None
    assert inside.diamonds == 10
    assert refused(m, GODFATHER, Keep(0)) == "table.ask"
