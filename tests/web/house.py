"""A real house in a process of its own: server, database, bots, and the client as it was built."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

TESTS = str(Path(__file__).parent.parent)
PATIENCE = 60.0  # seconds for it to open, on a busy machine
RUN = Path(__file__).with_name("known_luck.py")


class House:
    """Opened on a free port; it can be closed and opened again with everything it knew."""

    def __init__(self, folder: Path, toys: bool = False, **settings: object) -> None:
        self.folder = folder
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = int(door.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        path = [part for part in sys.path if toys or part != TESTS]
        usual: dict[str, object] = {
            "host": "127.0.0.1", "port": self.port, "public": self.address,
            "data": folder, "browser": "false",
            "bot_pace": 0, "bot_workers": 1, "log_level": "error",
            "people_per_address": 10_000, "rooms_per_address": 10_000,
            "requests_per_second": 1000,
        }  # fmt: skip
        named = {f"TABLEE_{name.upper()}": str(value) for name, value in (usual | settings).items()}
        self.environment = os.environ | {"PYTHONPATH": os.pathsep.join(path)} | named
        self.open()

    def open(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, RUN, "serve"], env=self.environment, cwd=self.folder,
                stdout=log, stderr=log,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.close()
                raise OSError((self.folder / "log").read_text("utf-8", "replace"))
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(15)
