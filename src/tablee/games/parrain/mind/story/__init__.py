"""What bots say: excuses, interruptions, retorts and whispers, made of the minutes and of dice.

Nothing here sees a hand, a bag or a view: what a sentence can betray is what the caller passes.
"""

from tablee.games.parrain.mind.story.answering import Subject, retort, whisper
from tablee.games.parrain.mind.story.minutes import Excuse, Minutes
from tablee.games.parrain.mind.story.presiding import Verdict, interrupt, judge
from tablee.games.parrain.mind.story.starting import openings
from tablee.games.parrain.mind.story.telling import tell

__all__ = [
    "Excuse",
    "Minutes",
    "Subject",
    "Verdict",
    "interrupt",
    "judge",
    "openings",
    "retort",
    "tell",
    "whisper",
]
