"""One house at a time: a lock that the operating system lets go when the process dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tablee.server.store.contract import Shut

_held: set[Path] = set()  # a process may lock its own locks again, so it has to know them


class HouseLock:
    """The place of the house at a database file."""

    def __init__(self, database: Path) -> None:
        place = database.resolve()
        self.path = place.with_name(place.name + ".lock")
        self._file: int | None = None

    def take(self) -> None:
        """Takes the place, or says who has it."""
        if self.path in _held:
            raise _occupied(self.path, os.getpid())
        # The file stays when the house closes: who removes it may remove another's lock.
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(file):
            # Not the first byte: on Windows nobody may read what is locked.
            words = os.pread(file, 20, 1).split() if sys.platform != "win32" else []
            os.close(file)
            raise _occupied(self.path, int(words[0]) if words else None)
        os.ftruncate(file, 0)
        os.write(file, f"\n{os.getpid()}\n".encode())
        self._file = file
        _held.add(self.path)

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
            _held.discard(self.path)


def _occupied(path: Path, by: int | None) -> Shut:
    who = f" (process {by})" if by else ""
    return Shut("another_house", f"another house{who} is open on this database: {path.stem}")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        # lockf, not flock: a forked worker that outlives the house must not keep its lock.
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
