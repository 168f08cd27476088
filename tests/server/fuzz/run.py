"""Lets atheris think of bytes for one target; what it learns stays in a folder."""

from __future__ import annotations

import sys

LONGEST = 4096  # bytes; what is longer is hardly any different


def main(name: str, folder: str, seconds: str) -> None:
    import atheris

    with atheris.instrument_imports(include=["tablee"]):
        from tests.server.fuzz.targets import try_one

    def look(data: bytes) -> None:
        try_one(name, data)

    bounds = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", "-timeout=60"]
    atheris.Setup([sys.argv[0], folder, *bounds, "-print_final_stats=1"], look)
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
