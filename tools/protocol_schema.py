"""The JSON Schema of the protocol, from which the web client's types are made.

python -m tools.protocol_schema           writes web/src/protocol.schema.json
python -m tools.protocol_schema --check   exits with 1 when that file is not current
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from sixgun.server.wire.from_client import Up
from sixgun.server.wire.from_server import Down
from sixgun.server.wire.mine import Bringing, Leaders, Link, Me, MyGames, NoticeKey, Player
from sixgun.server.wire.protocol import Replay
from tools.made_file import make

HERE: Final = Path("web/src/protocol.schema.json")
MINE: Final = (Me, MyGames, Player, Leaders, Link, Bringing, NoticeKey)
"""What is answered over plain HTTP to a page of ours."""
REF: Final = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Everything that is sent, under `$defs`; `Up` and `Down` are the unions."""
    (up, down, replay, *_), parts = msgspec.json.schema_components((Up, Down, Replay, *MINE), ref_template=REF)
    mine = {part.__name__.lower(): {"$ref": f"#/$defs/{part.__name__}"} for part in MINE}
    named = {name: {**part, "title": name} for name, part in sorted(parts.items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Made by `python -m tools.protocol_schema`.",
        "type": "object",
        "properties": {"up": {"$ref": "#/$defs/Up"}, "down": {"$ref": "#/$defs/Down"}, "replay": replay, **mine},
        "required": ["up", "down", "replay", *mine],
        "additionalProperties": False,
        "$defs": {**named, "Up": {**up, "title": "Up"}, "Down": {**down, "title": "Down"}},
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(words: list[str] | None = None) -> int:
    return make("protocol_schema", __doc__, HERE, text, words)


if __name__ == "__main__":
    sys.exit(main())
