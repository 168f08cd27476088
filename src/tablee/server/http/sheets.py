"""Things that are always the same for everybody: encoded, packed and fingerprinted once."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

from litestar import Response
from litestar.types import Scope, Send

from tablee.server.headers import Headers, header

PACKABLE = ("text/", "application/json", "application/manifest", "image/svg")
SMALL = 600  # bytes that are not worth packing
REVALIDATE = "no-cache"  # it may be kept, but must be asked about each time
FOREVER = "public, max-age=31536000, immutable"


class Sheet:
    """A body with its type, packed as well where that is worth it."""

    def __init__(self, body: bytes, kind: str, cache: str = REVALIDATE, vary: str = "") -> None:
        self.body = body
        self.packed = b""
        if len(body) > SMALL and kind.startswith(PACKABLE):
            self.packed = gzip.compress(body, 9, mtime=0)
        tag = hashlib.sha256(body).hexdigest()[:20]
        self.tag = f'"{tag}"'
        vary = ", ".join(filter(None, ["Accept-Encoding" if self.packed else "", vary]))
        self.headers = [(b"content-type", kind.encode()), (b"cache-control", cache.encode())]
        self.headers.append((b"etag", self.tag.encode()))
        if vary:
            self.headers.append((b"vary", vary.encode()))

    def parts(self, asked: Headers) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body for whoever asks with these headers."""
        asked = list(asked)
        headers = list(self.headers)
        if self.tag in header(asked, b"if-none-match"):
            return 304, headers, b""
        if self.packed and takes_gzip(header(asked, b"accept-encoding")):
            return 200, [*headers, (b"content-encoding", b"gzip")], self.packed
        return 200, headers, self.body

    def response(self, asked: Headers) -> Response[Any]:
        """As a route of Litestar hands it out."""
        status, headers, body = self.parts(asked)
        named = {name.decode(): value.decode() for name, value in headers}
        kind = named.pop("content-type")
        return Response(body or None, status_code=status, headers=named, media_type=kind)

    async def send(self, scope: Scope, send: Send, status: int = 0) -> None:
        """As it goes out without Litestar."""
        found, headers, body = self.parts(scope["headers"])
        await start(send, status or found, with_length(headers, body))
        shown = b"" if scope.get("method") == "HEAD" else body
        await send({"type": "http.response.body", "body": shown, "more_body": False})


def with_length(headers: list[tuple[bytes, bytes]], body: bytes) -> list[tuple[bytes, bytes]]:
    return [*headers, (b"content-length", str(len(body)).encode())] if body else headers


async def start(send: Send, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})


def takes_gzip(wishes: str) -> bool:
    """Accept-Encoding names it, and not with the weight 0."""
    for wish in wishes.lower().replace(" ", "").split(","):
        name, _, weight = wish.partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False
