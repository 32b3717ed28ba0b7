"""Finished games, step by step: what `GET /api/replay/GAME` and `GET /api/record/GAME` return."""

import gzip

import msgspec

from sixgun.game import Game
from sixgun.picture import paint
from sixgun.record import as_seen
from sixgun.server.bots.reasoning import reasons
from sixgun.server.keep.kept import Kept
from sixgun.server.keep.taking_up import look_back
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.protocol import ENCODE, Replay, Step


def steps(kept: Kept, to: int | None) -> bytes:
    """The whole game as a viewer saw it, packed; None sees everything."""
    game, found = look_back(kept, lambda game, since: step(game, since, to))
    people = msgspec.json.decode(kept.people, type=list[tuple[str, str]])
    replay = Replay(
        game=kept.id,
        settings=msgspec.json.decode(kept.settings, type=Settings),
        names=[name for name, _ in people],
        faces=[face for _, face in people],
        winners=list(game.winners),
        steps=found,
        reasons=reasons(kept.journal),
    )
    return gzip.compress(ENCODE.encode(replay), 6, mtime=0)


def step(game: Game, since: int, to: int | None) -> Step:
    """Where a game stands, and how it came there."""
    last = game.journal[-1] if game.journal else None
    view = paint.view(game, to)
    return Step(
        seq=len(game.journal),
        seat=None if last is None else last.seat,
        move=None if last is None else as_seen(last, to),
        events=paint.events(game, since, to),
        view=view,
        asked=None if game.over else paint.asked(game.choice, view.work),
    )


def record(kept: Kept) -> bytes:
    """The whole game as text."""
    return look_back(kept, lambda game, since: None)[0].record().encode()
