"""By which addresses others reach the house."""

from __future__ import annotations

import pytest

from tablee.cli.serve import addresses
from tablee.server.reach import Reach, is_loopback, own_addresses, reach
from tablee.server.settings import Settings

WIFI, WIRE = "192.168.1.7", "10.0.0.4"


def networks() -> list[str]:
    return [WIFI, WIRE]


@pytest.mark.parametrize("called", ["", "http://127.0.0.1:8000", "http://localhost:8000"])
def test_whoever_sits_at_the_machine_invites_into_its_networks(called: str) -> None:
    found = reach(Settings(), called, 8000, networks)
    assert found == Reach([f"http://{WIFI}:8000", f"http://{WIRE}:8000"])


def test_the_public_address_is_the_only_one() -> None:
    settings = Settings(public="https://play.example.org")
    found = reach(settings, "http://127.0.0.1:8000", 8000, networks)
    assert found == Reach(["https://play.example.org"])


def test_an_address_that_worked_is_passed_on() -> None:
    assert reach(Settings(), "http://salon.local", 80, networks) == Reach(["http://salon.local"])


def test_where_nobody_else_can_come_in_it_is_said_why() -> None:
    assert reach(Settings(), "", 8000, list) == Reach([], "no_network")
    assert reach(Settings(host="127.0.0.1"), "", 8000, networks) == Reach([], "only_here")
    assert reach(Settings(host=WIRE), "", 80, networks) == Reach([f"http://{WIRE}"])


def test_this_machine_never_names_itself_by_an_address_of_its_own_alone() -> None:
    assert not [host for host in own_addresses() if is_loopback(host)]


def test_the_hosts_browser_opens_where_the_house_believes_it() -> None:
    assert addresses(Settings(), 8000)[0] == "http://127.0.0.1:8000"
    public = Settings(public="https://play.example.org")
    assert addresses(public, 8000) == ("https://play.example.org", ["https://play.example.org"])
