"""Blunders: what anybody would laugh at, counted over many games of the same bots: `python -m tools.blunders`.

Everything is decided on the open table, with the real cards; what a bot could not know is held against nobody. What
each counter means stands with its name in MEANINGS; the games say in `tools/card/blunders.py` and
`tools/dice/blunders.py` how it is found.
"""

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol

from sixgun.arena import fast
from sixgun.arena.plan import Plan
from sixgun.arena.road import ROADS, Table, Thinker
from sixgun.arena.roster import Roster
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import letter
from sixgun.kernel.loop import advance
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from sixgun.lab.jobs import in_order
from sixgun.lab.tables import in_columns

MEANINGS: Final[dict[str, str]] = {
    "friendly fire": "a shot at a known friend that nothing asked for, or a volley that eliminates one; "
    "not if it wins the game, or might have",
    "healed in vain": "a card or die that heals, for somebody who lacks nothing, while nobody or somebody else lacks",
    "win let go": "a win in this very turn that was there and was passed by",
    "answer withheld": "eliminated with an answer in hand that would have saved its player",
}
"""What is counted, by name."""

SURE: Final = 0.95
"""Somebody is known for a friend when the bot's own belief gives so much to it, and it is true."""
ENDLESS: Final = 20000
TWO_SIDED: Final = 1.96


@dataclass(frozen=True)
class Blunder:
    """One of them: its name, whose it was, and what he did."""

    name: str
    seat: int
    said: str


@dataclass
class Blunders:
    """What a run has found so far."""

    games: int = 0
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MEANINGS, 0))
    cases: list[str] = field(default_factory=list)
    """Each of them in words, with the number of its game."""

    def add(self, other: "Blunders") -> None:
        self.games += other.games
        for name, count in other.counts.items():
            self.counts[name] += count
        self.cases += other.cases

    def note(self, number: int, role: int, blunder: Blunder) -> None:
        self.counts[blunder.name] += 1
        who = f"{letter(blunder.seat)} ({ROLES[role]})"
        self.cases.append(f"game {number}, {blunder.name}, {who}: {blunder.said}")

    def rate(self, name: str) -> str:
        """How often in a thousand games, and between what with 95 % if they come by chance."""
        count, thousands = self.counts[name], self.games / 1000
        middle, half = count + TWO_SIDED**2 / 2, TWO_SIDED * math.sqrt(count + TWO_SIDED**2 / 4)
        return f"{count / thousands:.1f} ({(middle - half) / thousands:.1f}–{(middle + half) / thousands:.1f})"


class Judge(Protocol):
    """Looks over the shoulder of every player of one game."""

    def watch(self, bot: Thinker, seat: int, m: int) -> list[Blunder]:
        """The blunders of a move that is about to be made, and of those before it that are settled now."""


def count_some(plan: Plan, first: int, count: int) -> Blunders:
    """The games with these numbers."""
    found = Blunders()
    roster = Roster()
    for number in range(first, first + count):
        deal = plan.deal(number)
        t = fast.lay_out(deal)
        rngs = [roster.rng(plan.luck(number), seat) for seat in range(deal.players)]
        bots = fast.seat_bots(deal, plan.seats(number), rngs)
        for blunder in blunders_of(deal.game, t, bots, number):
            found.note(number, t.seats[blunder.seat].role, blunder)
        found.games += 1
    return found


def count_from(plan: Plan, start: int, first: int, count: int) -> Blunders:
    """The same, where the games of a run begin with another number than 0."""
    return count_some(plan, start + first, count)


def blunders_of(game: str, t: Table, bots: list[Thinker], number: int) -> list[Blunder]:
    """Play a table out and look at every answer before it is given."""
    match = ROADS[game].match(t, bots)
    judge = judge_of(game, t, number)
    found: list[Blunder] = []
    for _ in range(ENDLESS):
        if t.over:
            break
        t.offer()
        seat, m = t.top.seat, t.moves.items[0]
        if t.moves.n > 1:
            m = match.ask(seat)
        found += judge.watch(bots[seat], seat, m)
        advance(t, m)
        match.tell()
    return found + judge.watch(bots[0], -1, -1)


def judge_of(game: str, t: Table, number: int) -> Judge:
    from tools.card.blunders import CardJudge
    from tools.dice.blunders import DiceJudge

    return CardJudge(t, number) if game == "card" else DiceJudge(t)


# who is whose friend


def is_friend(one: int, other: int) -> bool:
    """Whether two roles win together."""
    return (one == other == OUTLAW) or ({one, other} <= {SHERIFF, DEPUTY})


def known_friends(t: Table, bot: Thinker, seat: int) -> int:
    """The living friends of a seat whom its bot takes for friends, a bit a seat; nobody has any at a table of three."""
    bits, role = 0, t.seats[seat].role
    for other in range(len(t.seats)):
        if other != seat and not t.is_out(other) and is_friend(role, t.seats[other].role):
            if role in (SHERIFF, DEPUTY) and len(t.seats) == 3:
                continue
            sides = (OUTLAW,) if role == OUTLAW else (SHERIFF, DEPUTY)
            if sum(bot.sight.chance[4 * other + side] for side in sides) >= SURE:
                bits |= BIT[other]
    return bits


def knows_to_win(t: Table, bot: Thinker, seat: int, alive: int) -> bool:
    """Whether the bot could know that it has won when only those bits are alive: the law must know the last foe."""
    if t.seats[seat].role in (OUTLAW, RENEGADE):
        return True
    chance = bot.sight.chance
    for other in range(len(t.seats)):
        if other != seat and not t.is_out(other):
            law = chance[4 * other + SHERIFF] + chance[4 * other + DEPUTY]
            if (law if alive & BIT[other] else 1.0 - law) < SURE:
                return False
    return True


def survives(t: Table, m: int, seat: int, answer: Callable[[Table], int]) -> bool:
    """Whether a seat is alive once its question is settled that it answers with `m`, and all others by `answer`."""
    depth = t.depth
    c = t.copy()
    advance(c, m)
    for _ in range(ENDLESS):
        if c.over or c.depth < depth:
            break
        advance(c, answer(c))
    return not c.is_out(seat)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.blunders", description="Count what bots should never do.")
    add = parser.add_argument
    add("--game", choices=sorted(ROADS), default="card")
    add("--sets", default="base,dodge-city", help="sets of the card game (default: base,dodge-city)")
    add("--players", type=int, default=5, metavar="N")
    add("--bots", default="drifter,ranger,gunslinger", help="each plays alone (default: drifter,ranger,gunslinger)")
    add("--games", type=int, default=2000, metavar="N", help="for each bot (default: 2000)")
    add("--seed", type=int, default=1, metavar="N")
    add("--jobs", type=int, default=1, metavar="N")
    add("--first", type=int, default=0, metavar="N", help="the number of the first game (default: 0)")
    add("--list", action="store_true", help="say of each what was done in which game, too")
    args = parser.parse_args(words)
    for bot in args.bots.split(","):
        sets = tuple(args.sets.split(",")) if args.game == "card" else ()
        plan = Plan(args.game, (args.players,), args.seed, (bot,), sets)
        found = Blunders()
        for some in in_order(partial(count_from, plan, args.first), args.games, args.jobs):
            found.add(some)
        lines = [
            [bot, f"{found.games:,}", *(f"{found.counts[name]:,}" for name in MEANINGS)],
            ["", "in 1,000", *(found.rate(name) for name in MEANINGS)],
        ]
        print("\n".join(in_columns(["", "games", *MEANINGS], lines)))
        print("\n".join(found.cases if args.list else []), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
