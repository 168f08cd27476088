"""A sample mime is acted: a script becomes pieces, with some freedom, since nobody is a clock."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.creux.touch import hand, objects
from tablee.games.creux.touch.mime import LONGEST
from tablee.games.creux.touch.objects import EDGE, HELD, LAID, TOP, WILD
from tablee.games.creux.touch.script import STAYING, Act, Script, Spot
from tablee.games.creux.touch.tracks import Key, Tracks

USUAL_LIES: Final = {"lay": LAID, "drop": LAID, "roll": EDGE, "spin": WILD, "tip": LAID}
_QUICK: Final = 0.55  # how far it goes in a ms, sliding and rolling
_STEP: Final = 85  # of somebody who walks
_FREEDOM: Final = 22  # how far from the very place
_BEFORE: Final = 100  # of stillness before it begins
_REACH: Final = 260  # to take up what is neither on the hand nor in one’s own two

Path = list[tuple[float, float, bool]]  # x, y, and whether on the back


def act(script: Script, chance: Chance) -> list[bytes]:
    """The pieces of a mime like this."""
    actor = _Actor(script.upright, chance)
    now = float(_BEFORE)
    for turn in script.turns:
        now = actor.reach(turn, now)
        now = max([actor.do(one, now) for one in turn])
    for thing in range(objects.COUNT):
        actor.lift(thing, now)
    return actor.tracks.pieces(script.upright)[:LONGEST]


class _Actor:
    """What is done so far, and what lies where."""

    def __init__(self, upright: bool, chance: Chance) -> None:
        self.upright = upright
        self.chance = chance
        self.tracks = Tracks()
        self.pace = self.about(1.3, 0.15)  # some are slower than others
        self.aside = (self.about(0, 1) * 14, self.about(0, 1) * 14)
        self.lying: dict[int, Key] = {}  # as the Child has left it
        self.hands: list[int] = []  # what he used last
        self.turn: Act  # what is being done
        self.verbs: Final[dict[str, Callable[[Key, Path, bool], Key]]] = {
            "lay": self.lay,
            "stand": self.lay,
            "drop": self.drop,
            "tip": self.tip,
            "spin": self.spin,
            "tap": self.tap,
            "press": self.press,
            "slide": self.slide,
            "roll": self.slide,
            "walk": self.walk,
            "bounce": self.bounce,
            "rub": self.rub,
            "circle": self.circle,
            "turn": self.about_itself,
            "shake": self.shake,
        }

    def about(self, middle: float, width: float) -> float:
        """A number near this one."""
        luck = int(self.chance.below(1001)) + int(self.chance.below(1001)) - 1000
        return middle + width * luck / 1000

    def at(self, spot: Spot) -> tuple[float, float]:
        """About this place, on the skin."""
        x, y = hand.middle_of(spot.zone)
        room = _FREEDOM if "." not in spot.zone else _FREEDOM / 2
        x0, y0 = x, y
        x += spot.dx + self.about(0, room) + self.aside[0]
        y += spot.dy + self.about(0, room) + self.aside[1]
        while hand.depth(x, y) < 8 and hypot(x - x0, y - y0) > 1:
            x, y = (x + x0) / 2, (y + y0) / 2
        return x, y

    def reach(self, turn: tuple[Act, ...], now: float) -> float:
        """When all that the turn needs is there: two hands hold two objects."""
        things = [one.thing for one in turn if one.thing is not None]
        far = any(thing not in self.lying and thing not in self.hands for thing in things)
        self.hands = (things + [thing for thing in self.hands if thing not in things])[:2]
        return now + _REACH * self.pace if far else now

    def do(self, one: Act, now: float) -> float:
        """What an act does from now on; when it is over."""
        self.turn = one
        if one.verb == "wait":
            return now + 1000 * (one.seconds or 1.0) * self.pace
        if one.verb == "lift":
            for thing in [one.thing] if one.thing is not None else list(self.lying):
                self.lift(thing, now)
            return now + 200 * self.pace
        assert one.thing is not None
        there = self.lying.pop(one.thing, None)
        lies = self.lies(one, there)
        if one.path:
            path = [(*self.at(spot), spot.back) for spot in one.path]
        elif there is not None:
            path = [(there.x, there.y, there.back)]
        else:
            path = [(*self.at(Spot("palm", False, 0, 0)), False)]
        force = min(255.0, max(1.0, self.about(one.force, one.force * 0.2)))
        angle = round(one.angle + self.about(0, 8)) % 256
        if there is not None and not one.angle:
            angle = there.angle
        x, y, back = path[0]
        key = Key(now, True, x, y, back, lies, True, force, angle)
        if there is not None and (hypot(there.x - x, there.y - y) > 1 or there.back != back):
            self.tracks.add(one.thing, there._replace(t=now, touches=False))
            key = key._replace(t=now + 150)
        last = self.verbs[one.verb](key, path, there is not None)
        if one.verb in STAYING or there is not None:
            self.lie(one.thing, last)
        else:
            self.tracks.add(one.thing, last._replace(touches=False))
        return float(last.t + 120 * self.pace)

    def lies(self, one: Act, there: Key | None) -> int:
        if one.lies is not None:
            return one.lies
        if there is not None and one.verb not in USUAL_LIES:
            return there.lies
        return USUAL_LIES.get(one.verb, HELD)

    def ms(self, usual: float) -> float:
        """How long that takes, here and now."""
        return self.about(usual, usual * 0.15) * self.pace * self.turn.pace

    def often(self, usual: int, each: float) -> int:
        """How many times: as it is said, or as long as it is said; of many, one more or less."""
        one = self.turn
        count = one.times or usual
        if one.seconds is not None:
            return max(1, round(one.seconds * 1000 / (each * one.pace)))
        return count + self.chance.below(3) - 1 if count > 4 else count

    def put(self, key: Key) -> Key:
        assert self.turn.thing is not None
        self.tracks.add(self.turn.thing, key)
        return key

    def lie(self, thing: int, key: Key) -> None:
        """It is let go; on an upright hand the Child must hold it."""
        left = key._replace(held=self.upright, force=20.0 if self.upright else 0.0)
        self.tracks.add(thing, left)
        self.lying[thing] = left

    def lift(self, thing: int | None, now: float) -> None:
        if thing is not None and thing in self.lying:
            self.tracks.add(thing, self.lying.pop(thing)._replace(t=now, touches=False))

    # ---- the verbs: each begins with a key that is not yet put, and gives back the last one

    def lay(self, key: Key, _path: Path, _there: bool) -> Key:
        key = self.put(key)
        return key._replace(t=key.t + self.ms(350))

    def drop(self, key: Key, _path: Path, _there: bool) -> Key:
        key = self.put(key._replace(force=max(key.force, 200.0), held=self.upright))
        return key._replace(t=key.t + 110)

    def tip(self, key: Key, _path: Path, there: bool) -> Key:
        if not there:
            key = self.put(key._replace(lies=HELD))
            key = key._replace(t=key.t + self.ms(400))
        key = self.put(key._replace(lies=LAID, force=200.0, y=key.y + 30))
        return key._replace(t=key.t + 130)

    def spin(self, key: Key, _path: Path, _there: bool) -> Key:
        key = self.put(key._replace(held=self.upright))
        turns = self.often(3, 700)
        for number in range(turns * 6):
            wide = 3 + 9 * number / (turns * 6)
            x, y = key.x + self.about(0, wide), key.y + self.about(0, wide)
            key = self.put(
                key._replace(t=key.t + 117 * self.turn.pace, x=x, y=y, angle=(key.angle + 90) % 256)
            )
        fallen = LAID if self.turn.thing != TOP or self.chance.below(2) else EDGE
        return key._replace(lies=fallen, t=key.t + 60)

    def tap(self, key: Key, path: Path, there: bool) -> Key:
        for number in range(self.often(1, 380)):
            if number:
                key = key._replace(t=key.t + self.ms(220))
            x, y, back = path[number % len(path)]
            key = self.pulse(key._replace(x=x, y=y, back=back), there)
        return key

    def pulse(self, key: Key, there: bool) -> Key:
        """One tap; what lies there is not lifted for it."""
        key = self.put(key._replace(held=True))
        key = key._replace(t=key.t + self.ms(110))
        self.put(key._replace(touches=there, force=0.0, held=self.upright))
        return key

    def press(self, key: Key, path: Path, _there: bool) -> Key:
        for number in range(self.turn.times or 1):
            if number:
                self.put(key._replace(force=15.0))
                key = key._replace(t=key.t + self.ms(300))
            self.put(key._replace(force=key.force * 0.4))
            key = self.put(key._replace(t=key.t + self.ms(250)))
            key = self.put(key._replace(t=key.t + self.ms(1000 * (self.turn.seconds or 0.8))))
        return key

    def slide(self, key: Key, path: Path, _there: bool) -> Key:
        for number in range(self.turn.times or 1):
            if number:
                self.put(key._replace(touches=False))
                x, y, back = path[0]
                key = key._replace(t=key.t + self.ms(200), x=x, y=y, back=back)
            key = self.put(key)
            ways = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
            for (x, y, back), way in zip(path[1:], ways, strict=True):
                took = max(self.ms(way / _QUICK), way / 6)
                if self.turn.seconds is not None:
                    took = 1000 * self.turn.seconds * way / max(1.0, sum(ways))
                if back != key.back:
                    self.put(key._replace(touches=False))
                key = self.put(key._replace(t=key.t + took, x=x, y=y, back=back))
        return key

    def walk(self, key: Key, path: Path, _there: bool) -> Key:
        for number in range(1, len(path)):
            (ax, ay, _), (bx, by, back) = path[number - 1], path[number]
            steps = max(2, round(hypot(bx - ax, by - ay) / _STEP))
            steps = self.turn.times or steps
            for step in range(0 if number == 1 else 1, steps + 1):
                x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
                key = self.pulse(key._replace(x=x, y=y, back=back), False)
                key = key._replace(t=key.t + self.ms(200))
        return key

    def bounce(self, key: Key, _path: Path, there: bool) -> Key:
        gap, force = 420.0, max(key.force, 160.0)
        for _ in range(self.often(5, 250)):
            key = self.pulse(key._replace(force=force), there)
            key = key._replace(t=key.t + self.ms(gap))
            gap, force = max(60.0, gap * 0.72), force * 0.8
        return key

    def rub(self, key: Key, path: Path, _there: bool) -> Key:
        middle, key = key, self.put(key)
        turn = 2 * pi * self.turn.angle / 256
        for number in range(2 * self.often(4, 560)):
            far = 70 if number % 2 else -70
            x, y = middle.x + far * cos(turn), middle.y + far * sin(turn)
            key = self.put(key._replace(t=key.t + self.ms(280), x=x, y=y))
        return key

    def circle(self, key: Key, _path: Path, _there: bool) -> Key:
        middle = key
        for number in range(8 * self.often(3, 900) + 1):
            x = middle.x + 55 * cos(pi * number / 4)
            y = middle.y + 55 * sin(pi * number / 4)
            key = self.put(key._replace(x=x, y=y))
            key = key._replace(t=key.t + self.ms(110))
        return key

    def about_itself(self, key: Key, _path: Path, _there: bool) -> Key:
        for _ in range(8 * self.often(2, 800)):
            key = self.put(key)
            key = key._replace(t=key.t + self.ms(100), angle=(key.angle + 16) % 256)
        return key

    def shake(self, key: Key, _path: Path, _there: bool) -> Key:
        middle = key
        for number in range(4 * self.often(4, 260)):
            x, y = middle.x + self.about(0, 16), middle.y + self.about(0, 16)
            force = middle.force * (0.5 if number % 2 else 1.0)
            key = self.put(key._replace(x=x, y=y, force=force))
            key = key._replace(t=key.t + self.ms(65))
        return key
