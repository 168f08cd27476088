"""Whatever bytes somebody hands in, the house refuses them in good order, or reads them.

Every day some thousands that were made by breaking good ones; `./test --long` lets atheris, which
watches which code they reach, think of more: it goes on from what it has learned, in build/proofs.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.endless import FOLDER, Endless
from tests.server.fuzz.targets import TARGETS, try_one

BROKEN = 1500  # a day
MOST = 10**9  # tries are enough
PIECES = [b"null", b"-1", b"0", b"18446744073709551616", b"1e999", b'"', b"\\ud800", b"\x00", b"{}"]
PIECES += [b"[" * 2000, b'"\xff"', b"[]", b"true", b',"x":1', "\u202e".encode()]


def broken(good: bytes, luck: Random) -> bytes:
    """Cut, doubled, swapped, or with something in it that does not belong."""
    data = bytearray(good)
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(data) + 1)
        to = min(len(data), at + luck.randrange(12))
        match luck.randrange(4):
            case 0:
                del data[at:to]
            case 1:
                data[at:to] = luck.choice(PIECES)
            case 2:
                data[at:at] = data[at:to]
            case _:
                data[at:to] = re.sub(rb"\d", lambda _: b"%d" % luck.randrange(10), data[at:to])
    return bytes(data)


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_is_handed_in(name: str) -> None:
    luck, seeds = Random(5), TARGETS[name].seeds()
    assert all(try_one(name, good) for good in seeds if name != "message")
    for _ in range(BROKEN):
        try_one(name, broken(luck.choice(seeds), luck))


@pytest.mark.long
@pytest.mark.parametrize("name", TARGETS)
def test_whatever_atheris_thinks_of(
    name: str, no_end: Endless, request: pytest.FixtureRequest
) -> None:
    if importlib.util.find_spec("atheris") is None:
        pytest.skip("atheris is not installed: tools/fuzz does that, where it has a wheel")
    corpus = FOLDER / f"corpus-{name}"
    corpus.mkdir(parents=True, exist_ok=True)
    for good in TARGETS[name].seeds():
        (corpus / hashlib.sha1(good).hexdigest()).write_bytes(good)
    seconds = int(60 * float(request.config.getoption("--minutes")))
    words = [sys.executable, "-m", "tests.server.fuzz.run", name, str(corpus), str(seconds)]
    source = os.pathsep.join(["src", ".", *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        words, env=os.environ | {"PYTHONPATH": source}, capture_output=True, cwd=Path.cwd(),
        timeout=seconds + 600, check=False,
    )  # fmt: skip
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    assert done.returncode == 0, said[-4000:]
    [tries] = re.findall(r"number_of_executed_units: (\d+)", said)
    no_end.note(tries=int(tries))
    no_end.report()
