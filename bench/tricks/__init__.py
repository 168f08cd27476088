"""Tricks without end: four seats, secret hands, a card for each that is played."""

from bench.tricks.rules import Tricks

game = Tricks()
