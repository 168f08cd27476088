"""Leduc poker: six cards, two people, two rounds of betting around a card on the board."""

from bench.leduc.rules import Leduc

game = Leduc()
