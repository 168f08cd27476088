"""What every route is handed: the house, the people, the limits, and who asks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil
from typing import Any, Protocol

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.types import Scope

from tablee.server.addresses import address_of
from tablee.server.headers import header, token_in
from tablee.server.limits import Buckets, Limits
from tablee.server.metrics import Metrics
from tablee.server.people import People, Person
from tablee.server.returning import KnownRoom
from tablee.server.settings import Settings
from tablee.server.sight import PublicRoom
from tablee.server.speech import Declined, best_language
from tablee.server.store import Books

Asked = Request[Any, Any, State]


class Rooms(Protocol):
    """What HTTP asks of the house."""

    async def create_room(self, person: Person, name: str, public: bool) -> tuple[str, str]: ...
    def public_rooms(self) -> Sequence[PublicRoom]: ...
    async def rooms_known(self, person: str, ids: Sequence[str]) -> Sequence[KnownRoom]: ...
    async def replay(self, share_hash: bytes) -> bytes: ...
    async def mime(self, share_hash: bytes, number: int) -> list[bytes]: ...
    def address(self, person: Person) -> None: ...
    async def forget(self, person_id: str) -> None: ...
    def send_off_devices(self, devices: Collection[bytes], code: str) -> None: ...
    def is_well(self) -> bool: ...


class Lobby:
    def __init__(
        self,
        settings: Settings,
        house: Rooms,
        people: People,
        books: Books,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.house = house
        self.people = people
        self.books = books
        self.limits = limits
        self.metrics = metrics

    def language(self, scope: Scope) -> str:
        """The person's own, as far as we know them by heart; else what the browser asks for."""
        headers = scope["headers"]
        person = self.people.known(token_in(headers))
        if person is not None and person.lang in self.settings.languages:
            return person.lang
        return best_language(header(headers, b"accept-language"), self.settings.languages)

    def count(self, buckets: Buckets, key: str, code: str) -> None:
        """One more of these, if there may be."""
        if wait := buckets.take(key):
            raise Declined(code, minutes=ceil(wait / 60))


def address(request: Asked) -> str:
    return address_of(request.scope["client"])


Inside = NamedDependency[Lobby]  # for the parameter `lobby` of a route
Caller = NamedDependency[Person]  # for the parameter `person`


async def who(request: Asked, lobby: Inside) -> Person:
    """Whoever holds the secret of the cookie."""
    person = await lobby.people.by_token(token_in(request.scope["headers"]))
    if person is None:
        raise Declined("nobody")
    return person
