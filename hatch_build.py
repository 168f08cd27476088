"""Compiles the law with mypyc while a wheel is built; src/ itself stays plain Python.

TABLEE_COMPILE=0 builds a plain wheel, TABLEE_COMPILE=1 insists on a compiled one. By default
the wheel is compiled where there is a C compiler, and plain with a warning where there is none.

TABLEE_CLIENT says the same of the web client, which tools/web.py builds: where that can't be
done, the wheel is made without it.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from modulefinder import ModuleFinder
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KEPT = 4  # compiled laws to keep for each Python, so that switching branches stays quick

# Without the last two, gcc may not inline one rule into another: a third or more of the speed.
FLAGS = "" if os.name == "nt" else "-O3 -fno-semantic-interposition -fvisibility=hidden"

NO_COMPILER = "Tablée: there is no C compiler with Python's headers (Debian: gcc, python3-dev)"
NO_CLIENT = "Tablée: the web client was not built"
LATER = "everything else works; to try again: TABLEE_CLIENT=1 ./play"
SLOWER = "everything works, but some 50 times slower; when you have one: TABLEE_COMPILE=1 ./play"

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"

BUILD_PROBE = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])])
"""

# mypy gets no configuration: being strict is the business of ./test.
BUILD_LAW = """
import sys
from mypyc.build import mypycify
from setuptools import setup
files = sys.argv.pop().split(":")
modules = mypycify(
    ["--config-file=", "--no-incremental", *files], opt_level="3", debug_level="0",
    group_name="tablee",
)
setup(name="tablee", packages=[], ext_modules=modules)
"""


class CompileTheLaw(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        with ThreadPoolExecutor(1) as beside:  # a C compiler keeps only one processor busy
            client = beside.submit(self.build_the_client, os.environ.get("TABLEE_CLIENT", ""))
            if version != "editable":
                self.compile_the_law(os.environ.get("TABLEE_COMPILE", ""), build_data)
            client.result()

    def compile_the_law(self, wish: str, build_data: dict[str, Any]) -> None:
        law = the_law(Path(self.root))
        if wish == "0" or not law:
            return
        kept = Path(self.root, "build", "compiled", fingerprint(Path(self.root), law))
        if not kept.is_dir():
            kept.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix="new-", dir=kept.parent) as scratch:
                if not can_compile(Path(scratch, "probe")):
                    if wish == "1":
                        raise SystemExit(f"{NO_COMPILER}, and TABLEE_COMPILE=1 insists on one.")
                    self.app.display_warning(f"*** {NO_COMPILER}: {SLOWER}. ***")
                    return
                self.app.display_waiting(f"compiling {len(law)} modules")
                keep(compile_law(Path(self.root), law, Path(scratch, "law")), kept)
        os.utime(kept)
        forget_the_oldest(kept)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in kept.rglob("*.*"):
            build_data["force_include"][str(file)] = file.relative_to(kept).as_posix()

    def build_the_client(self, wish: str) -> None:
        if wish == "0":
            return
        web = run_path(str(Path(self.root, "tools", "web.py")))
        try:
            self.app.display_waiting("building the web client")
            web["build"]()
        except web["NoClient"] as reason:
            if wish == "1":
                raise SystemExit(f"{NO_CLIENT}: {reason}, and TABLEE_CLIENT=1 insists.") from None
            self.app.display_warning(f"*** {NO_CLIENT}: {reason}; {LATER}. ***")


def the_law(root: Path) -> list[Path]:
    """The files to compile, as [tool.tablee] of pyproject.toml names them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs = settings["tool"]["tablee"]["compiled"]
    return sorted({file for glob in globs for file in root.glob(glob)})


def fingerprint(root: Path, law: list[Path]) -> str:
    """What the compiled law depends on: itself, all that it imports, the tools and their flags."""
    src = root / "src"
    finder = ModuleFinder([str(src)])
    for file in law:
        with contextlib.suppress(ImportError, SyntaxError):  # mypyc says it better
            finder.import_hook(".".join(file.relative_to(src).with_suffix("").parts))
    files = [getattr(module, "__file__", None) for module in finder.modules.values()]
    read = sorted({Path(file) for file in files if file} | set(law))
    said = hashlib.sha256()
    for tool in ("librt", "msgspec", "mypy", "mypy-extensions", "setuptools"):
        said.update(f"{tool} {version_of(tool)}\n".encode())
    said.update(repr([os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")]).encode())
    said.update(repr([file.relative_to(root).as_posix() for file in law]).encode())
    for file in (Path(__file__), *read):
        said.update(hashlib.sha256(file.read_bytes()).digest())
    return f"{this_python()}-{said.hexdigest()[:16]}"


def this_python() -> str:
    return f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"


def can_compile(where: Path) -> bool:
    """Try it, since a compiler without Python's headers is as common as none at all."""
    where.mkdir()
    (where / "probe.c").write_text(PROBE, encoding="utf-8")
    return build(where, BUILD_PROBE).returncode == 0


def compile_law(root: Path, law: list[Path], where: Path) -> Path:
    """Work on a copy: mypyc names modules by their place, and would write beside them."""
    no_law = shutil.ignore_patterns("__pycache__", "static")  # the client is just being built
    shutil.copytree(root / "src", where, ignore=no_law)
    done = build(where, BUILD_LAW, ":".join(str(file.relative_to(root / "src")) for file in law))
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}\nTablée: the law does not compile; see above.")
    return where / "compiled"


def build(where: Path, script: str, *more: str) -> subprocess.CompletedProcess[str]:
    (where / "setup.py").write_text(script, encoding="utf-8")
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "compiled", *more],
        cwd=where,
        env=os.environ | {"CFLAGS": flags},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def keep(compiled: Path, kept: Path) -> None:
    try:
        compiled.rename(kept)
    except OSError:  # somebody else has compiled the same law meanwhile
        if not kept.is_dir():
            raise


def forget_the_oldest(kept: Path) -> None:
    siblings = kept.parent.glob(f"{this_python()}-*")
    for old in sorted(siblings, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
