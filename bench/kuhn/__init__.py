"""Kuhn poker: three cards, two people, one bet."""

from bench.kuhn.rules import Kuhn

game = Kuhn()
