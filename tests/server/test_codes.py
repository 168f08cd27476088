"""Every code that a program may have to understand is explained in the documentation."""

from __future__ import annotations

import re
from pathlib import Path

from tablee import server
from tablee.server.http.troubles import STATUS
from tablee.server.speech import words_of

FOLDER = Path(server.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
CODE = re.compile(r"`([a-z_]+)`")
SAID = re.compile(
    r'(?:Declined\(|(?:wire\.)?Trouble\(|dismiss\(|tell_trouble\(guest, |see_out\([\w.]+, '
    r'|send_off\([\w.]+, |AGAIN = )\s*"([a-z_]+)"'
)  # fmt: skip


def listed(page: str, heading: str) -> set[str]:
    """The codes in the tables below this heading."""
    (part,) = re.findall(
        rf"^## {heading}\n(.*?)(?=^## |\Z)", (DOCS / page).read_text("utf-8"), re.M | re.S
    )
    rows = [line for line in part.splitlines() if line.startswith("| ")]
    return set(CODE.findall("\n".join(rows)))


def said_in(files: list[Path]) -> set[str]:
    return set(SAID.findall("\n".join(file.read_text("utf-8") for file in files)))


def test_what_the_socket_says_is_on_its_page() -> None:
    over_http = {
        "name",
        "code",
        "no_such_replay",
        "no_such_mime",
        "old_rules",
    }  # asked for by requests alone
    said = said_in([*FOLDER.glob("*.py")]) - over_http
    assert {"closing", "left", "too_fast", "no_store", "bad_move", "try_again"} <= said
    assert said - listed("socket.md", "What goes wrong") == set()


def test_what_requests_are_answered_is_on_their_page() -> None:
    said = said_in([*FOLDER.glob("http/*.py")]) | set(STATUS)
    assert len(said) > 15
    assert said - listed("http.md", "What comes back") == set()


def test_no_sentence_is_without_a_line_and_no_line_without_a_sentence() -> None:
    known = set(words_of("en")["troubles"])
    pages = listed("socket.md", "What goes wrong") | listed("http.md", "What comes back")
    assert known - pages == set()
    assert pages - known - {"trouble", "bye", "t"} == set()
