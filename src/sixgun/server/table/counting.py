"""What remains of a game for those who played it: noted in the same moment in which it ends."""

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from sixgun.rating.bots import bot_skill
from sixgun.rating.skill import Skill, after, is_installed
from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.kept import JournalLine
from sixgun.server.keep.played import Played, add_played
from sixgun.server.keep.rated import pool_of, rate, skills_of
from sixgun.server.keep.store import Store
from sixgun.server.keep.tally import count
from sixgun.server.metric import FAULTS
from sixgun.server.table.match import Match
from sixgun.server.table.room import Facts
from sixgun.server.wire.mine import Against

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

ENDLESS: Final = 10_000
"""No game takes so many moves, unless everyone only waits; the table is closed then, and nobody has lost."""
MISSED: Final = 3
"""Answers in a row that a bot gave for somebody away, after which he has left the game."""


async def counted(t: "LiveTable", match: Match) -> list[Statement]:
    """What is written with the end of a game; should a fault of ours keep that unknown, it ends all the same."""
    try:
        return await noted(t, match, match.game.winners, is_over=True)
    except NotSaved:
        raise
    except Exception:
        FAULTS.inc()
        t.log.exception("a game cannot be counted", extra={"game": match.id})
        return []


async def broken_off(t: "LiveTable") -> list[Statement]:
    """What is written when a table is closed: its game is lost by the people who have left it."""
    if t.match is None or t.facts.phase != "playing" or t.match.seq >= ENDLESS:
        return []
    return await noted(t, t.match, (), is_over=False)


async def noted(t: "LiveTable", match: Match, winners: Collection[int], is_over: bool) -> list[Statement]:
    if t.facts.settings.practice or not any(t.facts.players()):
        return []
    found = await t.hall.store.read("SELECT began FROM games WHERE id = ?", match.id)
    rows = seats_played(t.facts, match, winners, next((began for (began,) in found), int(time.time())), is_over)
    counts = [each for row in rows if row.is_person for each in count(row)]
    return [*map(add_played, rows), *counts, *await rated(t.hall.store, rows)]


async def rated(store: Store, rows: Sequence[Played]) -> list[Statement]:
    """What the game says of how well its people play; a game that nobody won says nothing, except of who left it."""
    if not is_installed():
        return []
    kind, roles = rows[0].kind, [row.role for row in rows]
    known = await skills_of(store, [row.guest for row in rows if row.is_person], kind)

    def skill(row: Played, pool: str) -> Skill:
        return bot_skill(kind, row.level) if row.level else known.get((row.guest, pool), Skill())

    statements = []
    for row in rows:
        if row.is_person and (row.deserted or any(each.won for each in rows)):
            pool = pool_of(kind, row.against)
            skills = [skill(each, pool) for each in rows]
            learned = after(kind, roles, skills, row.seat, row.won)
            statements.append(rate(row.guest, pool, skills[row.seat], learned, row.won))
    return statements


def seats_played(
    facts: Facts, match: Match, winners: Collection[int], began: int, is_over: bool = True
) -> list[Played]:
    """A row for each seat."""
    now = int(time.time())
    rows = []
    for seat, (place, shown) in enumerate(zip(facts.places, match.game.view(None).seats, strict=True)):
        person = place.guest or place.replaced
        guest = person if person is not None and person.name else None
        has_gone = place.replaced is not None or not is_over or has_left(match.lines, seat)
        deserted = person is not None and has_gone
        rows.append(
            Played(
                game=match.id,
                seat=seat,
                guest="" if guest is None else guest.id,
                name="" if guest is None else guest.name,
                face="" if guest is None else guest.face,
                level="" if person is not None else place.level or "",
                kind=facts.settings.game,
                sets=" ".join(match.game.deal.sets),
                players=len(facts.places),
                against=whom(facts, seat),
                role=shown.role,
                hero=shown.character,
                won=seat in winners and not deserted,
                deserted=deserted,
                called=facts.settings.name,
                began=began,
                ended=now,
                moves=match.seq,
            )
        )
    return rows


def whom(facts: Facts, seat: int) -> Against:
    return "people" if any(other != seat for other, _ in facts.players()) else "bots"


def has_left(lines: Sequence[JournalLine], seat: int) -> bool:
    """Whether a bot played somebody's game: his last answers, or most of them.

    >>> def answers(*bots): return [JournalLine(0, "end", 0, bot, None) for bot in bots]
    >>> has_left(answers(None, None, None, "away", "away"), 0)
    False
    >>> has_left(answers(None, None, None, "away", "away", "away"), 0)
    True
    >>> has_left(answers("away", "away", "away", None, None), 0), has_left(answers("clock"), 0)
    (True, False)
    """
    away = [line.bot == "away" for line in lines if line.seat == seat]
    return len(away) > 0 and (all(away[-MISSED:]) or 2 * sum(away) > len(away))
