"""A house in a process of its own, for those who want to kill it: settings as JSON, on a port."""

from __future__ import annotations

import sys

import msgspec

from tablee.server.app import serve
from tablee.server.listening import bind
from tablee.server.settings import Settings

if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    with bind(settings) as door:
        serve(settings, door, lambda: print(door.getsockname()[1], flush=True))
