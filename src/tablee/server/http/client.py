"""The web client: its files as they were built, and its first page for each of its addresses."""

from __future__ import annotations

import html
import mimetypes
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from tablee.server.built import STATIC
from tablee.server.http.sheets import FOREVER, REVALIDATE, Sheet
from tablee.server.speech import say

FIRST: Final = "/index.html"
PAGE: Final = re.compile(r"/([a-z0-9-]+(/[a-z0-9-]+){0,2}/?)?")  # an address that the client knows
KINDS: Final = {  # those that machines disagree about
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "avif": "image/avif",
    "webp": "image/webp",
}
PLAIN: Final = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><h1>{title}</h1><p><strong>{first}</strong></p><p>{more}</p></html>
"""


class Client:
    """All files of the client, in memory: they are few, and no path leads anywhere else."""

    def __init__(self, folder: Traversable = STATIC) -> None:
        self.sheets = {path: sheet_of(path, file) for path, file in files_in(folder)}

    @property
    def built(self) -> bool:
        return FIRST in self.sheets

    def find(self, path: str) -> Sheet | None:
        """The file at this path, or the first page if the client knows the address."""
        if path in self.sheets:
            return self.sheets[path]
        return self.sheets.get(FIRST) if PAGE.fullmatch(path) else None


@cache
def own_client() -> Client:
    """The one that came with the house, read once for all houses of a process."""
    return Client()


def files_in(folder: Traversable, above: str = "/") -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.is_dir():
            yield from files_in(file, f"{above}{file.name}/")
        elif not file.name.startswith("."):
            yield above + file.name, file


def sheet_of(path: str, file: Traversable) -> Sheet:
    ending = path.rpartition(".")[2]
    kind = KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    hashed = path.startswith("/assets/")  # the build puts a fingerprint into these names
    return Sheet(file.read_bytes(), kind, FOREVER if hashed else REVALIDATE)


def unbuilt(language: str) -> Sheet:
    """What to say where there is no client."""
    page = plain(language, say(language, "page.unbuilt"), say(language, "page.unbuilt_more"))
    return Sheet(page, KINDS["html"], "no-store")


def plain(language: str, first: str, more: str = "") -> bytes:
    """A page that needs no client, for a person who came with a browser."""
    title, *said = map(html.escape, (say(language, "page.title"), first, more))
    return PLAIN.format(lang=language, title=title, first=said[0], more=said[1]).encode()


def told(language: str, text: str) -> bytes:
    """Why it was not done, as a page: the first sentence weighs most."""
    first, *more = re.split(r"(?<=\.) ", text, maxsplit=1)
    return plain(language, first, *more)
