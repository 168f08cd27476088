"""What a seat can do at a table of Palab."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.moves import Form, Move, Moves

# The first number of each; then they go up by their first field, then by their second.
PLAY: Final = 0
PLAY_AS: Final = 31
PLAY_AT: Final = 1116
PLAY_TOP: Final = 1364
CANCEL: Final = 1365
LET_PASS: Final = 1366
CLOSE: Final = 1367
NAME_FIGURE: Final = 1368
NAME_TARGET: Final = 1403
USE_SECRET: Final = 1411
SWAP_WITH: Final = 1412
SALVAGE: Final = 1420
DISCARD: Final = 1451
ENOUGH: Final = 1482
GIVE: Final = 1483
TAKE: Final = 2475
REVEAL: Final = 2506
CONFESS: Final = 2537
KEEP_QUIET: Final = 2538

Card = Annotated[int, Meta(ge=0, le=30)]
CardOrNone = Annotated[int, Meta(ge=-1, le=30)]
Figure = Annotated[int, Meta(ge=-10, le=24)]
Target = Annotated[int, Meta(ge=0, le=7)]


class Play(Move, frozen=True):
    """A card of your hand that leaves nothing to choose."""

    card: Card


class PlayAs(Move, frozen=True):
    """A card of your hand that may count several figures, or a To fou that counts."""

    card: Card
    figure: Figure


class PlayAt(Move, frozen=True):
    """A card of your hand that names somebody."""

    card: Card
    target: Target


class PlayTop(Move, frozen=True):
    """The top card of the draw pile, whatever it is."""


class Cancel(Move, frozen=True):
    """A To fou: against the card in question, or at your turn against the last one."""


class LetPass(Move, frozen=True):
    """No To fou."""


class Close(Move, frozen=True):
    """The clock's move: the window closes."""


class NameFigure(Move, frozen=True):
    """What a card that was turned up counts."""

    figure: Figure


class NameTarget(Move, frozen=True):
    """Whom a card that was turned up is aimed at."""

    target: Target


class UseSecret(Move, frozen=True):
    """Your secret, where there is nothing more to say about it."""


class SwapWith(Move, frozen=True):
    """Your secret: swap hands."""

    target: Target


class Salvage(Move, frozen=True):
    """Your secret: take a card of the played pile."""

    card: Card


class Discard(Move, frozen=True):
    """A card of your hand, by your secret or by an event."""

    card: Card


class Enough(Move, frozen=True):
    """No more cards to discard by your secret."""


class Give(Move, frozen=True):
    """A card to the left, and one to the right (-1: none is left to give)."""

    left: Card
    right: CardOrNone


class Take(Move, frozen=True):
    """One of the cards that an event turned up."""

    card: Card


class Reveal(Move, frozen=True):
    """A card of your hand, for all to see."""

    card: Card


class Confess(Form, frozen=True):
    """Tell a true secret, in your own words; nobody writes it into the rules."""

    text: Annotated[str, Meta(min_length=1, max_length=280)] = "…"


class KeepQuiet(Move, frozen=True):
    """Tell nothing."""


MOVES = Moves(
    {
        PLAY: Play,
        PLAY_AS: PlayAs,
        PLAY_AT: PlayAt,
        PLAY_TOP: PlayTop,
        CANCEL: Cancel,
        LET_PASS: LetPass,
        CLOSE: Close,
        NAME_FIGURE: NameFigure,
        NAME_TARGET: NameTarget,
        USE_SECRET: UseSecret,
        SWAP_WITH: SwapWith,
        SALVAGE: Salvage,
        DISCARD: Discard,
        ENOUGH: Enough,
        GIVE: Give,
        TAKE: Take,
        REVEAL: Reveal,
        CONFESS: Confess,
        KEEP_QUIET: KeepQuiet,
    }
)
