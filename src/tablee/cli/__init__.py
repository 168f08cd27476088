"""The command line: games at the terminal, simulations, records."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence

from tablee.cli import commands
from tablee.cli.desk import Desk, Trouble, stop_writing
from tablee.cli.files import no_room
from tablee.cli.speech import Speech, clean, language_of

TROUBLE = 2
INTERRUPTED = 130  # as the shell counts a program ended by Ctrl-C
PIPE_CLOSED = 141  # and one whose reader has gone


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if sys.stdout is None:  # closed by whoever started us
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    desk = Desk(Speech(language_of(words, os.environ)))
    try:
        code = commands.carry_out(words, desk)
        sys.stdout.flush()
        return code
    except Trouble as trouble:
        desk.complain(f"errors.{trouble.key}", **trouble.values)
        return TROUBLE
    except KeyboardInterrupt:
        if desk.live:
            desk.err.print()  # after the ^C
        desk.complain("leaving.interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        stop_writing()
        return PIPE_CLOSED
    except OSError as error:  # files speak for themselves (files.about): this is the output
        stop_writing()
        if error.errno in (errno.EPIPE, errno.ECONNRESET):
            return PIPE_CLOSED
        key = "output_full" if no_room(error) else "output_failed"
        desk.complain(f"errors.{key}", reason=clean(error.strerror or str(error)))
        return TROUBLE
