"""The JSON Schema of the protocol, from which the web client's types are made.

python -m tools.protocol_schema           writes web/src/protocol.schema.json
python -m tools.protocol_schema --check   exits with 1 when that file is not current
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from sixgun.server.wire.from_client import Up
from sixgun.server.wire.from_server import Down
from sixgun.server.wire.protocol import Replay

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
    parser = argparse.ArgumentParser(prog="python -m tools.protocol_schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    parser.add_argument("--file", type=Path, default=HERE, help="where it lies (default: %(default)s)")
    args = parser.parse_args(words)
    if args.check:
        current = args.file.is_file() and args.file.read_text(encoding="utf-8") == text()
        if not current:
            print(f"{args.file} is not current; run python -m tools.protocol_schema", file=sys.stderr)
        return 0 if current else 1
    args.file.parent.mkdir(parents=True, exist_ok=True)
    args.file.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
