"""Where a game that was played again first differs from how it is kept, and in what."""

from collections.abc import Iterator
from itertools import zip_longest

from sixgun.game import Game
from tools.golden.golden_game import KINDS, SIGNS, GoldenGame, Telling


def difference(kept: GoldenGame, again: Telling, refused: str | None) -> str | None:
    """The first difference in a sentence, None where there is none; `refused` is why the game could not go on."""
    for number, (was, now) in enumerate(zip(kept.steps, again.steps, strict=False)):
        if was != now:
            what = " and ".join(differing(was, now))
            return f"{moment(again.game, number)}: other {what}; --show {kept.name} {number} prints them"
    if refused is not None:
        return f"move {len(again.steps)} cannot be played any more: {refused}"
    now_kept = again.keep(kept.name)
    lines = zip_longest(f"{kept.record}{kept.line}".split("\n"), f"{now_kept.record}{now_kept.line}".split("\n"))
    return next((f"{was!r} is {now!r} now" for was, now in lines if was != now), None)


def moment(game: Game, number: int) -> str:
    return f"after move {number} ({game.journal[number - 1].move})" if number else "after the deal"


def differing(was: str, now: str) -> Iterator[str]:
    """Which kinds of things differ between two steps."""
    for place, kind in enumerate(KINDS):
        part = slice(place * SIGNS, (place + 1) * SIGNS)
        if was[part] != now[part]:
            yield kind
