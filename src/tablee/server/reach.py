"""By which addresses others reach this house: what links, QR codes and televisions carry."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from tablee.server.settings import Settings

ANYWHERE: Final = ("0.0.0.0", "::")
INNER: Final = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "lxc",
    "podman",
    "cni",
)  # bridges inside a machine
ADDRESS_OF: Final = 0x8915  # SIOCGIFADDR of Linux

Why = Literal["", "only_here", "no_network"]


class Reach(Struct):
    """Addresses for others, the likeliest first; where there is none, `why` not.

    `only_here`: the house listens to its own machine alone. `no_network`: the machine has none.
    """

    addresses: list[str]
    why: Why = ""


def reach(settings: Settings, called: str, port: int, own: Callable[[], list[str]]) -> Reach:
    """The public address; else the one by which the house was called, if others can use it; else
    those of this machine in its networks."""
    if settings.public:
        return Reach([settings.public])
    if called and not is_loopback(urlsplit(called).hostname or ""):
        return Reach([called])
    if settings.host not in ANYWHERE:
        here = is_loopback(settings.host)
        return Reach([], "only_here") if here else Reach([written(settings.host, port)])
    found = [written(host, port) for host in own()]
    return Reach(found, "" if found else "no_network")


def is_loopback(host: str) -> bool:
    """Does this name only mean the machine that says it?"""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def written(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def own_addresses() -> list[str]:
    """This machine in its networks, first where the way out leads; nothing is sent to find out."""
    found = [*way_out(), *(by_interface() if sys.platform == "linux" else by_name())]
    return list(dict.fromkeys(host for host in found if is_of_a_network(host)))


def is_of_a_network(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return not (is_loopback(host) or address.is_link_local or address.is_multicast)


def way_out() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            yield str(probe.getsockname()[0])
        except OSError:
            return


def by_interface() -> Iterator[str]:
    """Wire, wireless and so on; what a machine has for machines inside it is of no use here."""
    import fcntl  # there is none on Windows

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(INNER):
                continue
            try:
                asked = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(probe.fileno(), ADDRESS_OF, asked)
            except OSError:
                continue  # it has none
            yield socket.inet_ntoa(answer[20:24])


def by_name() -> list[str]:
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(
            socket.gethostname(), None, socket.AF_INET
        )]  # fmt: skip
    except OSError:
        return []
