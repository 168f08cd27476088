"""Which number stands for which move in the law, as moves.py counts them."""

from mypy_extensions import i64

from tablee.games.deck55 import HIGHEST
from tablee.games.pirates.moves import ACCUSE, ATTACK, CHALLENGE, LAY


def lay(card: i64) -> i64:
    return LAY + card - 1


def laid_by(move: i64) -> i64:
    """Which card was chosen to lie in front."""
    return move - LAY + 1


def challenge(target: i64) -> i64:
    return CHALLENGE + target


def accuse(target: i64) -> i64:
    return ACCUSE + target


def attack(card: i64, target: i64) -> i64:
    return ATTACK + card - 1 + HIGHEST * target


def card_of(move: i64) -> i64:
    """Which card an attack plays."""
    return (move - ATTACK) % HIGHEST + 1


def target_of(move: i64) -> i64:
    """Whom an attack is aimed at."""
    return (move - ATTACK) // HIGHEST
