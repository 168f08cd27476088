"""A bot of your own at a house of Tablée: it enters a room, takes a free chair, and plays.

    python examples/bot.py http://localhost:8000 KEY [NAME]

KEY is what stands behind the # in the room's link. It needs Python and the package websockets, and
nothing of Tablée. Make `choose` clever, and it is your own player. docs/socket.md has the rest.
"""

import hashlib
import json
import random
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

COMES_BACK = ("closing", "try_again", "too_fast")  # goodbyes for a moment
LONGEST_WAIT = 30  # seconds between two tries to come back


def choose(view: dict, yours: dict, forms: dict[str, list]) -> dict | None:
    """One of the moves on offer, or a form filled in; None leaves a right alone."""
    if not yours["must"]:
        return None
    if not yours["moves"]:
        form = random.choice(yours["forms"])
        return {"do": form} | {field["name"]: fill_in(field) for field in forms[form]}
    move = random.choice(yours["moves"])
    # where a field is a list, any of its values will do
    return {k: random.choice(v) if isinstance(v, list) else v for k, v in move.items()}


def fill_in(field: dict):
    """Any value between the bounds of a field; a mime without a piece has a fingerprint too."""
    match field["kind"]:
        case "number" | "seat":
            return random.randint(field["low"], field["high"])
        case "yes_no":
            return random.random() < 0.5
        case "choice":
            return random.choice(field["choices"])["value"]
    if field["name"] == "fingerprint":
        return hashlib.sha256(b"").hexdigest()
    return field.get("default", "")


def fingerprint(word: str) -> str:
    return hashlib.sha256(bytes.fromhex(word)).hexdigest()


def introduce(house: str, name: str) -> str:
    """Become somebody at this house; the cookie that proves it."""
    request = Request(
        f"{house}/api/people",
        json.dumps({"name": name, "lang": "en"}).encode(),
        {"Content-Type": "application/json", "Origin": house, "X-Tablee": "1"},
    )
    with urlopen(request) as answer:
        return answer.headers["Set-Cookie"].split(";")[0]


def fields_of_forms(house: str, game: str) -> dict[str, list]:
    """What each form of a game asks for."""
    with urlopen(f"{house}/api/games/{game}/moves") as answer:
        return {verb["do"]: verb["fields"] for verb in json.load(answer)}


class Player:
    """What the house has told so far, and the answers to its questions."""

    def __init__(self, house: str) -> None:
        self.house = house
        self.socket = None
        self.goodbye = ""  # for good
        self.me = ""
        self.promise = ""  # of the house, for which it has our sealed word
        self.word = ""
        self.wanted = -1  # the chair that we asked for
        self.sat = False  # only once: the host may want the chair back
        self.table: dict = {}
        self.forms: dict[str, list] = {}

    def send(self, kind: str, **fields) -> None:
        self.socket.send(json.dumps({"t": kind, **fields}))

    def hear(self, message: dict) -> None:
        match message["t"]:
            case "welcome":
                self.me, self.promise = message["me"], ""
                self.look_around(message["room"])
            case "room":
                self.look_around(message["room"])
            case "sealed":
                self.give_word(message)
            case "table":
                if message["game"] != self.table.get("game"):
                    self.forms = fields_of_forms(self.house, message["game"])
                self.table = message
                self.answer()
            case "step":
                changed = {key: value for key, value in message.items() if key != "t"}
                self.table["pub"] |= changed.pop("pub", {})
                self.table |= changed
                if "yours" in changed:
                    self.answer()
            case "refused" if message["rule"] != "table.ask" and self.table["yours"]:
                self.answer()  # bounds are not all that the rules know: another try
            case "refused" | "trouble":
                print(message["text"])
            case "bye":
                print(message["text"])
                self.goodbye = "" if message["code"] in COMES_BACK else message["code"]

    def look_around(self, room: dict) -> None:
        """Take a chair if we have none, and seal a random word for each deal (table.fair)."""
        plan = room["plan"]
        seated = any(chair.get("person") == self.me for chair in plan["chairs"])
        free = [n for n, chair in enumerate(plan["chairs"]) if "person" not in chair]
        self.sat = self.sat or seated
        if free and not self.sat and self.wanted not in free:  # or somebody was quicker
            self.wanted = free[0]
            self.send("sit", chair=self.wanted)
        elif seated and plan["promise"] != self.promise:
            self.promise, self.word = plan["promise"], secrets.token_hex(16)
            self.send("seal", promise=self.promise, commitment=fingerprint(self.word))

    def give_word(self, sealed: dict) -> None:
        """Once all that count are sealed, and never for another list: this one is used up."""
        shown = [seal["commitment"] for seal in sealed["seals"]]
        if sealed["promise"] == self.promise and fingerprint(self.word) in shown:
            self.send("reveal", promise=self.promise, word=self.word)
            self.word = ""

    def answer(self) -> None:
        yours = self.table["yours"]
        view = self.table["pub"] | self.table["own"]
        move = choose(view, yours, self.forms) if yours else None
        if move is not None:
            self.table["key"] += 1
            fields = {"table": self.table["id"], "key": self.table["key"], "ask": yours["id"]}
            self.send("move", **fields, move=move)


def visit(player: Player, key: str, cookie: str) -> None:
    """One connection, as long as it lasts. Whatever happened meanwhile comes with `table`."""
    address = player.house.replace("http", "ws", 1) + "/ws"
    headers = {"Cookie": cookie}
    with connect(address, origin=player.house, additional_headers=headers) as player.socket:
        player.send("enter", key=key)
        for text in player.socket:
            player.hear(json.loads(text))


def main(house: str, key: str, name: str = "Robot") -> None:
    player, cookie, wait = Player(house), introduce(house, name), 0.0
    while not player.goodbye:
        time.sleep(wait * random.random())  # not all at the same moment
        began = time.monotonic()
        try:
            visit(player, key, cookie)
        except (OSError, WebSocketException) as error:
            print(error)
        lasted = time.monotonic() - began > LONGEST_WAIT
        wait = 0.5 if lasted else min(LONGEST_WAIT, 2 * wait + 0.5)


if __name__ == "__main__":
    main(*sys.argv[1:])
