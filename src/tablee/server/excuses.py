"""Why something can't be done, said to the guest who asked for it and to nobody else."""

from __future__ import annotations

from tablee.server import wire
from tablee.server.guest import Guest
from tablee.server.logs import note_failure
from tablee.server.speech import Declined, say
from tablee.server.store import Trouble, Unsure


def excuse(guest: Guest, error: Exception, message: wire.FromBrowser | None = None) -> None:
    """Nothing has changed; the sentence says what to do next."""
    if isinstance(error, Declined):
        guest.tell(wire.Trouble(error.code, error.text(guest.language), error.field))
    elif isinstance(error, Unsure):
        pass  # it may have happened: the room is opened again, and tells
    elif isinstance(error, Trouble) and isinstance(message, wire.Chunk):
        # Ten a second would be said: whoever mimes reads it beside the hand, and goes on there.
        guest.tell(refused(message, "table.stream", say(guest.language, "troubles.no_store")))
    elif isinstance(error, Trouble):
        tell_trouble(guest, "no_store")
    else:
        note_failure("message_failed", error)
        tell_trouble(guest, "broken")


def refused(message: wire.FromBrowser, rule: str, sentence: str) -> wire.Refused:
    """A rule says no; whoever sent several things can tell which of them it is about."""
    match message:
        case wire.Move(key=key):
            return wire.Refused(key, rule, sentence)
        case wire.Chunk(number=int(number)):
            return wire.Refused(-1, rule, sentence, piece=number)
        case wire.Mime(number=number):
            return wire.Refused(-1, rule, sentence, mime=number)
    return wire.Refused(-1, rule, sentence)


def tell_trouble(guest: Guest, code: str) -> None:
    guest.tell(wire.Trouble(code, say(guest.language, f"troubles.{code}")))
