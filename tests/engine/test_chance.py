"""Luck: fair, repeatable, provable."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import (
    Chance,
    Committed,
    NoSuchLuck,
    Scripted,
    Seeded,
    commitment,
    promised_seed,
)

THREE = vec[i64]([1, 0, 3])


def test_sfc32_gives_the_numbers_of_its_authors() -> None:
    """The reference generator, seeded 7, 11, 13 with counter 1, written out step by step."""
    a, b, c, counter = 7, 11, 13, 1
    expected = []
    for _ in range(20):
        word = (a + b + counter) & 0xFFFFFFFF
        counter += 1
        a, b = b ^ (b >> 9), (c + (c << 3)) & 0xFFFFFFFF
        c = ((((c << 21) | (c >> 11)) & 0xFFFFFFFF) + word) & 0xFFFFFFFF
        expected.append(word)
    chance = Seeded(7 | 11 << 32 | 13 << 64)
    assert [chance.next() for _ in range(8)] == expected[12:]


def test_equal_seeds_give_equal_luck_and_others_do_not() -> None:
    def words(seed: int) -> list[int]:
        chance = Seeded(seed)
        return [chance.next() for _ in range(5)]

    assert words(5) == words(5)
    assert len({tuple(words(seed)) for seed in (0, 1, 2**32, 2**64)}) == 4


@pytest.mark.parametrize("chance", [Seeded(1), Committed(b"seed")])
def test_every_kind_comes_as_often_as_it_weighs(chance: Chance) -> None:
    picks = [chance.pick(THREE, 4) for _ in range(4000)]
    assert set(picks) == {0, 2}
    assert picks.count(2) == pytest.approx(3000, abs=4 * 27.4)  # four standard deviations


@given(bound=st.integers(1, 2**31), seed=st.integers(0, 2**96 - 1))
def test_numbers_stay_below_their_bound(bound: int, seed: int) -> None:
    chance = Seeded(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("chance", [Seeded(3), Committed(b"x"), Scripted([0, 2, 2])])
def test_a_copy_has_the_same_luck_to_come(chance: Chance) -> None:
    chance.pick(THREE, 4)
    twin = chance.copy()
    assert [chance.pick(THREE, 4) for _ in range(2)] == [twin.pick(THREE, 4) for _ in range(2)]
    assert (twin.picks, twin.last) == (chance.picks, chance.last)


def test_a_script_deals_what_is_written_and_nothing_impossible() -> None:
    chance = Scripted([0, 2])
    assert [chance.pick(THREE, 4), chance.pick(THREE, 4)] == [0, 2]
    with pytest.raises(NoSuchLuck, match="ended"):
        chance.pick(THREE, 4)
    for wrong in (1, 3, -1):
        with pytest.raises(NoSuchLuck, match="cannot come up"):
            Scripted([wrong]).pick(THREE, 4)


def test_after_a_script_another_luck_may_go_on() -> None:
    chance = Scripted([0], then=Scripted([2]))
    assert [chance.pick(THREE, 4), chance.pick(THREE, 4)] == [0, 2]


@pytest.mark.rule("table.fair")
def test_anybody_can_compute_a_committed_pick() -> None:
    """As docs/record.md tells it: HMAC-SHA256 of the pick's number, 64 bits, from the top kind."""
    secret, nonces = b"the house", [b"ana", b"malo"]
    seed = promised_seed(secret, nonces)
    parts = [len(part).to_bytes(4, "big") + part for part in (secret, *nonces)]
    assert seed == hashlib.sha256(b"".join(parts)).digest()
    chance = Committed(seed)
    for number in range(20):
        message = number.to_bytes(8, "big") + bytes(4)
        word = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        assert chance.pick(THREE, 4) == (2 if word % 4 < 3 else 0)


@pytest.mark.rule("table.fair")
def test_a_nonce_or_a_secret_changes_everything() -> None:
    seeds = {
        promised_seed(b"s", [b"ab", b"c"]),
        promised_seed(b"s", [b"a", b"bc"]),
        promised_seed(b"t", [b"ab", b"c"]),
        promised_seed(b"s", [b"ab"]),
    }
    assert len(seeds) == 4
    assert commitment(b"s") == hashlib.sha256(b"s").hexdigest()
