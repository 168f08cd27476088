"""The command line as a test calls it: words in, words and an exit code out."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from msgspec import Struct

from tablee.cli import main

TESTS = Path(__file__).parent.parent
OWN_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Said(Struct, frozen=True):
    code: int
    out: str
    err: str


class Tablee(Protocol):
    def __call__(self, *words: str | Path, answers: str = "", lang: str = "en") -> Said: ...


@pytest.fixture
def tablee(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tablee:
    """Runs a command in this process."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "USER", "LOGNAME", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str | Path, answers: str = "", lang: str = "en") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        capsys.readouterr()
        code = main([*map(str, words), "--lang", lang])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


class Start(Protocol):
    def __call__(
        self,
        *words: str | Path,
        first: str = ":",
        keyboard: int = subprocess.PIPE,
        out: int = subprocess.PIPE,
    ) -> subprocess.Popen[str]: ...


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a command as a process of its own, from a shell that does something first."""
    started: list[subprocess.Popen[str]] = []

    def begin(
        *words: str | Path,
        first: str = ":",
        keyboard: int = subprocess.PIPE,
        out: int = subprocess.PIPE,
    ) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tablee.cli", *map(str, words), "--lang", "en"]
        shell = ["/bin/sh", "-c", f'{first}; exec "$@"', "sh", *command]
        if keyboard != subprocess.PIPE:  # a terminal of its own, so that Ctrl-C reaches it
            shell = [sys.executable, "-c", OWN_TERMINAL, *command]
        paths = [str(TESTS), os.environ.get("PYTHONPATH", "")]  # the toys stand on the shelf too
        process = subprocess.Popen(
            shell,
            stdin=keyboard,
            stdout=out,
            stderr=subprocess.PIPE,
            env=os.environ
            | {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "TERM": "xterm"}
            | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
            encoding="utf-8",
            start_new_session=True,
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        if process.poll() is None:
            process.kill()
            process.communicate()


@pytest.fixture
def records(tablee: Tablee, tmp_path: Path) -> Path:
    """A file of six games that hold."""
    path = tmp_path / "games.jsonl"
    said = tablee("simulate", "paires", "--games", "6", "--seed", "7",
                  "--bots", "draws", "--records", path)  # fmt: skip
    assert said.code == 0
    return path
