"""Group commit: requests that wait together are written together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.server.logs import note_failure
from tablee.server.store.request import Request
from tablee.server.store.rooms import SAY
from tablee.server.store.tables import CHUNK, ENTER

LARGEST: Final = 1000  # requests in one transaction: the first should not wait for too many others

# These only add a row that no other statement of a group looks at, except those that delete.
APPENDS: Final = frozenset((ENTER, CHUNK, SAY))


Batch = tuple[str, list[tuple[object, ...]]]
Errors = dict[int, Exception] | Exception | None  # by the place in a group, or for all of it


def batches(requests: Sequence[Request]) -> list[Batch]:
    """All writes of a group, in order, but with the rows of each log gathered into one batch."""
    ordered: list[Batch] = []
    appended: dict[str, list[tuple[object, ...]]] = {}
    for request in requests:
        for write in request.writes:
            sql, params = write.sql, write.params
            rows = appended.get(sql)
            if rows is not None:
                rows.append(params)
            elif sql in APPENDS:
                appended[sql] = [params]
            else:
                if appended and sql.startswith("DELETE"):
                    ordered += appended.items()
                    appended = {}
                ordered.append((sql, [params]))
    ordered += appended.items()
    return ordered


def settle(group: Sequence[Request], errors: Errors) -> None:
    """Tells those who wait: one error for all, or errors by their place in the group."""
    if isinstance(errors, Exception):
        errors = dict.fromkeys(range(len(group)), errors)
    for place, request in enumerate(group):
        try:
            request.settled(errors.get(place) if errors else None)
        except Exception as error:  # whoever made it must not keep the others waiting
            note_failure("settling_failed", error)
