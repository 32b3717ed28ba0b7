"""The protocol page of the docs, made from the types and their own words.

python -m tools.protocol_page           writes docs/protocol.md
python -m tools.protocol_page --check   exits with 1 when that file is not current
"""

import ast
import inspect
import re
import sys
import typing
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

import sixgun
from sixgun.cardgame.codec import FRAMES as CARD_FRAMES
from sixgun.cardgame.event import EVENTS as CARD_EVENTS
from sixgun.cardgame.move import VERBS as CARD_VERBS
from sixgun.dicegame.event import EVENTS as DICE_EVENTS
from sixgun.dicegame.frames import FRAMES as DICE_FRAMES
from sixgun.dicegame.move import VERBS as DICE_VERBS
from sixgun.kernel.frame import Frame
from sixgun.picture import parts
from sixgun.picture.paint import NO_FACTS
from sixgun.server.web.connection import COSTS
from sixgun.server.wire import analysis, catalogue, from_client, from_server, mine, people, protocol, puzzle, reason
from sixgun.server.wire.refusal import SENTENCES
from tools.made_file import make

HERE: Final = Path("docs/protocol.md")
MODULES: Final = (from_client, catalogue, people, puzzle, reason, analysis, from_server, parts, protocol, mine)

HEAD: Final = """# The protocol

<!-- Made by `python -m tools.protocol_page`. -->

Everything a client needs to know to play on a Sixgun server. {intro}

## Connecting

| address | what |
|---|---|
| `/ws` | the WebSocket; text frames, each one JSON object of at most 8 KiB; `/ws?at=` for who can follow `elsewhere` |
| `/t/CODE` | the page of a table: what people share |
| `/replay/GAME` | the page of a finished game |
| `/api/replay/GAME` | a finished game as JSON (`Replay` below), always gzipped; `?as=B` as seat B saw it |
| `/api/record/GAME` | a finished game as text that `sixgun record` reads |
| `/me`, `/player/GUEST`, `/take#CODE` | the pages about oneself, about others, and for who comes from another device |
| `/api/me`, `/api/me/games`, `/me.json` | oneself, one's games, all of it (`Me`, `MyGames`, `Everything` below) |
| `/api/player/GUEST`, `/api/leaders` | who lets others see it, and nobody else (`Player`, `Leaders` below) |
| `POST /api/me/public`, `…/delete` | show one's name or not; delete oneself |
| `GET /api/me/notices` | the key by which a browser knows notices of this server (`NoticeKey` below) |
| `POST /api/me/notices`, `…/off` | send this browser notices while its page is closed, or no more |
| `POST /api/me/take`, `…/recovery` | a link for another browser, a link to print (`Link` below) |
| `POST /api/me/look`, `…/come` | whom a link would bring (`Bringing` below); becoming him |
| `POST /api/me/block`, `…/report` | keep somebody from one's own tables; tell whoever hosts of somebody |
| `POST /api/me/passkey/offer`, `…/add`, `…/ask`, `…/come` | WebAuthn, where it is installed |
| `/healthz`, `/metrics` | for whoever runs the server |

A guest is a signed cookie, `sixgun`. Whoever has none gets one with the page, or with the WebSocket handshake
(`Set-Cookie` of the 101 answer): keep it and send it again, for it is the seat. A browser's `Origin` must be the
server's own; programs that are no browser need not send one. Up to 10 messages a second are answered, bursts may
be four times as long. What takes more work counts for more messages than one: {costs}.

When the connection is lost: connect again, send `join` with the code, and take the `state` that follows as the
whole truth. A seat waits for its player; meanwhile a bot may play it. Whoever does not read is cut off when 400
messages or a megabyte wait for him; a `state` that was not sent yet gives way to a newer one of the same game.

## A game in short

1. `welcome` says who one is and what can be played.
2. `open` with `fill` and `start` begins a game with bots at once; or `open`, share the code, and `start` when all
   seats are taken.
3. `state` is the whole game as one may know it. If its `choice` is not null, one is asked: send a `move` with the
   `game` and `seq` of the message and the `text` of one of the options.
4. `news` tells of each move, one's own too: that is the acknowledgement, and the move is in the journal by then. `seq`
   counts up by one; if one was missed, send `resync`.
5. `after` opens everything when the game is over. The host's `start` begins the next one.

A client computes no rule. What may be played is in the options: filter them by the card or seat a person picks.
"""


def page() -> str:
    """The whole page."""
    intro = " ".join((protocol.__doc__ or "").split("\n\n")[1].split())
    costs = ", ".join(f"`{kind.__struct_config__.tag}` for {more + 1}" for kind, more in COSTS.items())
    parts = [HEAD.format(intro=intro, costs=costs)]
    parts.append("## From the client\n")
    parts += [entry(each, tag=True) for each in get_args(from_client.Up)]
    parts.append("## From the server\n")
    parts += [entry(each, tag=True) for each in get_args(from_server.Down)]
    parts.append("## Parts of messages\n")
    parts += [entry(each, tag=False) for each in inner_types()]
    parts += words_of_the_games()
    parts.append("## Refusals\n")
    parts.append("| key | in English |\n|---|---|")
    parts += [f"| `{key}` | {sentence} |" for key, sentence in SENTENCES.items()]
    return "\n".join(parts) + "\n"


def words_of_the_games() -> Iterator[str]:
    """The names of events, questions and verbs that messages carry as plain strings."""
    yield "## Words of the games\n"
    yield "Moves are written in the notation of [FORMAT.md](../scenarios/FORMAT.md).\n"
    for game, happens, frames, verbs in (
        ("card", CARD_EVENTS, CARD_FRAMES, CARD_VERBS),
        ("dice", DICE_EVENTS, DICE_FRAMES, DICE_VERBS),
    ):
        yield f"### The {game} game\n"
        yield f"Events: {', '.join(f'`{name}`' for name in happens)}.\n"
        yield f"Verbs: {', '.join(f'`{name}`' for name in dict.fromkeys(verbs))}.\n"
        yield "Work and questions, with their facts:\n\n| name | facts | |\n|---|---|---|"
        yield from (work(name, frame) for name, frame in sorted(frames.items()))
        yield ""


def work(name: str, frame: type[Frame]) -> str:
    facts = ", ".join(f"`{field}`" for field in frame.fields if field not in NO_FACTS)
    return f"| `{name}` | {facts} | {' '.join((ast.get_docstring(source(frame)) or '').split())} |"


def source(kind: type) -> ast.ClassDef:
    """A class as it is written; a compiled one keeps its words only there."""
    path = Path(sixgun.__path__[0]).joinpath(*kind.__module__.split(".")[1:]).with_suffix(".py")
    classes = (node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef))
    return next(node for node in classes if node.name == kind.__name__)


def inner_types() -> Iterator[type]:
    """Every type that stands inside a message, in the order of the modules."""
    for module in MODULES:
        for each in vars(module).values():
            if inspect.isclass(each) and each.__module__ == module.__name__ and parts.Part in each.__mro__[1:]:
                yield each


def entry(kind: type, tag: bool) -> str:
    """One type: what it is, and its fields."""
    config = kind.__struct_config__  # type: ignore[attr-defined]
    title = f"`{config.tag}`" if tag else kind.__name__
    lines = [f"### {title}\n", f"{' '.join((kind.__doc__ or '').split())}\n"]
    hints = typing.get_type_hints(kind, include_extras=True)
    words = field_words(kind)
    fields = msgspec.structs.fields(kind)
    if config.tag and not tag:
        lines.append(f"`{config.tag_field}` is `{config.tag!r}`.\n".replace("'", '"'))
    if fields:
        lines.append("| field | type | |\n|---|---|---|")
        for field in fields:
            default = "" if field.required else f" Default: `{shown(field)}`."
            note = f"{words.get(field.name, '')}{default}".strip()
            lines.append(f"| `{field.name}` | {named(hints[field.name])} | {note} |")
        lines.append("")
    return "\n".join(lines)


def shown(field: Any) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def field_words(kind: type) -> dict[str, str]:
    """What the source says under each field."""
    words = {}
    for field, after in pairwise(source(kind).body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
            words[field.target.id] = " ".join(ast.literal_eval(after.value).split())
    return words


def named(hint: Any) -> str:
    """A type as a reader of JSON would call it."""
    origin, args = typing.get_origin(hint), get_args(hint)
    if origin is typing.Annotated:
        return named(args[0]) + limits(args[1])
    if origin is typing.Literal:
        return " \\| ".join(f'`"{value}"`' for value in args)
    if origin is list:
        return f"list of {named(args[0])}"
    if origin is dict:
        return f"object of {named(args[1])}"
    if args:
        return " \\| ".join(named(each) for each in args)
    plain = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}
    return plain.get(hint) or f"[{hint.__name__}](#{hint.__name__.lower()})"


def limits(meta: Any) -> str:
    """The bounds of a value."""
    found = re.findall(r"(ge|le|min_length|max_length)=(\d+)", repr(meta))
    signs = {"ge": "≥ ", "le": "≤ ", "min_length": "at least ", "max_length": "at most "}
    return f" ({', '.join(signs[name] + number for name, number in found)})" if found else ""


def main(words: list[str] | None = None) -> int:
    return make("protocol_page", __doc__, HERE, page, words)


if __name__ == "__main__":
    sys.exit(main())
