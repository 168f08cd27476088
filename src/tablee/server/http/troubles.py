"""When something can't be done: a code for programs, a sentence for people, the field if one."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from msgspec import Struct

from tablee.server.http.lobby import Asked, Lobby
from tablee.server.logs import note_failure
from tablee.server.speech import Declined
from tablee.server.store import Trouble as StoreTrouble
from tablee.server.store import Unfit

PATIENCE: Final = "5"  # seconds, when the store is away

# What is not here is a plain mistake: 400.
STATUS: Final = {
    "nobody": 401,
    "token": 401,
    "not_from_here": 403,
    "no_such_page": 404,
    "no_such_game": 404,
    "no_such_replay": 404,
    "no_such_mime": 404,
    "no_such_device": 404,
    "no_such_way": 405,
    "old_rules": 409,
    "too_large": 413,
    "unknown_name": 421,
    "too_fast": 429,
    "too_many_rooms": 429,
    "too_many_people": 429,
    "too_many_codes": 429,
    "asked_often": 429,
    "broken": 500,
    "no_store": 503,
    "too_slow": 503,
    "closing": 503,
}


class Problem(Struct, omit_defaults=True):
    """Why it was not done, and what to do next."""

    code: str
    text: str
    field: str = ""


def problem(declined: Declined, language: str) -> tuple[int, Problem]:
    text = declined.text(language)
    return STATUS.get(declined.code, 400), Problem(declined.code, text, declined.field)


def declined_by(error: Exception, lobby: Lobby) -> Declined:
    """Whatever was raised, as one of ours."""
    match error:
        case Declined():
            return error
        case StoreTrouble():
            note_failure("store", error)
            return Declined("no_store")
        case Unfit() | RecursionError():  # what a database, or a reader, can't hold
            return Declined("malformed")
        case ValidationException(extra=[{"key": str(field), "message": message}, *_]):
            return bad_value(field, str(message))
        case ValidationException():
            return bad_value("data", str(error.detail))
        case SerializationException():
            return Declined("malformed")
        case HTTPException(status_code=404):
            return Declined("no_such_page")
        case HTTPException(status_code=405):
            return Declined("no_such_way")
        case HTTPException(status_code=413):
            return Declined("too_large", most=lobby.settings.body_bytes)
        case HTTPException(status_code=code) if code < 500:
            return Declined("malformed")
        case _:
            note_failure("broken", error)
            return Declined("broken")


def bad_value(field: str, message: str) -> Declined:
    """About the body as a whole, or what is missing, the message names the field."""
    if field == "data":
        named = re.search(r"field `(\w+)`|parameter '(?:X-Tablee-)?(\w+)'", message)
        field = "" if named is None else (named[1] or named[2]).lower()
    return Declined("bad_value", field) if field else Declined("malformed")


def answer(request: Asked, error: Exception) -> Response[Problem]:
    """Litestar hands every exception to this."""
    lobby: Lobby = request.app.state.lobby
    status, body = problem(declined_by(error, lobby), lobby.language(request.scope))
    headers: dict[str, str] = {}
    if isinstance(error, HTTPException) and status == 405:
        headers["allow"] = (error.headers or {}).get("allow", "")
    if body.code == "token":
        headers["www-authenticate"] = "Bearer"
    if status == 429:
        headers["connection"] = "close"  # whoever is too fast has to knock again
    if status == 503:
        headers["retry-after"] = PATIENCE
    return Response(body, status_code=status, headers=headers, media_type="application/json")


HANDLERS: dict[int | type[Exception], Any] = {Exception: answer, HTTPException: answer}
