"""What the Godfather does when he is asked: words, verdicts, and the concrete."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.engine.moves import Move
from tablee.games.parrain.law.moves import (
    BeConvinced,
    LetPass,
    NameCulprit,
    Overrule,
    PourConcrete,
    Say,
)
from tablee.games.parrain.mind.dice import happens
from tablee.games.parrain.mind.presiding import (
    culprit,
    has_heard_enough,
    is_unfounded,
    pours,
    presses,
)
from tablee.games.parrain.seen.view import View
from tablee.thinking.bot import Offer

if TYPE_CHECKING:
    from tablee.games.parrain.mind.shrewd import Shrewd
    from tablee.games.parrain.mind.story import Verdict

BREAKS_IN: Final = 18  # so often of a hundred times after a story,
GARRULOUS: Final = 22  # and so often more, the most talkative
BEGINS: Final = 35  # so often at the beginning of a hearing
EXPLAINS: Final = 45  # so often he says that he is convinced
SAVED: Final = 2  # words that he keeps for a verdict
REASONS: Final[tuple[Verdict, ...]] = ("contradiction", "courtesy", "repetition")


def preside(bot: Shrewd, view: View, offers: list[Offer]) -> Move | None:
    targets = [offer.target for offer in offers if isinstance(offer, NameCulprit)]
    if targets:
        return NameCulprit(culprit(bot.believe(view), targets, bot.chance))
    if view.phase == "beat":
        return hear_out(bot, view, offers)
    if view.phase == "judging":
        return judge(bot, view, offers)
    if view.phase != "floor":
        return None
    if PourConcrete() in offers and pours(view, bot.believe(view), bot.temper):
        return PourConcrete()
    return speak(bot, view) if Say in offers else None


def hear_out(bot: Shrewd, view: View, offers: list[Offer]) -> Move | None:
    """parrain.beat: does this card count?"""
    belief, last = bot.believe(view), view.excuses[-1]
    if view.answer >= 0 or last.cancelled:
        return None
    if PourConcrete() in offers and pours(view, belief, bot.temper):
        if Say not in offers:
            return LetPass()
        return bot.speech(view).verdict("concrete", target=view.turn)
    faults = bot.docket.minutes.faults(last.card)
    if last.works and (
        presses(view, belief, bot.temper) or has_heard_enough(view, bot.temper, faults, bot.chance)
    ):
        return Overrule(last.card)
    return LetPass()


def judge(bot: Shrewd, view: View, offers: list[Offer]) -> Move:
    """parrain.convinced: is he? And now and then he says so."""
    if not bot.docket.words:  # what he says is no answer: he is asked again
        working = [excuse.card for excuse in view.excuses if excuse.works]
        if presses(view, bot.believe(view), bot.temper) or is_unfounded(
            view, bot.temper, bot.chance
        ):
            return Overrule(working[0])
        if Say in offers and happens(bot.chance, EXPLAINS):
            return bot.speech(view).verdict("convinced", target=view.accused)
    return BeConvinced()


def speak(bot: Shrewd, view: View) -> Move | None:
    """parrain.talk: why he has cancelled, or a word in between."""
    docket, dice = bot.docket, bot.chance
    if docket.fallen:
        return bot.speech(view).verdict("fell", target=docket.target)
    if docket.unexplained and view.excuses:
        struck = next(
            (one.card for one in reversed(view.excuses) if one.cancelled), view.excuses[-1].card
        )
        faults = docket.minutes.faults(struck)
        reason: Verdict = next((one for one in REASONS if one in faults), "tired")
        return bot.speech(view).verdict(reason, card=struck)
    if docket.words or view.breath <= SAVED:
        return None
    often = BREAKS_IN + GARRULOUS * bot.temper.talkative if view.excuses else BEGINS
    return bot.speech(view).remark() if happens(dice, often) else None
