"""Filling the blanks of a sentence, with the agreement and the elision of its tongue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tablee.games.parrain.mind.story.sheets import Person, Thing

BLANK: Final = re.compile(r"(?:(?<![\w’])(\w+) )?\{(?:(de|à|que) )?(\w+)(?:\.(\w+))?\}")
FIRST: Final = re.compile(r"(^[«“\u00a0 ]*|(?:[.!?]|\.”)[ \u00a0\u202f]+[«“\u00a0 ]*)([a-zà-ÿœ])")
VOWEL: Final = re.compile(r"(?!on[zc]|oui|huit|ya|yo)[aàâeéèêëiîïoôuùûyœ]|h(?:eure|i)", re.I)
ELIDED: Final = {"de", "que", "jusque", "lorsque", "puisque", "quoique", "je", "ne", "me", "se"}
FRENCH: Final = {  # of a person, by form: him, her
    "e": ("", "e"),
    "il": ("il", "elle"),
    "lui": ("lui", "elle"),
    "le": ("le", "la"),
    "un": ("un", "une"),
    "celui": ("celui", "celle"),
}
ENGLISH: Final = {
    "he": ("he", "she"),
    "him": ("him", "her"),
    "his": ("his", "her"),
    "himself": ("himself", "herself"),
}
FRENCH_THING: Final = {  # m s, f s, m p, f p
    "e": ("", "e", "s", "es"),
    "il": ("il", "elle", "ils", "elles"),
    "lui": ("lui", "elle", "eux", "elles"),
    "le": ("le", "la", "les", "les"),
    "ent": ("", "", "nt", "nt"),  # a verb whose plural only adds to the singular
    "l": ("l’", "l’", "les ", "les "),
    "dat": ("lui", "lui", "leur", "leur"),
    "est": ("est", "est", "sont", "sont"),
    "était": ("était", "était", "étaient", "étaient"),
    "ce": ("c’était", "c’était", "c’étaient", "c’étaient"),
    "n": ("n’est", "n’est", "ne sont", "ne sont"),
    "font": ("fait", "fait", "font", "font"),
    "sait": ("sait", "sait", "savent", "savent"),
    "peut": ("peut", "peut", "peuvent", "peuvent"),
    "doit": ("doit", "doit", "doivent", "doivent"),
    "tenait": ("tenait", "tenait", "tenaient", "tenaient"),
}
ENGLISH_THING: Final = {  # it, he, she, they
    "it": ("it", "him", "her", "them"),
    "he": ("it", "he", "she", "they"),
    "his": ("its", "his", "her", "their"),
    "is": ("is", "is", "is", "are"),
    "was": ("was", "was", "was", "were"),
    "has": ("has", "has", "has", "have"),
    "s": ("s", "s", "s", ""),  # of a verb
    "es": ("es", "es", "es", ""),
}
FIXED: Final = re.compile(r"\w*’?\s?\{[^}]*\}")
EDGES: Final = re.compile(r"^[^\w«“]+|[^\w»”]+$")
Blanks = Mapping[str, str | Person | Thing]


def fill(line: str, blanks: Blanks, tongue: str) -> str:
    """The line with its blanks filled in."""

    def one(found: re.Match[str]) -> str:
        word, inner, name, form = found.groups()
        text = worded(blanks[name], form or "", tongue)
        if tongue != "fr":
            return f"{word} {text}" if word else text
        if inner:
            text = join(inner, text)
        return join(word, text) if word else text

    return BLANK.sub(one, line)


def worded(what: str | Person | Thing, form: str, tongue: str) -> str:
    if isinstance(what, str):
        return what
    if isinstance(what, Person):
        if not form:
            return what.called
        if form == "the":
            return what.the
        return (FRENCH if tongue == "fr" else ENGLISH)[form][what.woman]
    forms = what.forms
    if not form:
        return forms["thing"]
    if tongue == "fr" and form in FRENCH_THING:
        return FRENCH_THING[form][(forms["gender"] == "f") + 2 * (forms["number"] == "p")]
    if tongue == "en" and form in ENGLISH_THING:
        if forms["number"] == "p":
            return ENGLISH_THING[form][3]
        return ENGLISH_THING[form][("", "m", "f").index(forms.get("gender", ""))]
    return forms[form]


def join(word: str, text: str) -> str:
    """French: de + le = du, à + les = aux, que + Eddie = qu’Eddie."""
    small = word.lower()
    if small in ("de", "à"):
        for article, joined in (("le ", ("du", "au")), ("les ", ("des", "aux"))):
            if text.startswith(article):
                made = joined[small == "à"] + " " + text[len(article) :]
                return made[0].upper() + made[1:] if word[0].isupper() else made
        if small == "de" and text.startswith("des "):
            text = text[4:]
    if small in ELIDED and VOWEL.match(text):
        return word[:-1] + "’" + text
    if small == "si" and re.match(r"ils?\b", text):
        return word[:-1] + "’" + text
    return f"{word} {text}"


def finish(text: str) -> str:
    """A sentence begins with a capital, and has no gaps."""
    text = re.sub(r" {2,}", " ", text).strip(" ")
    return FIRST.sub(lambda found: found[1] + found[2].upper(), text)


def signature(line: str) -> str:
    """What a sentence keeps whatever is filled in: by it one knows that it has been said."""
    return EDGES.sub("", max(FIXED.split(line), key=len)).lower()
