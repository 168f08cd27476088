"""How this house is set up: defaults, then TABLEE_… of the environment, then the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from tablee.games.words import LANGUAGES

PREFIX = "TABLEE_"
COMMAS = ("languages", "names", "proxies")  # lists, written with commas between
NAME = re.compile(r"\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*|[0-9a-f:]+")  # .lan: all that end with it
TOKEN = re.compile(r"[!-~]{16,200}")  # what nobody guesses, and a header can hold
YES_NO = {"yes": True, "oui": True, "on": True, "no": False, "non": False, "off": False}

Days = Annotated[int, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Language = Literal["fr", "en"]


class BadSetting(ValueError):
    """A setting that will not do: its name, and what came instead."""

    def __init__(self, field: str, value: str) -> None:
        super().__init__(f"{field}: {value}")
        self.field = field
        self.value = value


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a house that can be set; each field is explained in words.*.toml."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000  # 0: any free one
    public: Annotated[str, Meta(max_length=255)] = ""
    names: tuple[Annotated[str, Meta(min_length=1, max_length=255)], ...] = ()
    proxies: tuple[Annotated[str, Meta(min_length=2, max_length=64)], ...] = ("127.0.0.1", "::1")
    data: Annotated[str, Meta(max_length=4096)] = ""
    database: Annotated[str, Meta(max_length=4096)] = ""
    languages: Annotated[tuple[Language, ...], Meta(min_length=1, max_length=2)] = ("fr", "en")
    browser: bool = True

    people_per_address: Count = 60  # new ones in an hour
    rooms_per_address: Count = 30  # new ones in an hour
    sockets_per_address: Count = 100  # at a time
    connections_per_address: Count = 300  # sockets and requests, at a time
    requests_per_second: Count = 30  # of /api, and new sockets, by address
    messages_per_second: Count = 20  # of a socket
    message_bytes: Annotated[int, Meta(ge=16_384, le=1_000_000)] = 16_384
    body_bytes: Annotated[int, Meta(ge=1024, le=10_000_000)] = 65_536
    request_seconds: Annotated[float, Meta(gt=0, le=600)] = 15.0
    chat_length: Annotated[int, Meta(ge=1, le=4000)] = 500  # any of it fits into a message
    chat_per_minute: Count = 30

    keep_rooms_days: Days = 180  # 0, here and below: for ever
    keep_chat_days: Days = 30
    keep_finished_days: Days = 365
    keep_sleeping_days: Days = 90
    keep_people_days: Days = 400

    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0  # 0: as many as the machine allows
    bot_pace: Annotated[float, Meta(ge=0, le=10)] = 1.0  # 0: bots play at once
    bot_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 5.0  # then another plays
    window_seconds: Annotated[float, Meta(ge=0.05, le=600)] = 4.0  # unless the table says else
    patience_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 45.0  # then a bot plays
    sleep_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 600.0  # then an empty room sleeps

    metrics: Literal["here", "token", "off"] = "here"
    metrics_token: Annotated[str, Meta(max_length=200)] = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "plain"] = "auto"

    @property
    def folder(self) -> Path:
        """Where the house keeps its things."""
        return Path(self.data).expanduser() if self.data else Path.home() / ".local/share/tablee"

    @property
    def store(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:{self.folder / 'house.sqlite'}"

    @property
    def secure(self) -> bool:
        """Do people come by https?"""
        return self.public.startswith("https://")


def settings_from(environment: Mapping[str, str], words: Mapping[str, object]) -> Settings:
    """The settings of this house, or a BadSetting that names the first one that will not do."""
    values: dict[str, Any] = {}
    for field in Settings.__struct_fields__:
        if (text := environment.get(PREFIX + field.upper())) is not None:
            values[field] = text
        if words.get(field) is not None:
            values[field] = words[field]
    browser = values.get("browser")
    if isinstance(browser, str):
        values["browser"] = YES_NO.get(browser.lower(), browser)
    for field in COMMAS:
        if isinstance(values.get(field), str):
            values[field] = [part.strip() for part in values[field].split(",") if part.strip()]
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        path = re.search(r"`\$\.(\w+)", str(error))
        field = path[1] if path else next(iter(values))
        value = values[field]
        raise BadSetting(
            field, ",".join(value) if isinstance(value, list) else str(value)
        ) from None
    return checked(settings)


def checked(settings: Settings) -> Settings:
    """What the types cannot say."""
    for field in ("host", "public", "data", "database"):
        value = getattr(settings, field)
        if not value.isprintable():
            raise BadSetting(field, value)
    if settings.public:
        settings = msgspec.structs.replace(settings, public=address_in(settings.public))
    names = tuple(name.lower().rstrip(".") for name in settings.names)
    if not all(map(NAME.fullmatch, names)):
        raise BadSetting("names", ",".join(settings.names))
    settings = msgspec.structs.replace(settings, names=names)
    if (settings.metrics_token or settings.metrics == "token") and not TOKEN.fullmatch(
        settings.metrics_token
    ):
        raise BadSetting("metrics_token", "…" if settings.metrics_token else "")
    if len(set(settings.languages)) != len(settings.languages):
        raise BadSetting("languages", ",".join(settings.languages))
    return settings


def address_in(text: str) -> str:
    """`https://play.example.org`: a scheme and a host, nothing behind it."""
    try:
        parts = urlsplit(text.rstrip("/"))
        port = "" if parts.port is None else f":{parts.port}"
        host = parts.hostname or ""
    except ValueError:
        raise BadSetting("public", text) from None
    named = re.fullmatch(r"[a-z0-9.-]+|[0-9a-f:.]+", host)
    extra = parts.path or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not named or extra:
        raise BadSetting("public", text)
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}{'' if port == usual else port}"


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Names that look like settings of ours and are none: slips of the pen."""
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | {"TABLEE_COMPILE"}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


assert set(LANGUAGES) == {"fr", "en"}  # Language names them once more
