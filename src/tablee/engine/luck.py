"""Where the picks of a record came from, and whether that was promised (docs/record.md)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from tablee.engine.chance import Chance, Committed, Seeded, commitment, promised_seed
from tablee.engine.flaws import BadRecord

PROMISED: Final = "hmac-sha256"


class Given(Struct, frozen=True):
    """A word from whoever sat there, and its fingerprint, which was shown before any word was."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    commitment: str
    word: str  # hexadecimal


class Luck(Struct, frozen=True, omit_defaults=True):
    """Where the picks came from: sfc32 from a seed, or hmac-sha256 from a promise."""

    kind: str
    seed: str = ""  # hexadecimal
    commitment: str = ""  # shown before the start: the SHA-256 of the secret
    secret: str = ""  # published at the end, hexadecimal
    words: list[Given] = []  # by seat
    nonces: list[str] = []  # the words of tablee-record-1, hexadecimal, without fingerprints


def seeded_luck(seed: int) -> Luck:
    return Luck("sfc32", seed=f"{seed:024x}")


def promised_luck(secret: bytes, words: Sequence[tuple[int, bytes]]) -> Luck:
    """table.fair: the secret, and by seat the words whose fingerprints were shown."""
    given = [Given(seat, commitment(word), word.hex()) for seat, word in words]
    return Luck(PROMISED, commitment=commitment(secret), secret=secret.hex(), words=given)


def committed_luck(secret: bytes, nonces: Sequence[bytes]) -> Luck:
    """The same before there were fingerprints of words."""
    words = [nonce.hex() for nonce in nonces]
    return Luck(PROMISED, commitment=commitment(secret), secret=secret.hex(), nonces=words)


def chance_of(luck: Luck) -> Chance:
    """The luck that was promised."""
    try:
        if luck.kind == "sfc32" and re.fullmatch("[0-9a-f]{24}", luck.seed):
            return Seeded(int(luck.seed, 16))
        if luck.kind == PROMISED:
            words = luck.nonces or [given.word for given in luck.words]
            secret = bytes.fromhex(luck.secret)
            return Committed(promised_seed(secret, [bytes.fromhex(word) for word in words]))
    except ValueError:
        raise BadRecord("bad_luck", "not hexadecimal") from None
    raise BadRecord("bad_luck", luck.kind)


def check_promise(luck: Luck, people: Sequence[int]) -> None:
    """table.fair: is the secret the promised one, and each word one that had been announced?"""
    if luck.kind != PROMISED:
        return
    if luck.nonces:
        raise BadRecord("nonces")
    if [given.seat for given in luck.words] != sorted({given.seat for given in luck.words}):
        raise BadRecord("words")
    for given in luck.words:
        if given.seat not in people or fingerprint(given.word) != given.commitment:
            raise BadRecord("word", given.seat)
    check_secret(luck)


def check_promise_of_old(luck: Luck, people: Sequence[int]) -> None:
    """In tablee-record-1 everybody had a word, and no fingerprint of it was shown before."""
    if luck.kind != PROMISED:
        return
    if luck.words or len(luck.nonces) < len(people) or "" in luck.nonces:
        raise BadRecord("nonces")
    check_secret(luck)


def check_secret(luck: Luck) -> None:
    if commitment(bytes.fromhex(luck.secret)) != luck.commitment:
        raise BadRecord("secret")


def fingerprint(word: str) -> str:
    """What is shown of a word before it is said."""
    return hashlib.sha256(bytes.fromhex(word)).hexdigest()
