"""What the house writes down about itself: JSON, or plain lines at a terminal; never a secret.

Only what is named goes in: an event, and fields of it that are numbers, ids or words of ours. The
message of a strange exception may hold anything, so of those we keep the kind and the place.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

from tablee.server.settings import Settings

log = logging.getLogger("tablee")


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Write an event down, with the fields that say more about it."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"fields": fields})


def note_failure(event: str, error: BaseException, **fields: object) -> None:
    """Something of ours broke: what kind of thing, and where."""
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    places = [f"{place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    note(event, logging.ERROR, **fields, error=type(error).__name__, at=places)


def place(path: str) -> str:
    """A file by its package: where the house is installed is nobody's business."""
    parts = path.replace("\\", "/").split("/")
    for top in ("tablee", "site-packages"):
        if top in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(top) :])
    return parts[-1]


def parts_of(record: logging.LogRecord) -> dict[str, Any]:
    fields = getattr(record, "fields", None)
    if fields is not None:
        return {"event": record.msg, **fields}
    # Other packages' words (uvicorn): the template alone, since values could be anything.
    said = {"event": str(record.msg).split("\n")[0][:200], "from": record.name}
    if record.exc_info and record.exc_info[1] is not None:
        said["error"] = type(record.exc_info[1]).__name__
    return said


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        parts = {"time": stamp(record), "level": record.levelname.lower(), **parts_of(record)}
        return msgspec.json.encode(parts, enc_hook=str).decode()


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        parts = parts_of(record)
        event = parts.pop("event")
        more = " ".join(f"{name}={value}" for name, value in parts.items())
        return f"{stamp(record)[11:19]} {record.levelname.lower():7} {event} {more}".rstrip()


def stamp(record: logging.LogRecord) -> str:
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03}Z"


def open_logs(settings: Settings) -> None:
    """From here on, what happens is written to the error output."""
    plain = settings.log_format == "plain" or (
        settings.log_format == "auto" and sys.stderr.isatty()
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain() if plain else Json())
    level = settings.log_level.upper()
    for name in ("tablee", "uvicorn", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "tablee" else max(logging.WARNING, log.level))
