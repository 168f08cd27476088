"""Every game can be written down, read, replayed and checked."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.ear import Listening
from tablee.engine.flaws import BadRecord
from tablee.engine.record import Record, Replay, read, record_of, verify, write
from tablee.games import shelf
from tablee.lab.simulate import Plan, play_chunk, play_game
from tests.every_game.walks import a_few, at_every_table, game_of, leaves


@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_a_record_replays_to_the_same_table(id: str, seats: int, seed: int) -> None:
    plan = Plan(id, ["random"] * seats, 1, seed, keep_records=True)
    record = read(play_chunk(plan, 0, 1).records[0])
    match = verify(record, game_of(id))
    again = play_game(plan, 0)
    assert leaves(match.state) == leaves(again.state)
    assert write(record_of(match, record.seats, record.luck)) == write(record)


@at_every_table
def test_every_event_has_its_words(id: str, seats: int) -> None:
    box = shelf.take(id)
    names = [f"N{seat}" for seat in range(seats)]
    plan = Plan(id, ["random"] * seats, 1, 5, keep_records=True)
    ear = Listening()
    Replay(read(play_chunk(plan, 0, 1).records[0]), box.game, ear).finish()
    for language in ("fr", "en"):
        words = box.words(language)
        for told in ear.told:
            assert words.event(box.game.events.unpack(told), names)


@pytest.mark.rule("table.fair")
@at_every_table
def test_a_seed_that_was_not_the_one_is_found_out(id: str, seats: int) -> None:
    plan = Plan(id, ["random"] * seats, 1, 3, keep_records=True)
    record = read(play_chunk(plan, 0, 1).records[0])
    assert sum(found_out(record, id, seed) for seed in range(40)) > 15  # the others: by accident


def found_out(record: Record, id: str, seed: int) -> bool:
    luck = msgspec.structs.replace(record.luck, seed=f"{seed:024x}")
    try:
        verify(msgspec.structs.replace(record, luck=luck), game_of(id))
    except BadRecord as bad:
        return bad.flaw == "seed"
    return False
