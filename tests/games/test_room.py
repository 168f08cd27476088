"""Things are found in a room whether all is in one folder or each in its corner."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tablee.games import shelf
from tablee.games.parrain.law.events import BagOpened, BagsMixed, ExcuseTold
from tablee.games.parrain.law.moves import Overrule
from tablee.games.room import in_all_languages, module_in, sheet_in

NAMES = ["Ana", "Bo", "Chloé", "Dan"]


@pytest.mark.parametrize(
    ("game", "name", "where"),
    [
        ("paires", "bot", "paires.bot"),
        ("parrain", "bot", "parrain.mind.bot"),
        ("parrain", "terminal", "parrain.seen.terminal"),
        ("parrain", "hearing", "parrain.law.hearing"),
    ],
)
def test_a_module_in_its_corner(game: str, name: str, where: str) -> None:
    found = module_in(f"tablee.games.{game}", name)
    assert found is not None
    assert found.__name__ == f"tablee.games.{where}"


def test_what_a_game_does_not_have() -> None:
    assert module_in("tablee.games.paires", "gossip") is None
    assert module_in("tablee.games.parrain", "glance") is None


def test_sheets_by_language() -> None:
    small, large = files("tablee.games.paires"), files("tablee.games.parrain")
    assert sheet_in(small, "rules.md", "fr").name == "rules.fr.md"
    assert sheet_in(large, "rules.md", "fr").read_text("utf-8").startswith("# Oui")
    assert dict(in_all_languages(files("tablee.games.palab"), "lines.toml")).keys() == {
        "en", "fr", "mfe",
    }  # fmt: skip
    assert [language for language, _ in in_all_languages(large, "cards.toml")] == ["en", "fr"]


def test_things_are_called_by_their_number_or_by_their_place() -> None:
    words = shelf.take("parrain").words("en")
    assert words.event(BagOpened(1, 1), NAMES) == "Bo opens the bag: The weapons."
    assert words.move(Overrule(0), NAMES) == "Cancel: The dentist"


def test_a_set_of_seats_is_named_one_by_one() -> None:
    words = shelf.take("parrain").words("en")
    assert words.event(BagsMixed(0b1011), NAMES).endswith("Ana, Bo, Dan.")
    told = words.event(ExcuseTold(0, 0, 0, ""), NAMES)
    assert told == "Ana plays “The dentist”: “…” Named: nobody."
