"""docs/self-hosting.md lists every setting, as the command line explains it."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.settings import shown
from tablee.cli.speech import Speech
from tablee.server.settings import PREFIX, Settings

PAGE = Path(__file__).parent.parent / "docs" / "self-hosting.md"


def settings_table() -> str:
    say = Speech("en")
    lines = ["| variable | usually | what it is |", "| --- | --- | --- |"]
    for field in Settings.__struct_fields__:
        usual = shown(getattr(Settings(), field), say)
        text = say(f"settings.{field}")
        lines.append(f"| `{PREFIX}{field.upper()}` | {usual and f'`{usual}`'} | {text} |")
    return "\n".join(lines)


def test_the_table_of_settings_is_current() -> None:
    assert settings_table() in PAGE.read_text("utf-8"), settings_table()
