"""Every rule stands in both rulebooks, is carried out by code and proved by a test."""

from __future__ import annotations

import ast
import re
import tokenize
from pathlib import Path

import pytest

from tablee.games import shelf
from tablee.games.rulebook import Rulebook

ROOT = Path(__file__).parent.parent.parent
MANNERS: set[str] = set()  # rules that nobody can enforce

BOOKS = {"the house": shelf.house_rulebook} | {
    id: shelf.take(id).rulebook
    for id in shelf.packages()
    if id in shelf.OURS or id.startswith("toy-")
}
every_book = pytest.mark.parametrize("name", sorted(BOOKS))


def source(folder: str) -> str:
    files = sorted((ROOT / folder).rglob("*.py"))
    return "\n".join(file.read_text("utf-8") for file in files)


def proved() -> set[str]:
    """The ids in the `rule` marks of all tests."""
    ids = set()
    for node in ast.walk(ast.parse(source("tests").replace("from __future__", "from tablee"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            ids |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {id for id in ids if isinstance(id, str)}


def book(name: str, language: str) -> Rulebook:
    return BOOKS[name](language)


@every_book
def test_both_rulebooks_have_the_same_rules(name: str) -> None:
    assert list(book(name, "fr").rules) == list(book(name, "en").rules)
    assert book(name, "fr").rules


@every_book
def test_every_rule_is_carried_out_by_code(name: str) -> None:
    code = source("src") + source("tests/toys")
    missing = [id for id in book(name, "en").rules if not re.search(rf"{re.escape(id)}\b", code)]
    assert set(missing) <= MANNERS


@pytest.mark.parametrize("name", ["the house", *shelf.OURS])
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    assert set(book(name, "en").rules) - proved() <= MANNERS


def test_every_proof_and_every_citation_names_a_rule() -> None:
    known = {id for name in BOOKS for id in book(name, "en").rules}
    assert proved() <= known
    books = "|".join(["table", "purse", *shelf.OURS])
    cited = set(re.findall(rf"(?<![\w./-])(?:{books})\.[a-z]+(?:[.-][a-z0-9]+)*\b", citations()))
    assert cited <= known


def citations() -> str:
    """Comments, docstrings and strings of the law: all that can name a rule."""
    words = []
    for folder in ("src/tablee/engine", "src/tablee/games"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            with file.open("rb") as lines:
                kinds = (tokenize.COMMENT, tokenize.STRING)
                words += [
                    token.string
                    for token in tokenize.tokenize(lines.readline)
                    if token.type in kinds
                ]
    return "\n".join(words)
