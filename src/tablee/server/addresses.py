"""Where somebody comes from, and for whom that counts."""

from __future__ import annotations

import ipaddress


def address_of(client: tuple[str, int] | None) -> str:
    """Whose limits count: an IPv4 address, or the network of an IPv6 one, which is one home's."""
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def neighbourhood_of(client: tuple[str, int] | None) -> str:
    """The addresses that one person may well have all of."""
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    width = 24 if isinstance(address, ipaddress.IPv4Address) else 48
    return str(ipaddress.ip_network((address, width), strict=False))


def within(host: str, network: str) -> bool:
    """Is this address, or any (`*`), of these?"""
    try:
        return network == "*" or ipaddress.ip_address(host) in ipaddress.ip_network(network)
    except ValueError:
        return host == network


def is_here(client: tuple[str, int] | None) -> bool:
    """Does this come from the machine on which the house stands?"""
    try:
        return ipaddress.ip_address(client[0] if client else "").is_loopback
    except ValueError:
        return False
