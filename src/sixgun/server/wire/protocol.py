"""The messages between client and server, one JSON object a WebSocket frame; `type` says which.

A client sends the types of `Up`, the server those of `Down`; unknown fields are refused. A connection
begins with `welcome`. It is at one table at a time: `open`, `join` or `watch` bring it there, and `room` says who
sits where. A game begins with `state`, and every move after it is `news`: what is drawn is the `view` of the
latest of the two, what may be sent is an option of its `choice`.
"""

from typing import Final

import msgspec

from sixgun.picture.parts import Asked, Part, Seen, View
from sixgun.server.wire.from_client import Settings, Up
from sixgun.server.wire.from_server import Down
from sixgun.server.wire.reason import Reason

PROTOCOL: Final = 1
"""Changes when an older client cannot go on: it then loads the page again."""


class Step(Part):
    """The table of a replay after a move: by whom, in words, and what happened."""

    seq: int
    seat: int | None
    move: str | None
    """None before the first move; cards the viewer could not know are `?`."""
    events: list[Seen]
    view: View
    asked: Asked | None


class Replay(Part):
    """A finished game step by step: `GET /api/replay/GAME`, with `?as=B` as seat B saw it."""

    game: str
    settings: Settings
    names: list[str]
    faces: list[str]
    winners: list[int]
    steps: list[Step]
    reasons: list[Reason]
    """Why bots moved as they did."""


DECODE_UP: Final = msgspec.json.Decoder(Up)
DECODE_DOWN: Final = msgspec.json.Decoder(Down)
ENCODE: Final = msgspec.json.Encoder()
