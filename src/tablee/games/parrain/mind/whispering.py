"""In the partner's ear: an answer to whoever whispered, and what one is certain of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.parrain.law.moves import Whisper
from tablee.games.parrain.mind.cards import working
from tablee.games.parrain.seen.view import View

if TYPE_CHECKING:
    from tablee.games.parrain.mind.shrewd import Shrewd

CERTAIN: Final = 0.9  # so sure of the money that a partner should hear of it
INKLING: Final = 0.5  # sure enough for somebody who asks


def whisper(bot: Shrewd, view: View) -> Whisper | None:
    """parrain.talk: only to people, since bots have no ear for it; unasked, before the story."""
    asker, partner = bot.docket.confided, view.turn
    if asker in bot.people:
        return about_the_money(bot, view, asker, INKLING) or small_talk(bot, view, asker)
    if view.partners[view.seat] == partner and partner in bot.people and not view.excuses:
        return about_the_money(bot, view, partner, CERTAIN)
    return None


def about_the_money(bot: Shrewd, view: View, to: int, sure: float) -> Whisper | None:
    belief = bot.believe(view)
    mine = belief.mine()
    if max(mine) < sure:
        return None
    holder = belief.places[mine.index(max(mine))]
    if holder in belief.family.ours[view.seat]:
        return bot.speech(view).whisper(to, "stay")
    return bot.speech(view).whisper(to, "suspect", target=holder)


def small_talk(bot: Shrewd, view: View, to: int) -> Whisper:
    """parrain.help: a promise to whoever stands there, if there is a card for it."""
    helps = view.turn == to and view.partners[view.seat] == to and working(view)
    return bot.speech(view).whisper(to, "help" if helps else "lost")
