"""What a person may ask for at the table besides a move: odds, rules, reasons, a move back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markdown import Markdown

from tablee.cli.desk import Trouble
from tablee.cli.menu import Menu
from tablee.cli.person import Leaving
from tablee.cli.rules import rule_of
from tablee.cli.screen import quoted
from tablee.engine.match import Refused

if TYPE_CHECKING:
    from tablee.cli.table import Table


def grant(table: Table, kind: str, about: str, menu: Menu) -> None:
    match kind:
        case "odds":
            odds(table)
        case "rules":
            rules(table, about)
        case "why":
            why(table, menu)
        case "undo":
            undo(table)
        case _:
            raise Leaving


def odds(table: Table) -> None:
    """What this move could cost, where the game can tell."""
    if table.box.glance is None:
        table.desk.out.print(table.desk.say("prompt.no_odds"))
    else:
        seen = table.box.glance(table.match.view(table.seat), table.seat, table.words)
        table.desk.out.print(seen.line, style="magenta")


def rules(table: Table, about: str) -> None:
    say, out = table.desk.say, table.desk.out
    if not about:
        out.print(Markdown(table.box.rulebook(say.language).text))
        return
    try:
        out.print(quoted(rule_of(about, table.box, say)))
    except Trouble as trouble:
        out.print(say(f"errors.{trouble.key}", **trouble.values))


def why(table: Table, menu: Menu) -> None:
    """The rule of the last refusal; or of each move that is not on offer; or of the question."""
    say, out = table.desk.say, table.desk.out
    if table.refused:
        quote(table, table.refused)
        return
    for number, _, label in menu.short(menu.forbidden):
        rule = table.match.refusal(table.seat, number)
        if rule is not None:
            out.print(say("prompt.not_offered", move=label, sentence=refusal(table, rule)))
            quote(table, rule)
    if not menu.forbidden:
        out.print(say("prompt.all_offered"))
        quote(table, table.match.asks[table.match.place(table.seat)].rule)


def quote(table: Table, rule: str) -> None:
    try:
        table.desk.out.print(quoted(rule_of(rule, table.box, table.desk.say)))
    except Trouble:
        table.desk.out.print(rule)  # the rulebook has no such rule: the id is all there is


def undo(table: Table) -> None:
    """table.undo: back to before one's own last move."""
    rows = table.match.rows
    own = [at for at, row in enumerate(rows) if row.seat == table.seat]
    try:
        table.match.undo(len(rows) - own[-1] if own else 1)
    except Refused as refused:
        table.refuse(refused.rule)
    else:
        table.desk.out.print(table.desk.say("prompt.undone"))


def refusal(table: Table, rule: str) -> str:
    """The sentence for a refusal, or at least the rule's title."""
    known = table.words.entries["refusals"]
    if rule in known:
        return str(known[rule])
    try:
        return rule_of(rule, table.box, table.desk.say).title
    except Trouble:
        return rule
