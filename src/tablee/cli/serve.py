"""tablee serve: open the house, so that people can come in with a browser."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
import threading
import webbrowser
from typing import Final

from tablee.cli import settings as setup
from tablee.cli.books import store_troubles
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech
from tablee.server.built import is_built
from tablee.server.listening import bind
from tablee.server.reach import ANYWHERE, own_addresses, reach, written
from tablee.server.settings import Settings

REASONS: Final = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}


def add(parser: Parser, say: Speech) -> None:
    setup.add(parser, say, [field for field in Settings.__struct_fields__ if field != "browser"])
    parser.add_argument(
        "--no-browser", dest="browser", action="store_const", const="no",
        help=say("settings.no_browser"),
    )  # fmt: skip


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    open_house(setup.settings_of(arguments, desk.say), desk)
    return 0


def open_house(settings: Settings, desk: Desk) -> None:
    try:
        door = bind(settings)
    except OSError as error:
        key = REASONS.get(error.errno or 0, "no_such_host")
        raise Trouble(key, host=settings.host, port=settings.port) from None
    from tablee.server.app import serve  # large: no other command should wait for it

    port = door.getsockname()[1]
    with store_troubles(settings), door:
        serve(settings, door, lambda: announce(settings, port, desk))


def announce(settings: Settings, port: int, desk: Desk) -> None:
    """Where the house is; a picture for phones, and the browser, where somebody looks."""
    say, out = desk.say, desk.out
    here, others = addresses(settings, port)
    address = others[0] if others else here
    out.print(say("serve.open", address=address), style="bold")
    for other in others[1:]:
        out.print(say("serve.also", address=other))
    if here != address:
        out.print(say("serve.here", address=here))
    if not others:
        out.print(say("serve.alone"), style="yellow")
    if not is_built():
        out.print(say("serve.unbuilt"), style="yellow")
    if out.is_terminal and others:
        out.print(picture(address), soft_wrap=True, highlight=False)
        out.print(say("serve.phone"), style="dim")
    if out.is_terminal:
        out.print(say("serve.stop"), style="dim")
    sys.stdout.flush()
    if settings.browser and desk.live and has_screen():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def addresses(settings: Settings, port: int) -> tuple[str, list[str]]:
    """Where the host's own browser goes, and how others call the house.

    The host stays at 127.0.0.1, which is the same tomorrow and in another network: a browser knows
    somebody by the address. Invitations carry the others. With a public address, the house
    believes no other page.
    """
    own = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    here = settings.public or written(own, port)
    return here, reach(settings, "", port, own_addresses).addresses


def picture(address: str) -> str:
    """The address as a QR code of characters."""
    import segno  # only here

    out = io.StringIO()
    segno.make(address, micro=False).terminal(out=out, compact=True, border=2)
    return out.getvalue().rstrip("\n")


def has_screen() -> bool:
    """A browser without one would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
