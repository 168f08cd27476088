"""Which of one's cards to part with, and which to keep."""

from __future__ import annotations

from tablee.games.parrain.law.excuses import LEVELS, RED, effect, is_police, works
from tablee.games.parrain.law.telling import MOST_COUNTED
from tablee.games.parrain.mind.docket import DEEDS
from tablee.games.parrain.seen.view import View

POLICE = 3  # parrain.boss-bag: worth keeping


def keeping(card: int, boss_bag: bool) -> int:
    """How useful a card stays: at so many levels of his anger."""
    return LEVELS[card // 12].bit_count() + (POLICE if boss_bag and is_police(card) else 0)


def least_useful(view: View) -> int:
    """The place in hand; a card that works now is worth one more."""
    return min(
        range(len(view.hand)),
        key=lambda place: (
            keeping(view.hand[place], view.options.boss_bag)
            + works(view.hand[place], anger_then(view)),
            place,
        ),
    )


def anger_then(view: View) -> int:
    """parrain.three: at which anger the next card will be judged."""
    return min(view.anger + int(clears(view)), RED)


def clears(view: View) -> bool:
    """parrain.three: the next card comes after three, and they are discarded."""
    return len(view.excuses) >= MOST_COUNTED and view.anger != RED


def working(view: View) -> list[int]:
    """The places in hand that hold a card which will work."""
    return [place for place, card in enumerate(view.hand) if works(card, anger_then(view))]


def possible(view: View, extra: int | None = None) -> tuple[int, ...]:
    """parrain.bag.effect: what the cards in play allow, and this one if it is played."""
    kept = [] if extra is not None and clears(view) else view.excuses
    kinds = {effect(excuse.card) for excuse in kept if excuse.works}
    if extra is not None and works(extra, anger_then(view)):
        kinds.add(effect(extra))
    return tuple(done for kind in sorted(kinds) for done in DEEDS[kind])
