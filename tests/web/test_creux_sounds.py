"""Au Creux de ta Main: its sounds, rendered far from any loudspeaker and measured."""

from __future__ import annotations

import json
from itertools import combinations
from math import dist, log
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import OpenPage


def figures(page: Page) -> list[dict[str, Any]]:
    page.get_by_role("button", name="Mesurer").click()
    table = page.locator("[data-figures]")
    found: list[dict[str, Any]] = json.loads(str(table.get_attribute("data-figures")))
    return found


def like(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How far apart two sounds are: height, ringing, and where their strength lies."""
    return (
        abs(log(one["centroid"] / other["centroid"]))
        + abs(log(one["decay"] / other["decay"]))
        + 2 * dist(one["bands"], other["bands"])
    )


def test_materials_are_told_apart_by_ear(open_page: OpenPage) -> None:
    rows = figures(open_page("/gallery", "desktop"))
    names = {"wood", "metal", "plastic", "cloth", "string"}
    for act in ("tap", "rub"):
        sounds = [row for row in rows if row["act"] == act and row["name"] in names]
        assert {row["name"] for row in sounds} == names
        for row in sounds:
            others = [
                other
                for other in sounds
                if (other["force"], other["place"]) != (row["force"], row["place"])
                or other["name"] != row["name"]
            ]
            nearest = min(others, key=lambda other: like(row, other))
            if act == "tap":
                assert nearest["name"] == row["name"], (row, nearest)
    taps = [row for row in rows if row["act"] == "tap"]
    usual = {row["name"]: row for row in taps if row["force"] == 0.7 and row["place"] == 0}
    assert usual["metal"]["decay"] > 2 * max(usual[n]["decay"] for n in names - {"metal"})
    pitch = {name: usual[name]["centroid"] for name in names}
    assert pitch["cloth"] < pitch["wood"] < pitch["plastic"] < pitch["metal"]
    assert pitch["cloth"] < pitch["string"]


def test_sound_follows_place_and_pressure(open_page: OpenPage) -> None:
    rows = figures(open_page("/gallery", "desktop"))
    for name in ("wood", "metal", "plastic", "cloth", "string"):
        taps = [row for row in rows if row["name"] == name and row["act"] == "tap"]
        for row in taps:
            if row["place"]:
                louder = row["right"] > 1.5 * row["left"]
                assert louder == (row["place"] > 0)
                assert louder or row["left"] > 1.5 * row["right"]
        for act in ("tap", "rub"):
            middle = [
                row
                for row in rows
                if row["name"] == name and row["act"] == act and row["place"] == 0
            ]
            bright = [row["centroid"] for row in sorted(middle, key=lambda row: row["force"])]
            assert bright == sorted(bright), f"{name} grows brighter with pressure"


@pytest.mark.rule("creux.screen")
def test_the_skin_alone_makes_the_sound_of_a_grandfather(open_page: OpenPage) -> None:
    """What feels the same sounds the same: the sound is made of texture and warmth."""
    rows = {row["name"]: row for row in figures(open_page("/gallery", "desktop"))}
    felt = [row for name, row in rows.items() if " " in name]
    assert len(felt) == 7
    for one, other in combinations(felt, 2):
        assert like(one, other) > 0.1, (one["name"], other["name"])
    assert rows["smooth 3"]["decay"] > rows["smooth 9"]["decay"]
