"""Luck has one verb, pick, and remembers the last pick for the log."""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])  # the two pads of an HMAC
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])
sha256: Final = hashlib.sha256


class NoSuchLuck(ValueError):
    """A pick that could not have happened: a forged record, or a wrongly stacked deck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where luck comes from; a kind of luck says only how to draw a number below a bound."""

    def __init__(self) -> None:
        self.picks: i64 = 0  # how many there were: a step of the croupier makes exactly one
        self.last: i64 = 0

    def pick(self, weights: vec[i64], total: i64) -> i64:
        """One of the kinds, each as likely as its weight; `total` is the sum of the weights."""
        left = self.below(total)
        kind = len(weights) - 1  # from the top: in our decks the high cards are the many
        while left >= weights[kind]:
            left -= weights[kind]
            kind -= 1
        self.picks += 1
        self.last = kind
        return kind

    def below(self, bound: i64) -> i64:
        """A whole number from 0 up to, not including, the bound, all equally likely."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError


@final
class Seeded(Chance):
    """Luck for simulations: the sfc32 generator, the same numbers compiled or not."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(12):  # the first words still look like the seed
            self.next()

    def next(self) -> i64:
        """The next 32 bits."""
        word = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) & 0xFFFFFFFF | (self.c >> 11)) + word) & 0xFFFFFFFF
        return word

    def below(self, bound: i64) -> i64:
        """Multiply and shift, for bounds up to 2**31; words that favour some are drawn again."""
        product = self.next() * bound
        rest = product & 0xFFFFFFFF
        if rest < bound:
            unfair = 0x100000000 % bound
            while rest < unfair:
                product = self.next() * bound
                rest = product & 0xFFFFFFFF
        return product >> 32

    def copy(self) -> Chance:
        twin = Seeded(0)
        twin.a, twin.b, twin.c, twin.counter = self.a, self.b, self.c, self.counter
        twin.picks, twin.last = self.picks, self.last
        return twin


class Scripted(Chance):
    """Luck as written down: a replay, or a test with a stacked deck. Afterwards `then` goes on."""

    def __init__(self, script: list[int], then: Chance | None = None) -> None:
        super().__init__()
        self.script = script
        self.then = then

    def pick(self, weights: vec[i64], total: i64) -> i64:
        if self.picks >= len(self.script) and self.then is not None:
            kind = self.then.pick(weights, total)
        else:
            kind = self.scripted(weights)
        self.picks += 1
        self.last = kind
        return kind

    def scripted(self, weights: vec[i64]) -> i64:
        if self.picks >= len(self.script):
            raise NoSuchLuck(f"pick {self.picks}: the script has ended")
        kind: i64 = self.script[self.picks]
        if kind < 0 or kind >= len(weights) or weights[kind] <= 0:
            raise NoSuchLuck(f"pick {self.picks}: {kind} cannot come up")
        return kind

    def below(self, bound: i64) -> i64:
        raise NoSuchLuck("a script picks kinds, not numbers")

    def copy(self) -> Chance:
        twin = Scripted(self.script, None if self.then is None else self.then.copy())
        twin.picks, twin.last = self.picks, self.last
        return twin


class Committed(Chance):
    """Luck at a live table: pick i comes from HMAC-SHA256(seed, i), so that it can be checked."""

    def __init__(self, seed: bytes, like: Committed | None = None) -> None:
        super().__init__()
        self.seed = seed  # 32 bytes, in any case not more than a block of SHA-256
        self.inner: bytes = padded(seed, INNER) if like is None else like.inner
        self.outer: bytes = padded(seed, OUTER) if like is None else like.outer

    def below(self, bound: i64) -> i64:
        """table.fair: 64 bits at a time; words that would favour some results are passed over."""
        many = int(bound)  # past 64 bits from here on
        limit = 2**64 // many * many
        block = 0
        while True:
            message = int(self.picks).to_bytes(8, "big") + block.to_bytes(4, "big")
            digest = self.hashed(message)
            for at in range(0, 32, 8):
                word = int.from_bytes(digest[at : at + 8], "big")
                if word < limit:
                    return word % many
            block += 1

    def hashed(self, message: bytes) -> bytes:
        """HMAC-SHA256, several times as fast as hmac.digest for something so short."""
        within = sha256(self.inner + message).digest()
        return sha256(self.outer + within).digest()

    def copy(self) -> Chance:
        twin = Committed(self.seed, self)
        twin.picks, twin.last = self.picks, self.last
        return twin


def padded(seed: bytes, pad: bytes) -> bytes:
    """The block with which one of the two hashes of an HMAC begins."""
    return seed.ljust(64, b"\0").translate(pad)


def commitment(secret: bytes) -> str:
    """table.fair: what the house shows before the start."""
    return hashlib.sha256(secret).hexdigest()


def promised_seed(secret: bytes, nonces: list[bytes]) -> bytes:
    """table.fair: the house's secret and a nonce from each person, each behind its length."""
    digest = hashlib.sha256()
    for part in [secret, *nonces]:
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


class Forced(Chance):
    """Luck that is told which kind comes up, and remembers what the others weighed."""

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind
        self.weights = vec[i64]([0] * 0)
        self.total: i64 = 0

    def pick(self, weights: vec[i64], total: i64) -> i64:
        self.weights = weights[:]
        self.total = total
        kind = self.kind
        if kind < 0:  # not told: the first that can come up
            kind = 0
            while weights[kind] == 0:
                kind += 1
        self.picks += 1
        self.last = kind
        return kind


@final
class Weighing(Chance):
    """Another luck, and what each kind weighed at every pick (docs/record.md)."""

    def __init__(self, luck: Chance) -> None:
        super().__init__()
        self.luck = luck
        self.weights: list[list[int]] = []

    def pick(self, weights: vec[i64], total: i64) -> i64:
        kind = self.luck.pick(weights, total)
        self.weights.append([int(weight) for weight in weights])
        self.picks += 1
        self.last = kind
        return kind
