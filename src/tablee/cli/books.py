"""Opening the books of a house from the command line, and telling what is wrong with them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Final

from tablee.cli.desk import Trouble
from tablee.cli.speech import clean
from tablee.server.settings import Settings
from tablee.server.store import Books, Taken, store_at
from tablee.server.store import Trouble as StoreTrouble

WHYS: Final = (
    "another_house", "damaged", "disk_full", "foreign", "gone", "locked", "no_store", "not_empty",
    "same_file",
)  # fmt: skip


@contextlib.contextmanager
def store_troubles(settings: Settings) -> Iterator[None]:
    """Whatever goes wrong in here is a sentence about the database."""
    place = clean(without_password(settings.store))
    try:
        yield
    except StoreTrouble as trouble:
        why = trouble.why if trouble.why in WHYS else "other"
        raise Trouble(f"store.{why}", place=place, reason=clean(str(trouble))) from None
    except Taken:
        raise Trouble("store.taken", place=place) from None
    except OSError as error:
        reason = clean(error.strerror or str(error))
        raise Trouble("store.other", place=place, reason=reason) from None


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    scheme, slashes, rest = url.partition("://")
    if not slashes or "@" not in rest:
        return url
    return f"{scheme}://…@{rest.rpartition('@')[2]}"


@contextlib.asynccontextmanager
async def open_books(settings: Settings, visiting: bool = True) -> AsyncIterator[Books]:
    """The books, as a visitor who may come while the house is open; or as the house itself."""
    store = store_at(settings.store, visiting=visiting)
    await store.open()
    try:
        yield Books(store)
    finally:
        await store.close()
