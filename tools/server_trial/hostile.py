"""Nonsense of all kinds: frames that are no JSON, JSON that is no message, messages that lie, hostile requests."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

from sixgun.server.wire.from_server import News, State

WORDS: Final = (
    "",
    "A",
    "null",
    "../../etc/passwd",
    "<script>",
    "\u202e",
    "\x00",
    "'; DROP TABLE journal; --",
    "🤠" * 9,
)
NUMBERS: Final = (-1, 0, 1, 7, 8, 255, 2**31, 2**53, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308)
OPTIONS: Final = ("edition", "cards", "characters", "simplified", "simplified_also_remove", "jose_limit", "gatling")
KINDS: Final = ("base", "dodge-city", "bang", "missed", "beer", "barrel", "mustang", "stagecoach", "panic", "duel")
VALID: Final[tuple[dict[str, Any], ...]] = (
    {"type": "rename", "name": "Mallory", "face": "x"},
    {"type": "browse", "on": True},
    {"type": "open", "settings": {"game": "card", "seats": 5, "sets": ["base"], "options": {"edition": "de"}}},
    {"type": "open", "settings": {"game": "dice", "seats": 3}, "fill": "greenhorn", "start": True},
    {"type": "join", "code": "CODE"},
    {"type": "watch", "code": "CODE"},
    {"type": "change", "settings": {"game": "card", "seats": 4}},
    {"type": "sit", "seat": 2},
    {"type": "add_bot", "seat": 1, "level": "greenhorn"},
    {"type": "kick", "seat": 0},
    {"type": "start"},
    {"type": "move", "game": "GAME", "seq": 0, "move": "end"},
    {"type": "move", "game": "GAME", "seq": 0, "move": "play bang/AS at B"},
    {"type": "chat", "text": "hello", "room": "graveyard"},
    {"type": "chat", "text": "hello"},
    {"type": "emote", "emote": "howdy"},
    {"type": "claim", "role": "sheriff"},
    {"type": "suspect", "seat": 1, "role": "outlaw", "off": False},
    {"type": "guess", "roles": ["outlaw", None]},
    {"type": "away", "on": True},
    {"type": "rematch", "ready": True, "keep": True},
    {"type": "odds", "dice": [1, 2]},
    {"type": "resync"},
    {"type": "ping", "n": 1},
)


class Nonsense:
    """Makes frames, ever new ones from what it has learned of the game."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.game = "nogame"
        self.seq = 0
        self.moves = ["end", "pass"]
        self.kinds: list[tuple[int, Callable[[str], str | bytes]]] = [
            (3, self.noise),
            (2, self.bytes),
            (3, self.odd_json),
            (1, self.deep),
            (30, self.bent),
            (15, self.as_meant),
            (15, self.lie),
            (4, self.odd_table),
            (1, self.long),
        ]

    def learn(self, said: State | News) -> None:
        self.game, self.seq = said.game, said.seq
        if said.choice is not None:
            self.moves = [option.text for option in said.choice.options]

    def frame(self, code: str) -> str | bytes:
        kinds = [make for _, make in self.kinds]
        make = self.luck.choices(kinds, [weight for weight, _ in self.kinds])[0]
        return make(code)

    def noise(self, code: str) -> str:
        return "".join(
            chr(self.luck.choice((self.luck.randrange(1, 128), 0x2028, 0x1F920)))
            for _ in range(self.luck.randrange(60))
        )

    def bytes(self, code: str) -> bytes:
        return self.luck.randbytes(self.luck.randrange(80))

    def odd_json(self, code: str) -> str:
        return json.dumps(self.value())

    def deep(self, code: str) -> str:
        return '{"type":' * 900 + "1" + "}" * 900 if self.luck.random() < 0.5 else "[" * 4000 + "]" * 4000

    def long(self, code: str) -> str:
        """Just short of the limit, so that the connection stays."""
        return json.dumps({"type": "chat", "text": "x" * 8000})

    def message(self, code: str) -> dict[str, Any]:
        message = json.loads(json.dumps(self.luck.choice(VALID)))
        for key, value in message.items():
            if value == "CODE":
                message[key] = self.luck.choice((code, code.lower(), "ZZZZZZ"))
            elif value == "GAME":
                message[key] = self.game
        return dict(message)

    def as_meant(self, code: str) -> str:
        """As it should be, sometimes with words that nobody says."""
        message = self.message(code)
        for key in ("name", "face", "text"):
            if key in message and self.luck.random() < 0.5:
                message[key] = self.luck.choice(WORDS)
        return json.dumps(message)

    def bent(self, code: str) -> str:
        """A message with one thing wrong."""
        message = self.message(code)
        key = self.luck.choice(list(message))
        way = self.luck.randrange(5)
        if way == 0:
            message[key] = self.value()
        elif way == 1:
            del message[key]
        elif way == 2:
            message[self.luck.choice(("seat", "role", "admin", "__class__", "x"))] = self.value()
        elif way == 3:
            for nested in message.values():
                if isinstance(nested, dict):
                    nested[self.luck.choice(list(nested))] = self.value()
                    if isinstance(nested.get("options"), dict):
                        nested["options"][self.luck.choice(("cards", "simplified", "characters", "x"))] = self.value()
        else:
            text = json.dumps(message)
            at = self.luck.randrange(len(text))
            return text[:at] + self.luck.choice('{}[]",:0x') + text[at + 1 :]
        return json.dumps(message)

    def lie(self, code: str) -> str:
        """A move at the wrong time, for the wrong game, or one that was never offered."""
        seq = self.seq + self.luck.choice((-1, 0, 0, 0, 1, 99))
        move = self.luck.choice(
            (*self.moves, "play bang/AS at H:hand", "return ?", "ability discarding x, y", "draw x from Z")
        )
        game = self.luck.choice((self.game, self.game, "another"))
        return json.dumps({"type": "move", "game": game, "seq": seq, "move": move})

    def odd_table(self, code: str) -> str:
        """A table with settings that are well formed and may be anything but playable."""
        luck = self.luck
        sets = luck.sample(("base", "dodge-city", "base", "high-noon"), luck.randrange(4))
        options = {
            name: luck.choice((luck.sample(KINDS, luck.randrange(len(KINDS))), luck.choice(WORDS), True, 3, []))
            for name in luck.sample(OPTIONS, luck.randrange(4))
        }
        settings = {
            "game": luck.choice(("card", "dice")),
            "seats": luck.randint(3, 8),
            "sets": sets,
            "options": options,
        }
        return json.dumps({"type": "open", "settings": {**settings, "pace": 0}, "fill": "greenhorn", "start": True})

    def value(self, depth: int = 0) -> Any:
        pick = self.luck.randrange(7 if depth < 2 else 5)
        if pick == 0:
            return None
        if pick == 1:
            return self.luck.choice((True, False))
        if pick == 2:
            return self.luck.choice(NUMBERS)
        if pick in (3, 4):
            return self.luck.choice(WORDS)
        if pick == 5:
            return [self.value(depth + 1) for _ in range(self.luck.randrange(4))]
        return {self.luck.choice(WORDS): self.value(depth + 1) for _ in range(self.luck.randrange(4))}


HANDSHAKE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


def raw(host: bytes, luck: random.Random) -> bytes:
    """The bytes of a hostile TCP connection: bent HTTP, bent handshakes, bent WebSocket frames."""
    shaken = HANDSHAKE % host
    return luck.choice(
        (
            luck.randbytes(200),
            b"GET /../../../etc/passwd HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            b"GET /%2e%2e/%2e%2e/pyproject.toml HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            b"GET /api/replay/" + luck.randbytes(4).hex().encode() + b"?as=%00 HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            b"GET /api/record/' HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            b"POST / HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 99999999\r\n\r\nx",
            b"GET / HTTP/1.1\r\nHost: "
            + host
            + b"\r\nCookie: sixgun="
            + luck.randbytes(20).hex().encode()
            + b".x\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
            b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            b"OPTIONS * HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            shaken + b"Origin: https://evil.example\r\n\r\n",
            shaken + b"Origin: null\r\n\r\n",
            shaken + b"Cookie: sixgun=\xff\xfe\x00; sixgun=0123.abc\r\n\r\n",
            shaken + b"\r\n" + luck.randbytes(60),  # garbage for frames
            shaken + b"\r\n\x81\x05hello",  # a frame that is not masked
            shaken + b"\r\n\x81\xff" + b"\x7f" * 8 + b"mask",  # a frame of nine exabytes
            shaken + b"\r\n\x81\x82\x00\x00\x00\x00\xc3\x28",  # a text frame that is no UTF-8
            shaken + b"\r\n\x09\x80\x00\x00\x00\x00" * 3,  # control frames in pieces
            shaken + b"\r\n\x01\x81\x00\x00\x00\x00{" * 20,  # a message that never ends
        )
    )
