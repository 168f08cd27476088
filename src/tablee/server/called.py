"""By which names the house answers: a name that anybody could point at it belongs to nobody here.

Whoever owns a name may let it mean another machine from one moment to the next. A page of theirs
would then speak with the house as if it were the house's own (DNS rebinding). Numbers, and names
that only mean this machine, can't be taken over like that.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from tablee.server.headers import Headers, header
from tablee.server.reach import is_loopback
from tablee.server.settings import Settings

# What networks put behind the name of a machine; nobody can buy any of these (RFC 6761, 6762,
# 8375), and names below ts.net are given out by Tailscale alone.
AT_HOME: Final = (
    ".local",
    ".lan",
    ".home",
    ".internal",
    ".localdomain",
    ".home.arpa",
    ".fritz.box",
)
TAILSCALE: Final = ".ts.net"


class Names:
    """The names by which this house is called."""

    def __init__(self, settings: Settings, machine: str = "") -> None:
        own = (machine or socket.gethostname()).lower().rstrip(".")
        self.machine = own.partition(".")[0]
        given = [name_in(urlsplit(settings.public).netloc), settings.host, own, *settings.names]
        self.given = [name for name in dict.fromkeys(given) if name and not is_number(name)]

    def answer(self, headers: Headers) -> bool:
        """Is this house meant? Without a name too, since no browser comes without."""
        host = header(headers, b"host")
        return not host or self.know(name_in(host))

    def know(self, name: str) -> bool:
        if not name:
            return False
        return is_number(name) or is_loopback(name) or self.is_given(name) or self.is_ours(name)

    def is_given(self, name: str) -> bool:
        """By the settings; one with a point at its beginning means all below it."""
        return any(name == one or (one[0] == "." and name.endswith(one)) for one in self.given)

    def is_ours(self, name: str) -> bool:
        """The machine's, as its own network calls it."""
        first, point, rest = name.partition(".")
        if first != self.machine:
            return False
        below = point + rest
        return below in ("", *AT_HOME) or (below.endswith(TAILSCALE) and below.count(".") == 3)

    def listed(self) -> list[str]:
        """For whoever looks after the house."""
        return [*self.given, self.machine + ".local"]


def name_in(host: str) -> str:
    """`play.example.org` of `Play.Example.org.:8000`; empty if it can't be told."""
    try:
        parts = urlsplit(f"//{host}")
        whole = parts.netloc == host and "@" not in host and parts.port != 0
    except ValueError:
        return ""
    return (parts.hostname or "").rstrip(".") if whole else ""


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
