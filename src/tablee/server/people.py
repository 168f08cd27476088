"""Who is who: a nickname, a secret in a cookie, and a short code for a second device.

Secrets are random and long, so their SHA-256 is all that is kept. A code is short: it lives for
ten minutes, works once, and whoever tries is counted (limits.py).
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from tablee.server.speech import Declined
from tablee.server.store import Books, PersonRow, Taken, Trouble
from tablee.server.tidy import breadth, tidy

LONGEST_NAME: Final = 24
LETTERS: Final = "ACDEFGHJKMNPQRTUVWXY34679"  # none that could be taken for another
CODE_LENGTH: Final = 8
CODE_MINUTES: Final = 10
REMEMBERED: Final = 20_000  # people whose secrets need not be looked up
TOKEN_LENGTH: Final = 43  # 256 bits, as text
NOTED: Final = 3_600_000  # ms after which it is worth a line that somebody is still here


class Person(Struct, eq=False, weakref=True):
    """Somebody who came in; all parts of the house share this one object."""

    id: str
    name: str
    lang: str
    since: int
    seen: int


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_room_key() -> str:
    return secrets.token_urlsafe(18)


def wall_clock() -> int:
    return int(time.time() * 1000)


def name_in(text: str) -> str:
    """A nickname that can be seen, 1 to 24 characters."""
    name = tidy(text)
    if not 1 <= breadth(name) <= LONGEST_NAME:
        raise Declined("name", "name", longest=LONGEST_NAME)
    return name


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def code_in(text: str) -> str:
    """A code as it was typed: small letters, spaces and hyphens do not matter."""
    code = "".join(letter for letter in text.upper() if letter.isalnum())
    if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
        raise Declined("code", "code")
    return code


class People:
    """Everybody whom the house knows; those who came lately are known by heart."""

    def __init__(self, books: Books, now: Callable[[], int] = wall_clock) -> None:
        self.books = books
        self.now = now
        self.by_hash: OrderedDict[bytes, Person] = OrderedDict()
        self.noted: dict[bytes, int] = {}  # when it was noted that this device is still here
        self.ended: set[bytes] = set()  # devices that were, since the house opened
        self.by_id: WeakValueDictionary[str, Person] = WeakValueDictionary()

    async def arrive(self, name: str, lang: str, kind: str = "") -> tuple[Person, str]:
        """A new guest, and the secret for the cookie."""
        name, now = name_in(name), self.now()
        person, token = Person(new_id(), name, lang, now, now), secrets.token_urlsafe(32)
        added = self.books.add_person(person.id, name, lang, hashed(token), now, kind)
        await self.books.write(*added)
        self.by_id[person.id] = person
        self.remember(hashed(token), person, now)
        return person, token

    def known(self, token: str) -> Person | None:
        """Whoever holds this secret, as far as we know by heart."""
        hash = hashed(token)
        person = self.by_hash.get(hash)
        if person is not None:
            self.by_hash.move_to_end(hash)
        return person

    async def by_token(self, token: str) -> Person | None:
        """Whoever holds this secret."""
        if len(token) != TOKEN_LENGTH:
            return None
        person = self.known(token)
        if person is None:
            found = await self.books.person_by_token(hashed(token))
            if found is None or hashed(token) in self.ended:
                return None
            row, seen = found
            person = self.shared(row)
            self.remember(hashed(token), person, seen)
        await self.see(person, hashed(token))
        return person

    def knows(self, person: Person, token: str) -> bool:
        """Still: neither forgotten since, nor is this device ended."""
        return self.by_id.get(person.id) is person and hashed(token) not in self.ended

    def shared(self, row: PersonRow) -> Person:
        """The one object that stands for this person."""
        return self.by_id.setdefault(row.id, Person(*row))

    def remember(self, hash: bytes, person: Person, seen: int) -> None:
        self.by_hash[hash] = person
        self.noted[hash] = seen
        if len(self.by_hash) > REMEMBERED:
            longest_away, _ = self.by_hash.popitem(last=False)
            self.noted.pop(longest_away, None)

    async def see(self, person: Person, hash: bytes) -> None:
        """Whoever still comes is kept, and sees when each device came; not worth an error."""
        now = self.now()
        if now - min(person.seen, self.noted.get(hash, 0)) > NOTED:
            person.seen = self.noted[hash] = now
            touched = self.books.touch(person.id, now), self.books.touch_device(hash, now)
            with contextlib.suppress(Trouble):
                await self.books.write(*touched)

    async def rename(self, person: Person, name: str | None, lang: str | None) -> None:
        new_name = person.name if name is None else name_in(name)
        new_lang = lang or person.lang
        await self.books.write(self.books.rename(person.id, new_name, new_lang))
        person.name, person.lang = new_name, new_lang

    async def make_code(self, person: Person) -> tuple[str, int]:
        """A code for another device, and until when it works."""
        until = self.now() + CODE_MINUTES * 60_000
        while True:
            code = new_code()
            try:
                await self.books.write(*self.books.keep_code(hashed(code), person.id, until))
            except Taken:  # two in ten minutes, out of a hundred thousand million
                continue
            return code, until

    async def join_by_code(self, code: str, kind: str = "") -> tuple[Person, str]:
        """The person whose code this is, and a secret for this device."""
        id = await self.books.use_code(hashed(code_in(code)), self.now())
        row = None if id is None else await self.books.person(id)
        if row is None:
            raise Declined("code", "code")
        person, token = self.shared(row), secrets.token_urlsafe(32)
        await self.books.write(self.books.add_token(person.id, hashed(token), self.now(), kind))
        self.remember(hashed(token), person, self.now())
        return person, token

    async def forget(self, id: str) -> None:
        """Everything about this person goes; rooms and tables are the house's to clear before."""
        await self.books.write(*self.books.forget(id))
        self.unlearn([hash for hash, person in self.by_hash.items() if person.id == id])
        self.by_id.pop(id, None)

    async def end_devices(self, person: Person, hashes: Sequence[bytes]) -> None:
        """Nobody is known by these secrets any more."""
        self.ended.update(hashes)  # before it is written: one may just be looked up
        try:
            await self.books.write(*self.books.end_devices(person.id, hashes))
        except BaseException:
            self.ended.difference_update(hashes)
            raise
        self.unlearn(hashes)

    def unlearn(self, hashes: Iterable[bytes]) -> None:
        for hash in hashes:
            self.by_hash.pop(hash, None)
            self.noted.pop(hash, None)
