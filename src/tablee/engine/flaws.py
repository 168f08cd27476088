"""What is wrong with a record, by name."""

from __future__ import annotations


class BadRecord(ValueError):
    """A record that does not hold: its flaw by name, the line (0: the opening), what was wrong."""

    def __init__(self, flaw: str, what: object = "", line: int | None = None) -> None:
        place = "" if line is None else f"line {line}: "
        super().__init__(f"{place}{flaw} {what}".rstrip())
        self.flaw = flaw
        self.what = str(what)
        self.line = line
