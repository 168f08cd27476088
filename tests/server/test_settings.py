"""Settings: defaults, then the environment, then the command line; and what will not do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.server.settings import BadSetting, Settings, settings_from, unknown_variables


def test_the_command_line_wins_over_the_environment() -> None:
    environment = {"TABLEE_PORT": "9000", "TABLEE_HOST": "::1", "TABLEE_CHAT_LENGTH": "80"}
    settings = settings_from(environment, {"port": "9001", "host": None, "other": "x"})
    assert (settings.port, settings.host, settings.chat_length) == (9001, "::1", 80)
    assert settings_from({}, {}) == Settings()


def test_where_things_are_kept() -> None:
    settings = settings_from({"TABLEE_DATA": "/srv/tablee"}, {})
    assert settings.store == "sqlite:/srv/tablee/house.sqlite"
    assert settings_from({}, {"database": "postgresql://h/d"}).store == "postgresql://h/d"
    assert Settings().folder == Path.home() / ".local/share/tablee"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://Play.Example.org:443/", "https://play.example.org"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("http://[fe80::1]:80", "http://[fe80::1]"),
    ],
)
def test_public_addresses(typed: str, address: str) -> None:
    assert settings_from({}, {"public": typed}).public == address


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("public", "play.example.org"),
        ("public", "https://play.example.org/tablee"),
        ("public", "https://me@play.example.org"),
        ("public", "https://play.example.org:x"),
        ("public", "https://"),
        ("public", "https://a b"),
        ("port", "-1"),
        ("port", "8000.5"),
        ("languages", ""),
        ("languages", "fr,fr"),
        ("browser", "maybe"),
        ("keep_chat_days", "-1"),
        ("window_seconds", "nan"),
        ("bot_pace", "inf"),
        ("metrics", "some"),
        ("host", "a\nb"),
        ("data", "\x00"),
        ("people_per_address", "0"),
        ("chat_length", "4001"),
        ("message_bytes", "16383"),  # or the longest talk would not fit
    ],
)
def test_what_will_not_do_is_named(field: str, value: str) -> None:
    with pytest.raises(BadSetting) as bad:
        settings_from({f"TABLEE_{field.upper()}": value}, {})
    assert bad.value.field == field


def test_lists_and_yes_or_no() -> None:
    settings = settings_from(
        {"TABLEE_LANGUAGES": "en", "TABLEE_PROXIES": "10.0.0.1, 10.0.0.2", "TABLEE_BROWSER": "No"},
        {},
    )
    assert settings.languages == ("en",)
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert not settings.browser


def test_slips_of_the_pen_are_found() -> None:
    assert unknown_variables({"TABLEE_PROT": "1", "TABLEE_PORT": "1", "HOME": "/"}) == [
        "TABLEE_PROT"
    ]
