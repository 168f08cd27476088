"""Files that are whole or not there at all, and troubles with them told in a sentence."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tablee.cli.desk import Trouble
from tablee.cli.speech import clean

REASONS = {
    errno.ENOENT: "no_file",
    errno.ENOTDIR: "no_file",
    errno.EISDIR: "is_folder",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
}


def no_room(error: OSError) -> bool:
    return REASONS.get(error.errno or 0) == "disk_full"


@contextlib.contextmanager
def about(path: Path) -> Iterator[None]:
    """Whatever goes wrong in here is this file's trouble."""
    try:
        yield
    except OSError as error:
        key = REASONS.get(error.errno or 0, "file_failed")
        reason = clean(error.strerror or str(error))
        raise Trouble(key, file=clean(str(path)), reason=reason) from None


@contextlib.contextmanager
def whole_file(path: Path, force: bool, private: bool = False) -> Iterator[BinaryIO]:
    """A new file, written beside its place and put there at the end, complete; or not at all.

    A private one can be read and written by its owner alone, from its first byte on.
    """
    with about(path):
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("wb") as device:  # a pipe or a device: nothing there to keep whole
                yield device
            return
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not force:
            raise Trouble("file_exists", file=clean(str(path)))
        target = path.resolve()
        if not target.parent.is_dir():
            raise Trouble("no_folder", file=clean(str(path)))
        draft = target.with_name(f".tablee-{secrets.token_hex(6)}.part")
        try:
            with open(draft, "xb", opener=opened_for_owner if private else None) as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)


def opened_for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def add_line(path: Path, line: bytes) -> None:
    """A line at the end of a file; if it does not fit, the file stays as it was."""
    with about(path), path.open("ab", buffering=0) as file:
        before = file.tell()
        left = line + b"\n"
        try:
            while left:
                left = left[file.write(left) or 0 :]
            if path.is_file():
                os.fsync(file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                file.truncate(before)
            raise
