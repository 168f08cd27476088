"""Tables and rules drawn alike by every command."""

from __future__ import annotations

from rich import box
from rich.markdown import Markdown
from rich.table import Table

from tablee.games.rulebook import Rule


def plain_table(title: str | None = None, **how: bool) -> Table:
    return Table(
        title=title, title_style="bold", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False,
        **how,
    )  # fmt: skip


def quoted(rule: Rule) -> Markdown:
    """A rule as the rulebook has it."""
    return Markdown(f"> **{rule.title}** `{rule.id}`\n>\n> {rule.text}")
