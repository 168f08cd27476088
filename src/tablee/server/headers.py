"""Reading what a browser sends along: who it is, and whether a page of this house speaks."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from tablee.server.settings import Settings

COOKIE = "tablee"
YEAR = 400 * 86_400  # as long as browsers keep a cookie

Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str:
    """The only header of this name; two of them say nothing."""
    found = [value for key, value in headers if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def token_in(headers: Headers) -> str:
    """The secret of the cookie; empty if there is none."""
    for key, value in headers:
        if key == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                name, _, secret = pair.strip().partition("=")
                if name == COOKIE:
                    return secret
    return ""


def cookie_of(token: str, settings: Settings) -> str:
    """The cookie that makes somebody known here; an empty secret takes it away."""
    age = YEAR if token else 0
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def from_our_page(headers: Headers, settings: Settings) -> bool:
    """The origin is the public address, or, where none is set, the address that was called."""
    headers = list(headers)
    origin = header(headers, b"origin").lower()
    if settings.public:
        return origin == settings.public
    host = header(headers, b"host").lower()
    return bool(host) and origin in (f"http://{host}", f"https://{host}")


def our_address(headers: Headers, settings: Settings) -> str:
    """How the house was called, for links that others will follow; empty if it can't be told."""
    if settings.public:
        return settings.public
    headers = list(headers)
    host = header(headers, b"host")
    try:
        parts = urlsplit(f"http://{host}")
        sane = parts.hostname and parts.netloc == host and "@" not in host and parts.port != 0
    except ValueError:
        return ""
    if not sane:
        return ""
    secured = header(headers, b"origin").lower() == f"https://{host.lower()}"
    return f"{'https' if secured else 'http'}://{host}"
