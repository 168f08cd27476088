"""tablee arena: one bot against the others."""

from __future__ import annotations

import msgspec

from tests.cli.conftest import Tablee

SMALL = ("arena", "paires", "--games", "60", "--seats", "3", "--bots", "draws,random")


def test_a_table_of_trials(tablee: Tablee) -> None:
    said = tablee(*SMALL)
    assert said.code == 0
    assert "draws at paires" in said.out
    assert "better" in said.out
    assert "the opponent" in said.out


def test_the_same_for_any_number_of_processes(tablee: Tablee) -> None:
    one, two = tablee(*SMALL, "--json", "--jobs", "1"), tablee(*SMALL, "--json", "--jobs", "2")
    assert one.out == two.out
    assert len(msgspec.json.decode(one.out)["results"]) == 2


def test_in_french(tablee: Tablee) -> None:
    assert "part juste" in tablee(*SMALL, "--lang", "fr").out


def test_what_does_not_exist_is_one_sentence(tablee: Tablee) -> None:
    for words in (
        ("arena", "chess"),
        ("arena", "paires", "--bots", "nobody"),
        (*SMALL, "--seats", "12"),
    ):
        said = tablee(*words)
        assert (said.code, said.out) == (2, "")
        assert len(said.err.splitlines()) == 1
