"""How the routes are described, in /api/openapi.json."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    Components,
    License,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Parameter,
    Schema,
    SecurityScheme,
)

from tablee.server.headers import COOKIE
from tablee.server.http.troubles import Problem

KNOWN: list[dict[str, list[str]]] = [{"person": []}]  # for whoever has come in

ABOUT = """Everything of the house but the play itself, which goes over the socket at /ws.

Whatever changes something needs the header `X-Tablee: 1` and an `Origin` that is the house's own.
Secrets (keys of rooms, of replays, device codes) are never part of an address.
An answer that is not a success is a Problem: a code, a sentence in the language of the person or of
Accept-Language, and the field that it is about, if it is about one."""


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """It may answer with a Problem of these statuses, or those that any route may answer with."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="Not done, and why.")
        for status in (*statuses, 405, 413, 429, 500, 503)
    }


@dataclass
class Writing(Operation):
    """A route that changes something: only pages of this house may call it."""

    def __post_init__(self) -> None:
        mark = Parameter(
            name="X-Tablee",
            param_in="header",
            required=True,
            description="Says that a page of this house asks.",
            schema=Schema(type=OpenAPIType.STRING, enum=["1"]),
        )
        self.parameters = [*(self.parameters or []), mark]
        nothing = (self.responses or {}).get("204")
        if isinstance(nothing, OpenAPIResponse):
            nothing.content = None  # Litestar would have it that there is JSON


def description() -> OpenAPIConfig:
    cookie = SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="A secret that POST /api/people sets.",
    )
    return OpenAPIConfig(
        title="Tablée",
        version="1",
        description=ABOUT,
        license=License("MIT", "MIT"),
        components=Components(security_schemes={"person": cookie}),
        use_handler_docstrings=True,
    )
