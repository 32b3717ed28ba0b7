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
from sixgun.server.wire.protocol import Replay
from tools.made_file import make

HERE: Final = Path("web/src/protocol.schema.json")
REF: Final = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Everything that is sent, under `$defs`; `Up` and `Down` are the unions."""
    (up, down, replay), parts = msgspec.json.schema_components((Up, Down, Replay), ref_template=REF)
    named = {name: {**part, "title": name} for name, part in sorted(parts.items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Made by `python -m tools.protocol_schema`.",
        "type": "object",
        "properties": {"up": {"$ref": "#/$defs/Up"}, "down": {"$ref": "#/$defs/Down"}, "replay": replay},
        "required": ["up", "down", "replay"],
        "additionalProperties": False,
        "$defs": {**named, "Up": {**up, "title": "Up"}, "Down": {**down, "title": "Down"}},
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(words: list[str] | None = None) -> int:
    return make("protocol_schema", __doc__, HERE, text, words)


if __name__ == "__main__":
    sys.exit(main())
