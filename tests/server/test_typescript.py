"""What the browser knows of our types is what they are."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.inspect import type_info

from tablee.server.typescript import Sheet, literal, main, public

WIRE = Path(__file__).parent.parent.parent / "web" / "src" / "wire"

Suit = Literal["heart", "spade"]


class Colour(Enum):
    RED = "red"
    BLACK = "it's black"


class Base(Struct, tag_field="t", tag=str.lower):
    """Never travels itself."""


class Deal(Base):
    """Give cards.

    A second paragraph is for those who read Python.
    """

    to: Annotated[int, Meta(ge=0, le=7)]
    cards: list[tuple[int, Suit]] = []
    maybe: str | None = None


class Shuffle(Base):
    pass


class Quiet(Struct, omit_defaults=True):
    always: int
    seldom: int = 0


class Partly(Struct, rename={"first": "the-first", "second": "secondOne"}):
    first: int | UnsetType = UNSET
    second: Quiet | UnsetType | None = UNSET


class Family(Struct):
    children: list[Family] = []


class Nothing(Struct):
    pass


class Listed(Struct, array_like=True):
    one: int


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Any, "unknown"),
        (Raw, "unknown"),
        (None, "null"),
        (bool, "boolean"),
        (int, "number"),
        (float | None, "number | null"),
        (str, "string"),
        (bytes, "string"),
        (Annotated[int, Meta(ge=1, le=9, description="a card")], "number"),
        (Annotated[list[int], Meta(max_length=3)], "number[]"),
        (list[int | None], "(number | null)[]"),
        (list[Annotated[str | None, Meta(description="a name")]], "(string | null)[]"),
        (set[str], "string[]"),
        (tuple[int, ...], "number[]"),
        (tuple[int, str], "[number, string]"),
        (list[tuple[int, int]], "[number, number][]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (dict[int, bool], "Record<number, boolean>"),
        (dict[Suit, int], "Partial<Record<'heart' | 'spade', number>>"),
        (Literal["a", 3, None], "null | 3 | 'a'"),
        (Colour, "'red' | \"it's black\""),
        (int | float, "number"),
    ],
)
def test_types(kind: Any, text: str) -> None:
    assert Sheet().of(type_info(kind)) == text


def parts(kind: Any, *from_browser: Any) -> dict[str, str]:
    sheet = Sheet(from_browser)
    sheet.add("It", kind)
    return sheet.parts


def test_a_struct_with_its_tag_and_the_first_line_of_its_docstring() -> None:
    """What the house sends is all there, defaults included."""
    assert parts(Deal) == {
        "Deal": "/** Give cards. */\n"
        "export interface Deal {\n"
        "  t: 'deal';\n"
        "  to: number;\n"
        "  cards: [number, 'heart' | 'spade'][];\n"
        "  maybe: string | null;\n"
        "}\n",
        "It": "export type It = Deal;\n",
    }


def test_a_browser_may_leave_out_what_has_a_default() -> None:
    text = parts(Deal | Shuffle, Deal | Shuffle)["Deal"]
    assert "  to: number;\n  cards?: [" in text
    assert "  maybe?: string | null;\n" in text


def test_defaults_that_are_not_sent() -> None:
    assert "  always: number;\n  seldom?: number;\n" in parts(Quiet)["Quiet"]


def test_unset_and_renamed_fields() -> None:
    text = parts(Partly)["Partly"]
    assert "  'the-first'?: number;\n  secondOne?: Quiet | null;\n" in text


def test_a_struct_may_hold_its_own_kind() -> None:
    assert "children: Family[];" in parts(Family)["Family"]


def test_an_empty_struct_takes_nothing() -> None:
    assert parts(Nothing)["Nothing"] == "export type Nothing = Record<string, never>;\n"


def test_a_long_union_has_a_line_for_each() -> None:
    sheet = Sheet()
    sheet.add("Of" + "Everything" * 10, Deal | Shuffle)
    assert list(sheet.parts.values())[-1].endswith(" =\n  | Deal\n  | Shuffle;\n")


@pytest.mark.parametrize("kind", [Listed, complex])
def test_what_it_can_not_say_it_refuses(kind: Any) -> None:
    with pytest.raises(TypeError):
        parts(kind)


def test_two_structs_of_one_name_are_refused() -> None:
    class Other(Struct):
        pass

    Other.__name__ = "Nothing"
    sheet = Sheet()
    sheet.add("One", Nothing)
    with pytest.raises(TypeError, match="Nothing"):
        sheet.add("Two", Other)
    with pytest.raises(TypeError, match="Nothing"):
        sheet.add("Nothing", int)


def test_public_types_are_the_aliases_and_structs_of_a_module() -> None:
    module = ModuleType(__name__)
    vars(module).update(
        {"Suit": Suit, "Deal": Deal, "Base": Base, "_own": Quiet, "Struct": Struct, "Any": Any,
         "Either": Deal | Shuffle, "Meta": Meta, "number": 3}
    )  # fmt: skip
    assert list(public(module)) == ["Suit", "Deal", "Either"]


def test_constants_are_written_as_the_client_writes_them() -> None:
    assert literal(3) == "3"
    assert literal(["a", "it's"]) == "['a', \"it's\"]"
    assert literal([{"x": 1, "back": False}], ",\n") == "[\n  { x: 1, back: false },\n]"
    assert literal(((1, 2), (3, 4)), ",\n") == "[\n  [1, 2],\n  [3, 4],\n]"


def test_the_files_of_the_client_are_current() -> None:
    assert main(["--check", str(WIRE)]) == 0


def test_the_check_names_stale_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wire = tmp_path / "wire"  # what a page knows beforehand stands beside it
    folder = str(wire)
    assert main([folder]) == 0
    assert main(["--check", folder]) == 0
    (wire / "types.ts").write_text("// by hand")
    (wire / "games" / "paires.ts").unlink()
    (wire / "games" / "chess.ts").touch()
    (wire / "socket.ts").touch()  # no business of ours
    assert main(["--check", folder]) == 1
    named = capsys.readouterr().err
    assert all(name in named for name in ("types.ts", "paires.ts", "chess.ts"))
    assert "socket.ts" not in named
    assert main([folder]) == 0
    assert main(["--check", folder]) == 0
