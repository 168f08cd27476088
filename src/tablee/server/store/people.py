"""The book of people: who they are, how they show it, and how they are forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from tablee.server.store.contract import KEEP, Store, Taken, Write, Writes
from tablee.server.store.rows import DeviceRow, Mentions, PersonRow, TalkRow

PAGE = 500  # documents looked through at a time
FORGET = "forget "
WISHES = (FORGET, "forget!")  # from the first key with this beginning to the last
OLD = "seen < ?"
KEEP_FIRST = "INSERT INTO kept (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
FIELDS = "people.id, name, lang, people.since, people.seen"


class PeopleBook:
    store: Store

    def add_person(
        self, id: str, name: str, lang: str, token_hash: bytes, now: int, kind: str = ""
    ) -> Writes:
        """A guest comes in."""
        sql = "INSERT INTO people (id, name, lang, since, seen) VALUES (?, ?, ?, ?, ?)"
        return Write(sql, (id, name, lang, now, now)), self.add_token(id, token_hash, now, kind)

    def add_token(self, person: str, token_hash: bytes, now: int, kind: str = "") -> Write:
        """One more device of the same person."""
        sql = "INSERT INTO tokens (token_hash, person, kind, since, seen) VALUES (?, ?, ?, ?, ?)"
        return Write(sql, (token_hash, person, kind, now, now))

    def touch_device(self, token_hash: bytes, now: int) -> Write:
        return Write("UPDATE tokens SET seen = ? WHERE token_hash = ?", (now, token_hash))

    def end_devices(self, person: str, token_hashes: Sequence[bytes]) -> Writes:
        """They know nobody any more; nor does a code that one of them may have asked for."""
        sql = "DELETE FROM tokens WHERE person = ? AND token_hash = ?"
        ends = (Write(sql, (person, hash)) for hash in token_hashes)
        return *ends, Write("DELETE FROM codes WHERE person = ?", (person,))

    def rename(self, person: str, name: str, lang: str) -> Write:
        return Write("UPDATE people SET name = ?, lang = ? WHERE id = ?", (name, lang, person))

    def touch(self, person: str, now: int) -> Write:
        """Seen today: the sweep spares those who come."""
        return Write("UPDATE people SET seen = ? WHERE id = ?", (now, person))

    def forget(self, person: str) -> Writes:
        """Name, devices, codes and talk go; `mentions` finds the documents that name the person."""
        return (
            Write("DELETE FROM talk WHERE person = ?", (person,)),
            Write("DELETE FROM people WHERE id = ?", (person,)),  # tokens and codes go with it
            Write("DELETE FROM kept WHERE key = ?", (FORGET + person,)),
        )

    def wish_forgotten(self, person: str, now: int) -> Write:
        """For the house, which is open: it alone may change rooms and tables."""
        return Write(KEEP, (FORGET + person, str(now).encode()))

    async def wished_forgotten(self) -> list[str]:
        """People whom the house still has to forget."""
        rows = await self.store.read("SELECT key FROM kept WHERE key > ? AND key < ?", *WISHES)
        return [key.removeprefix(FORGET) for (key,) in rows]

    async def person(self, id: str) -> PersonRow | None:
        rows = await self.store.read(f"SELECT {FIELDS} FROM people WHERE id = ?", id)
        return PersonRow(*rows[0]) if rows else None

    async def person_by_token(self, token_hash: bytes) -> tuple[PersonRow, int] | None:
        """Whose device this is, and when it was seen."""
        sql = f"""SELECT {FIELDS}, tokens.seen FROM tokens JOIN people ON person = id
                  WHERE token_hash = ?"""
        rows = await self.store.read(sql, token_hash)
        return (PersonRow(*rows[0][:-1]), rows[0][-1]) if rows else None

    async def everybody(self, limit: int) -> list[PersonRow]:
        """Whoever came last, first, as an admin looks at them."""
        sql = f"SELECT {FIELDS} FROM people ORDER BY seen DESC, id LIMIT ?"
        return [PersonRow(*row) for row in await self.store.read(sql, limit)]

    async def devices(self, person: str) -> list[DeviceRow]:
        """On which this person is known, the one that came last first."""
        sql = """SELECT token_hash, kind, since, seen FROM tokens
                 WHERE person = ? ORDER BY seen DESC, since DESC, token_hash"""
        return [DeviceRow(*row) for row in await self.store.read(sql, person)]

    async def said_by(self, person: str) -> list[tuple[str, TalkRow]]:
        """Everything that this person said and that is still kept, with the room."""
        sql = "SELECT room, n, person, text, at FROM talk WHERE person = ? ORDER BY at, n"
        rows = await self.store.read(sql, person)
        return [(room, TalkRow(*row)) for room, *row in rows]

    async def mentions(self, person: str) -> Mentions:
        """Rooms and tables whose documents hold this id."""
        [found] = await self.mentions_of([person])
        return found

    async def mentions_of(self, people: Sequence[str]) -> list[Mentions]:
        """For each of them; it looks through everything, once for all."""
        found = [Mentions([], []) for _ in people]
        async for id, document in self._pages("rooms", "doc"):
            for person, mentions in zip(people, found, strict=True):
                if person.encode() in document:
                    mentions.rooms.append(id)
        async for id, header in self._pages("tables", "header"):
            for person, mentions in zip(people, found, strict=True):
                if person.encode() in header:
                    mentions.tables.append(id)
        return found

    async def _pages(self, shelf: str, field: str) -> AsyncIterator[tuple[str, bytes]]:
        sql = f"SELECT id, {field} FROM {shelf} WHERE id > ? ORDER BY id LIMIT {PAGE}"
        page = await self.store.read(sql, "")
        while page:
            for id, document in page:
                yield id, document
            page = await self.store.read(sql, page[-1][0])

    async def old_people(self, before: int, after: str, limit: int) -> list[str]:
        """Whom nobody has seen since then, in order, from behind this id on."""
        sql = f"SELECT id FROM people WHERE {OLD} AND id > ? ORDER BY id LIMIT ?"
        return [row[0] for row in await self.store.read(sql, before, after, limit)]

    def let_go(self, person: str, before: int, now: int) -> Writes:
        """Somebody of these, unless they have just come back; the house still has to forget them.

        The wish goes along with the person, so that a house that stops here goes on with it later.
        """
        value = str(now).encode()
        back = """DELETE FROM kept WHERE key = ? AND value = ?
                  AND EXISTS (SELECT 1 FROM people WHERE id = ?)"""
        return (
            Write(KEEP_FIRST, (FORGET + person, value)),  # the wish of an admin stays as it is
            Write(f"DELETE FROM people WHERE {OLD} AND id = ?", (before, person)),
            Write(back, (FORGET + person, value, person)),
        )

    def keep_code(self, code_hash: bytes, person: str, expires: int) -> Writes:
        """A short code for another device; it replaces the one that the person had."""
        sql = "INSERT INTO codes (code_hash, used, person, expires) VALUES (?, 0, ?, ?)"
        return (
            Write("DELETE FROM codes WHERE person = ?", (person,)),
            Write(sql, (code_hash, person, expires)),
        )

    async def use_code(self, code_hash: bytes, now: int) -> str | None:
        """The person whose code this is, once."""
        sql = "SELECT person FROM codes WHERE code_hash = ? AND used = 0 AND expires > ?"
        rows = await self.store.read(sql, code_hash, now)
        if not rows:
            return None
        # Of two who come at once, the second finds the key (code, used) taken.
        sql = """INSERT INTO codes (code_hash, used, person, expires)
                 SELECT code_hash, 1, person, expires FROM codes WHERE code_hash = ? AND used = 0"""
        try:
            await self.store.write(Write(sql, (code_hash,)))
        except Taken:
            return None
        return str(rows[0][0])
