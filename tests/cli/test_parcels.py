"""Tables in files: who may read them, and which of them no house takes in."""

from __future__ import annotations

import base64
import hashlib
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Tablee
from tests.cli.test_house import data, filled

__all__ = ["data", "filled"]


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_game_in_play_is_for_its_owner_only(tablee: Tablee, filled: Path, tmp_path: Path) -> None:
    """It holds every hand; that of a game that is over tells no secret."""
    said = tablee("export", "table2", tmp_path / "play.json")
    assert "only you can read it" in said.out.replace("\n", " ")
    assert mode(tmp_path / "play.json") == 0o600
    (tmp_path / "again.json").write_text("older", "utf-8")
    (tmp_path / "again.json").chmod(0o644)
    assert tablee("export", "table2", tmp_path / "again.json", "--force").code == 0
    assert mode(tmp_path / "again.json") == 0o600
    said = tablee("export", "table1", tmp_path / "over.json")
    assert "only you" not in said.out


def sealed(table: bytes) -> bytes:
    """A file with a good checksum, whatever is inside."""
    checksum = hashlib.sha256(table).hexdigest()
    return b'{"format":"tablee-table-1","sha256":"%s","table":%s}' % (checksum.encode(), table)


def changed(file: Path, **fields: Any) -> bytes:
    """The same table with something else in its header."""
    table = msgspec.json.decode(file.read_bytes())["table"]
    header = msgspec.json.decode(base64.b64decode(table["header"])) | fields
    table["header"] = base64.b64encode(msgspec.json.encode(header)).decode()
    return sealed(msgspec.json.encode(table))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_no_house_writes_is_refused_in_one_sentence(
    tablee: Tablee, filled: Path, tmp_path: Path, lang: str
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    assert tablee("export", "table2", good).code == 0
    deep = b"[" * 100_000 + b"]" * 100_000
    seats = [{"name": "\x1b[2JAna", "person": "person1"}, {"name": "Bo", "bot": "draws"}]
    strange = [
        (deep, "exported table", "table exportée"),
        (sealed(deep), "deeper", "profondément"),
        (changed(good, options={"mode": "forfeit", "forfeit": "\a"}), "a text", "un texte"),
        (changed(good, seats=seats), "a name", "un nom"),
        (good.read_bytes().replace(b"table2", b"tab\\u0000"), "not an exported", "pas une table"),
        (sealed(msgspec.json.encode(
            msgspec.json.decode(good.read_bytes())["table"] | {"id": "x" * 5000}
        )), "an id", "un identifiant"),
        (changed(good, laid=10**30), "a number", "un nombre"),
        (changed(good, seats=seats * 40, nonces=3), "not an exported", "pas une table"),
    ]  # fmt: skip
    for file, english, french in strange:
        bad.write_bytes(file)
        said = tablee("import", bad, lang=lang)
        assert (said.code, said.out) == (2, "")
        assert said.err.count("\n") == 1
        assert {"en": english, "fr": french}[lang] in said.err.replace("\u202f", " ")
    bad.unlink()
    (filled / "house.sqlite").unlink()
    assert tablee("import", Path("/dev/zero"), lang=lang).err.count("\n") == 1
