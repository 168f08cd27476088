"""Tables and rules drawn alike by every command."""

from __future__ import annotations

import re

from rich import _wrap, box
from rich.markdown import Markdown
from rich.table import Table

from tablee.games.rulebook import Rule

# Rich would break a line at any space; French puts no-break ones before ? and ! for a reason.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def plain_table(show_header: bool = True) -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=show_header, show_edge=False)


def quoted(rule: Rule) -> Markdown:
    """A rule as the rulebook has it."""
    return Markdown(f"> **{rule.title}** `{rule.id}`\n>\n> {rule.text}")
