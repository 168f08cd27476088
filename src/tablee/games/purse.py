"""Purses: how chips change hands in the games that are played for them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.game import Carry
from tablee.engine.seats import how_many_sit, left_of, sits

CHIPS: Final = 100  # purse.start: what everybody starts a night with


def purses_of(carry: Carry | None, seats: i64) -> vec[i64]:
    """purse.start: what each has when a hand begins."""
    if carry is None:
        return vec[i64]([CHIPS] * seats)
    return vec[i64](carry.purses)


def pay(purses: vec[i64], seat: i64, amount: i64) -> i64:
    """purse.pay: who cannot pay in full pays what is left; what was really paid."""
    paid = min(amount, purses[seat])
    purses[seat] -= paid
    return paid


def pay_each(purses: vec[i64], payer: i64, receivers: i64) -> None:
    """purse.pay: one chip to each, clockwise from the payer's left, until nothing is left."""
    seat = left_of(payer, len(purses))
    while seat != payer:
        if sits(seat, receivers):
            purses[seat] += pay(purses, payer, 1)
        seat = left_of(seat, len(purses))


def share(purses: vec[i64], receivers: i64, amount: i64) -> i64:
    """Equal parts to each of a set of seats; what cannot be shared."""
    count = how_many_sit(receivers)
    if count == 0:
        return amount
    for seat in range(i64(len(purses))):
        if sits(seat, receivers):
            purses[seat] += amount // count
    return amount % count
