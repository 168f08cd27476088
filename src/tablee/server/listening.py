"""The address at which the house listens."""

from __future__ import annotations

import socket

from tablee.server.settings import Settings


def bind(settings: Settings) -> socket.socket:
    """A socket at this address; OSError if it is taken or not ours."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((settings.host, settings.port))
    except BaseException:
        door.close()
        raise
    return door
