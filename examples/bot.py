"""A bot of your own at a house of Tablée: it enters a room, takes a free chair, and plays.

    python examples/bot.py http://localhost:8000 KEY [NAME]

KEY is what stands behind the # in the room's link. It needs Python and the package websockets, and
nothing of Tablée. Make `choose` clever, and it is your own player. docs/socket.md has the rest.
"""

import json
import random
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict, yours: dict) -> dict | None:
    """One of the moves on offer; None leaves a right alone."""
    if not yours["must"] or not yours["moves"]:
        return None
    move = random.choice(yours["moves"])
    # where a field is a list, any of its values will do
    return {k: random.choice(v) if isinstance(v, list) else v for k, v in move.items()}


def introduce(house: str, name: str) -> str:
    """Become somebody at this house; the cookie that proves it."""
    request = Request(
        f"{house}/api/people",
        json.dumps({"name": name, "lang": "en"}).encode(),
        {"Content-Type": "application/json", "Origin": house, "X-Tablee": "1"},
    )
    with urlopen(request) as answer:
        return answer.headers["Set-Cookie"].split(";")[0]


class Player:
    """What the house has told so far, and the answers to its questions."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.me = ""
        self.promise = ""
        self.wanted = -1  # the chair that we asked for
        self.sat = False  # only once: the host may want the chair back
        self.table: dict = {}

    def send(self, kind: str, **fields) -> None:
        self.socket.send(json.dumps({"t": kind, **fields}))

    def hear(self, message: dict) -> None:
        match message["t"]:
            case "welcome":
                self.me = message["me"]
                self.look_around(message["room"])
            case "room":
                self.look_around(message["room"])
            case "table":
                self.table = message
                self.answer()
            case "step":
                changed = {key: value for key, value in message.items() if key != "t"}
                self.table["pub"] |= changed.pop("pub", {})
                self.table |= changed
                if "yours" in changed:
                    self.answer()
            case "refused" | "trouble" | "bye":
                print(message["text"])

    def look_around(self, room: dict) -> None:
        """Take a chair if we have none, and give a random word for each deal (table.fair)."""
        plan = room["plan"]
        word = secrets.token_hex(16)
        seated = any(chair["person"] == self.me for chair in plan["chairs"])
        free = [n for n, chair in enumerate(plan["chairs"]) if not chair["person"]]
        self.sat = self.sat or seated
        if free and not self.sat and self.wanted not in free:  # or somebody was quicker
            self.wanted = free[0]
            self.send("sit", chair=self.wanted, nonce=word)
        elif seated and plan["promise"] != self.promise:
            self.send("word", promise=plan["promise"], nonce=word)
        self.promise = plan["promise"]

    def answer(self) -> None:
        yours = self.table["yours"]
        move = choose(self.table["pub"] | self.table["own"], yours) if yours else None
        if move is not None:
            self.table["key"] += 1
            fields = {"table": self.table["id"], "key": self.table["key"], "ask": yours["id"]}
            self.send("move", **fields, move=move)


def main(house: str, key: str, name: str = "Robot") -> None:
    address = house.replace("http", "ws", 1) + "/ws"
    cookie = {"Cookie": introduce(house, name)}
    with connect(address, origin=house, additional_headers=cookie) as socket:
        player = Player(socket)
        player.send("enter", key=key)
        for text in socket:
            player.hear(json.loads(text))


if __name__ == "__main__":
    main(*sys.argv[1:])
