"""/api/games and /api/rules: the shelf, the words, the rulebooks, the moves."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from tablee.games import shelf
from tablee.games.rulebook import Rule
from tablee.games.shelf import Box
from tablee.server.http.boxes import GameSeen, VerbSeen, described, verbs
from tablee.server.http.lobby import Asked, Inside, Lobby
from tablee.server.http.openapi import answers
from tablee.server.http.sheets import Sheet
from tablee.server.logs import note_failure
from tablee.server.speech import Declined

JSON = "application/json"
Lang = Annotated[
    Literal["fr", "en"] | None,
    QueryParameter(description="Else the person's language, else that of Accept-Language."),
]
GameId = Annotated[str, PathParameter(min_length=1, max_length=32)]


class RulesSeen(Struct):
    """A rulebook: its whole text (Markdown), and its rules one by one."""

    text: str
    rules: list[Rule]


class WordsSeen(Struct):
    """The words of a game: labels of moves, sentences for events, questions and refusals."""

    lang: str
    words: dict[str, object]


def box_of(id: str) -> Box:
    try:
        return shelf.take(id)
    except Exception:  # not on the shelf, or another package's game that does not load
        raise Declined("no_such_game", "id") from None


def sheet(thing: object) -> Sheet:
    return Sheet(msgspec.json.encode(thing), JSON, vary="Accept-Language, Cookie")


@cache
def shelf_sheet(language: str) -> Sheet:
    seen: list[GameSeen] = []
    for id in shelf.packages():
        try:
            seen.append(described(shelf.take(id), language))
        except Exception as error:  # another package's game may fail in any way
            note_failure("game", error, game=id)
    return sheet(seen)


@cache
def words_sheet(id: str, language: str) -> Sheet:
    entries = box_of(id).words(language).entries
    return sheet(WordsSeen(language, {k: v for k, v in entries.items() if k != "terminal"}))


@cache
def rules_sheet(box: Box | None, language: str) -> Sheet:
    """Without a game: the rules of the house."""
    book = shelf.house_rulebook(language) if box is None else box.rulebook(language)
    return sheet(RulesSeen(book.text, list(book.rules.values())))


@cache
def moves_sheet(id: str, language: str) -> Sheet:
    return sheet(verbs(box_of(id), language))


def chosen(lang: str | None, request: Asked, lobby: Lobby) -> str:
    return lang if lang in lobby.settings.languages else lobby.language(request.scope)


def shown(sheet: Sheet, request: Asked) -> Response[Any]:
    return sheet.response(request.scope["headers"])


@get("/api/games", responses=answers(400))
async def games(request: Asked, lobby: Inside, lang: Lang = None) -> Response[list[GameSeen]]:
    """What stands on the shelf."""
    return shown(shelf_sheet(chosen(lang, request, lobby)), request)


@get("/api/games/{id:str}/words", responses=answers(400, 404))
async def words(
    id: GameId, request: Asked, lobby: Inside, lang: Lang = None
) -> Response[WordsSeen]:
    """The words of a game."""
    return shown(words_sheet(id, chosen(lang, request, lobby)), request)


@get("/api/games/{id:str}/rules", responses=answers(400, 404))
async def rules(
    id: GameId, request: Asked, lobby: Inside, lang: Lang = None
) -> Response[RulesSeen]:
    """The rulebook of a game."""
    return shown(rules_sheet(box_of(id), chosen(lang, request, lobby)), request)


@get("/api/games/{id:str}/moves", responses=answers(400, 404))
async def moves(
    id: GameId, request: Asked, lobby: Inside, lang: Lang = None
) -> Response[list[VerbSeen]]:
    """The kinds of moves of a game, with the bounds of their fields."""
    return shown(moves_sheet(id, chosen(lang, request, lobby)), request)


@get("/api/rules", responses=answers(400))
async def house_rules(request: Asked, lobby: Inside, lang: Lang = None) -> Response[RulesSeen]:
    """The rules that hold at every table."""
    return shown(rules_sheet(None, chosen(lang, request, lobby)), request)


ROUTES = [games, words, rules, moves, house_rules]
