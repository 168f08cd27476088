"""table.fair at the house: words are sealed before any is said, and nobody can choose one last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.engine.luck import fingerprint
from tablee.engine.record import read, verify
from tablee.games.shelf import take
from tablee.server import dealing
from tablee.server.dealing import Again, Dealing, Sealed
from tests.server.play.living import Living
from tests.server.play.player import Message, Player

pytestmark = [pytest.mark.anyio, pytest.mark.rule("table.fair")]

ANA, BO, CY = "a1" * 16, "b2" * 16, "c3" * 16


@pytest.fixture(autouse=True)
def all_the_time_in_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here time is up when a test says so."""
    monkeypatch.setattr(dealing, "SECONDS", 3600)


def promise_of(player: Player) -> str:
    return str(player.room["plan"]["promise"])


async def seal(player: Player, word: str) -> None:
    await player.so_far()
    await player.ask("seal", promise=promise_of(player), commitment=fingerprint(word))


async def reveal(player: Player, word: str) -> None:
    await player.send("reveal", promise=promise_of(player), word=word)


async def sealed(living: Living, *words: str, game: str = "paires") -> list[Player]:
    """People with words, and the start has been pressed."""
    people = await living.company(game, *("Ana", "Bo", "Cy")[: len(words)])
    for player, word in zip(people, words, strict=True):
        if word:
            await seal(player, word)
    await people[0].send("start")
    return people


async def shown(player: Player) -> Message:
    """The fingerprints that were shown last, for the promise of this moment."""
    await player.so_far()
    found: list[Message] = [
        message
        for message in map(msgspec.json.decode, player.heard)
        if message["t"] == "sealed" and message["promise"] == promise_of(player)
    ]
    return found[-1]


def dealing_of(living: Living, player: Player) -> Dealing:
    found = living.room_of(player).dealing
    assert found is not None
    return found


async def time_is_up(living: Living, player: Player) -> None:
    """Five seconds, without waiting for them."""
    room = living.room_of(player)
    await room.alone(dealing_of(living, player).time_is_up)


async def record_of(living: Living, players: list[Player]) -> Any:
    await players[0].send("close", table=players[0].table["id"])
    ending = (await players[0].expect("step", lambda m: m.get("ending")))["ending"]
    headers = {"X-Tablee-Share": ending["share"]}
    return read((await living.ask("GET", "/api/replays/record", headers=headers)).content)


async def test_fingerprints_are_shown_before_any_word_is_said(living: Living) -> None:
    ana, bo = await sealed(living, ANA, BO)
    seen = await bo.expect("sealed")
    assert seen["promise"] == promise_of(bo)
    assert [seal["commitment"] for seal in seen["seals"]] == [fingerprint(ANA), fingerprint(BO)]
    assert [seat["person"] for seat in seen["seats"]] == [ana.id, bo.id]
    assert (seen["game"], seen["options"]) == ("paires", ana.room["plan"]["options"])
    await reveal(ana, ANA)
    assert [m["t"] for m in await ana.so_far()] == ["sealed", "room"]
    await reveal(bo, BO)
    for player in (ana, bo):
        assert (await player.expect("table"))["promise"] == seen["promise"]
        await player.so_far()
        assert promise_of(player) != seen["promise"]
    record = await record_of(living, [ana, bo])
    assert [given.word for given in record.luck.words] == [ANA, BO]
    verify(record, take("paires").game)


async def test_an_operator_who_reads_everything_can_not_choose_his_word_last(
    living: Living,
) -> None:
    """He reads secret and words in the house, and looks for a word that suits him."""
    ana, operator = await sealed(living, ANA, BO)
    await ana.expect("sealed")
    paper = living.room_of(ana).paper
    assert ANA not in str(paper)  # before the start there is nothing to read but fingerprints
    await reveal(ana, ANA)
    await ana.so_far()  # now he knows secret and words, and what the cards would be
    refused = await operator.trouble("reveal", promise=promise_of(ana), word=CY)
    assert refused["code"] == "other_word"
    change = {"promise": promise_of(ana), "commitment": fingerprint(CY)}
    await operator.ask("seal", **change)
    refused = await operator.trouble("reveal", promise=promise_of(ana), word=CY)
    assert refused["code"] == "other_word"
    wishes: list[tuple[str, Message]] = [
        ("stand", {}),
        ("sit", {"chair": 1}),
        ("prepare", {"options": {"mode": "norland"}}),
        ("seat", {"person": operator.id, "chair": 0}),
        ("unseat", {"chair": 1}),
        ("bot", {"chair": 1, "bot": "random"}),
        ("start", {}),
    ]
    for kind, fields in wishes:  # who sits where, and what is played, is fixed too
        assert (await ana.trouble(kind, **fields))["code"] == "dealing"
    await reveal(operator, BO)
    await ana.expect("table")
    assert [g.word for g in living.play_of(ana).table.header.words] == [ANA, BO]


async def test_a_word_that_is_held_back_voids_the_deal_for_all_to_see(living: Living) -> None:
    ana, operator = await sealed(living, ANA, BO)
    first = (await ana.expect("sealed"))["promise"]
    await reveal(ana, ANA)
    await ana.so_far()
    await time_is_up(living, ana)  # he has seen that his hand would be bad
    for player in (ana, operator):
        voided = await player.expect("voided")
        assert (voided["promise"], voided["why"]) == (first, "silent")
        assert voided["people"] == [{"person": operator.id, "name": "Bo"}]
    await ana.so_far()
    assert promise_of(ana) != first
    late = await operator.trouble("reveal", promise=first, word=BO)
    assert late["code"] == "old_promise"
    await seal(operator, BO)  # his word does not count any more, until the next start
    await seal(ana, CY)
    again = await shown(ana)
    assert [seal["seat"] for seal in again["seals"]] == [0]
    assert [seat["person"] for seat in again["seats"]] == [ana.id, operator.id]
    refused = await operator.trouble("reveal", promise=promise_of(ana), word=BO)
    assert refused["code"] == "not_sealed"
    await reveal(ana, CY)
    await ana.expect("table")
    assert [g.word for g in living.play_of(ana).table.header.words] == [CY]
    assert living.room_of(ana).paper.begun is None


async def test_nobody_who_said_their_word_is_waited_for_without_end(living: Living) -> None:
    ana, bo = await sealed(living, ANA, BO)
    await reveal(ana, ANA)
    await ana.so_far()
    await time_is_up(living, ana)
    assert isinstance(dealing_of(living, ana), Again)
    await time_is_up(living, ana)  # she has not sealed another word
    await ana.expect("table")
    await bo.expect("table")
    assert living.play_of(ana).table.header.words == []


async def test_who_is_not_connected_or_gives_no_word_does_not_count(living: Living) -> None:
    ana, bo, _ = await living.company("paires", "Ana", "Bo", "Cy")
    await seal(ana, ANA)
    await seal(bo, BO)
    await bo.hang_up()
    await ana.sees("Ana", "Cy")
    await ana.send("start")
    seen = await ana.expect("sealed")
    assert [seal["seat"] for seal in seen["seals"]] == [0]
    await bo.enter(room=ana.room["id"])  # in the middle of it
    assert (await bo.expect("sealed"))["seals"] == seen["seals"]
    await reveal(ana, ANA)
    await bo.expect("table")


async def test_a_word_is_said_over_a_new_connection_too(living: Living) -> None:
    ana, _ = await sealed(living, ANA, "")
    await ana.hang_up()
    await ana.enter(room=ana.room["id"])
    assert (await ana.expect("sealed"))["seals"][0]["commitment"] == fingerprint(ANA)
    await reveal(ana, ANA)
    await ana.expect("table")


async def test_a_house_of_programs_deals_at_once(living: Living) -> None:
    ana, bo = await sealed(living, "", "")
    for player in (ana, bo):
        await player.expect("table")
        assert not any('"sealed"' in text for text in player.heard)


async def test_a_host_who_seats_somebody_erases_no_word(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo", chairs=3)
    await seal(bo, BO)
    await ana.ask("seat", person=bo.id, chair=2)
    await ana.send("start")
    seen = await ana.expect("sealed")
    assert seen["seals"] == [{"seat": 2, "commitment": fingerprint(BO)}]


async def test_a_word_for_another_promise_is_no_word(living: Living) -> None:
    ana = await living.player("Ana")
    await ana.enter((await living.room(ana))[1])
    for kind, word in (("seal", {"commitment": "0" * 64}), ("reveal", {"word": ANA})):
        refused = await ana.trouble(kind, promise="0" * 64, **word)
        assert refused["code"] == "old_promise"


async def test_whoever_leaves_while_words_are_said_is_not_dealt_in(living: Living) -> None:
    ana, bo, cy = await sealed(living, ANA, BO, "")
    first = (await ana.expect("sealed"))["promise"]
    await cy.send("leave")
    voided = await ana.expect("voided")
    assert (voided["why"], [who["name"] for who in voided["people"]]) == ("left", ["Cy"])
    await ana.so_far()
    assert promise_of(ana) != first
    await seal(ana, CY)
    await seal(bo, BO)
    seen = await shown(bo)
    assert [seat.get("bot", "") != "" for seat in seen["seats"]] == [False, False, True]


async def test_a_house_that_dies_in_the_middle_deals_again_and_says_so(
    living: Living, tmp_path: Path
) -> None:
    ana, bo = await sealed(living, ANA, BO)
    first = (await ana.expect("sealed"))["promise"]
    await reveal(ana, ANA)
    await ana.so_far()
    other = await living.killed(tmp_path)
    try:
        for player in (ana, bo):
            await player.hang_up()
            player.address = other.address
            await player.enter(room=ana.room["id"])
            voided = await player.expect("voided")
            assert (voided["promise"], voided["why"]) == (first, "closed")
            assert promise_of(player) != first  # no word that was said is used again
        assert (await ana.trouble("reveal", promise=first, word=ANA))["code"] == "old_promise"
        await seal(ana, CY)
        await seal(bo, BO)
        seen = await shown(bo)
        assert [seal["commitment"] for seal in seen["seals"]] == [
            fingerprint(CY),
            fingerprint(BO),
        ]
        await reveal(ana, CY)
        await reveal(bo, BO)
        await ana.expect("table")
        assert [g.word for g in other.play_of(ana).table.header.words] == [CY, BO]
    finally:
        await other.close()


async def test_a_deal_to_which_nobody_comes_back_is_called_off(
    living: Living, tmp_path: Path
) -> None:
    ana, _ = await sealed(living, ANA, "")
    await ana.expect("sealed")
    await ana.hang_up()
    assert isinstance(dealing_of(living, ana), Sealed)
    other = await living.killed(tmp_path)
    try:
        onlooker = await other.player("Onlooker")
        room = await other.house.room(ana.room["id"])
        assert room is not None
        room.paper.public = True
        await onlooker.enter(room=ana.room["id"])
        await time_is_up(other, onlooker)
        assert room.dealing is None
        assert room.play is None
    finally:
        await other.close()
