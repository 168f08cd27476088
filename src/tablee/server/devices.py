"""The devices of a person: what is said of each, and how they are told apart."""

from __future__ import annotations

from typing import Final

from tablee.server.headers import Headers, header

# Of what browsers say about themselves, as little as tells a phone from a laptop; the first counts.
KINDS: Final = {
    "iPad": "ipad",
    "iPhone": "iphone",
    "Android": "android",
    "CrOS": "chromebook",
    "Windows": "windows",
    "Macintosh": "mac",
    "Linux": "linux",
}


def kind_of(headers: Headers) -> str:
    """What kind of device this is; empty if it doesn't say."""
    said = header(headers, b"user-agent")
    return next((kind for mark, kind in KINDS.items() if mark in said), "")


def device_id(hash: bytes) -> str:
    """By which its owner names it: the beginning of what is kept of its secret."""
    return hash[:12].hex()
