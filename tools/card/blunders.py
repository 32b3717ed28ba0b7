"""Blunders of the card game, found on the open table."""

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.arena.road import Table, Thinker
from sixgun.bots.card.deck import AIMED, SHOOTS
from sixgun.cardgame.death import roles_of
from sixgun.cardgame.guess import guess
from sixgun.cardgame.kind import GREEN
from sixgun.cardgame.move import ABILITY, NONE, PASS, PLAY, card_of, move, seat_of, verb_of, what_of
from sixgun.cardgame.notation import plain, spell
from sixgun.cardgame.play import Play
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import UNDECIDED, verdict
from tools.blunders import Blunder, known_friends, knows_to_win, survives

VOLLEYS: Final = ("gatling", "howitzer", "indians")
HEALS_SELF: Final = ("beer", "whisky", "canteen")
NEARLY_GONE: Final = 2
"""Who has more life points is eliminated by no two moves."""
DEALS: Final = 24
"""Deals that fit what a bot sees, in which a plan that wins on the open table is tried."""
LIKELY: Final = 0.5
"""In so many of them it must win too."""
AS_GOOD: Final = 0.25
"""A plan that wins in so much fewer is as good as the best."""

Plan = tuple[int, ...]


class CardJudge:
    """Watches one game."""

    def __init__(self, t: Table, number: int) -> None:
        self.t = cast(CardTable, t)
        self.rng = Rng.seeded(number)
        self.volley: tuple[Blunder, int] | None = None
        """Who fires at everybody, and those known friends of his who were alive before."""
        self.passed_by: tuple[Blunder, int] | None = None
        """A win that was passed by, and the turn in which it was."""

    def watch(self, bot: Thinker, seat: int, m: int) -> list[Blunder]:
        t = self.t
        found = self.settled()
        if seat < 0 or t.moves.n < 2:
            return found
        if not isinstance(t.top, Play):
            dying = t.seats[seat].life <= 1 and verb_of(m) == PASS
            if dying and not survives(t, m, seat, whatever_helps) and self.could_live(seat):
                found.append(Blunder("answer withheld", seat, self.words(m)))
            return found
        is_card = card_of(m) != NONE and card_of(m) < t.rules.first_event  # else an event's own move, or an ability's
        kind = t.kind(card_of(m)).name if is_card else ""
        laid_down = verb_of(m) == PLAY and kind != "" and t.kind(card_of(m)).border == GREEN
        if kind in VOLLEYS and not laid_down:
            fired = Blunder("friendly fire", seat, self.words(m))
            self.volley = None if self.may_win(seat) else (fired, known_friends(t, bot, seat))
        elif self.is_shot(m, kind) and known_friends(t, bot, seat) & BIT[seat_of(m)] and not self.wins_with(seat, (m,)):
            found.append(Blunder("friendly fire", seat, self.words(m)))
        if not laid_down and self.heals_in_vain(seat, seat_of(m), kind):
            found.append(Blunder("healed in vain", seat, self.words(m)))
        self.look_for_a_win(bot, seat, m)
        return found

    def settled(self) -> list[Blunder]:
        """What has come of earlier moves."""
        t = self.t
        found = []
        over = t.over
        if self.volley is not None and (over or isinstance(t.top, Play) or t.turn != self.volley[0].seat):
            fired, friends = self.volley
            if friends & ~t.present and not (over and t.winners & BIT[fired.seat]):
                found.append(fired)
            self.volley = None
        if self.passed_by is not None and (over or t.turns != self.passed_by[1]):
            missed, turn = self.passed_by
            if not (over and t.turns == turn and t.winners & BIT[missed.seat]):
                found.append(missed)
            self.passed_by = None
        return found

    def words(self, m: int) -> str:
        return str(spell(self.t.rules, m))

    def is_shot(self, m: int, kind: str) -> bool:
        """Whether a move is aimed at one player to hurt him; a Missed! that is played is a BANG!."""
        if seat_of(m) == NONE:
            return False
        return verb_of(m) == ABILITY or kind == "missed" or AIMED.get(kind) == SHOOTS

    def heals_in_vain(self, seat: int, target: int, kind: str) -> bool:
        seats = self.t.seats
        if kind == "saloon":
            return all(s.life >= s.max_life for at, s in enumerate(seats) if not self.t.is_out(at))
        if kind == "tequila":
            return seats[target].life >= seats[target].max_life
        return kind in HEALS_SELF and seats[seat].life >= seats[seat].max_life

    def could_live(self, seat: int) -> bool:
        moves = self.t.moves.ints()
        found = any(survives(self.t, m, seat, whatever_helps) for m in moves if verb_of(m) != PASS)
        self.t.offer()
        return found

    # wins of this turn

    def look_for_a_win(self, bot: Thinker, seat: int, m: int) -> None:
        """A plan of at most two moves that wins on the open table, and likely on any that fits what the bot sees.

        Others answer with whatever they can. A bot that begins a plan that is about as good has passed nothing by, even
        if that fails on this table: what others hold it could not know.
        """
        t = self.t
        if not self.is_critical(bot, seat):
            return
        plans = self.plans(seat)
        t.offer()
        if not plans:
            return
        worlds = []
        for _ in range(DEALS):
            world = guess(seen_by(t, seat), self.rng)
            for at, s in enumerate(t.seats):
                world.seats[at].role = s.role
            worlds.append(world)
        chances = {first: self.chance_of(plan, worlds, seat) for first, plan in plans.items()}
        best = max(chances.values())
        if best >= LIKELY:
            mine = max(self.chance_of(plan, worlds, seat) for plan in self.plans_from(seat, m))
            plan = next(plan for first, plan in plans.items() if chances[first] == best)
            better = ", ".join(self.words(one) for one in plan)
            said = f"{self.words(m)} ({mine:.0%}); {better} ({best:.0%})"
            self.passed_by = None if mine >= best - AS_GOOD else (Blunder("win let go", seat, said), t.turns)

    def chance_of(self, plan: Plan, worlds: Sequence[CardTable], seat: int) -> float:
        """In how many of some worlds a plan wins."""
        return sum(wins(world, seat, self.rules_plain(plan)) for world in worlds) / len(worlds)

    def plans_from(self, seat: int, m: int) -> list[Plan]:
        """A move alone, and with each that could follow: it may be the better plan, though it fails on this table."""
        c = after(self.t, seat, m)
        goes_on = not c.over and c.turn == seat and isinstance(c.top, Play)
        return [(m,), *((m, then) for then in (gists(c) if goes_on else ()))]

    def rules_plain(self, plan: Plan) -> Plan:
        return tuple(plain(self.t.rules, m) for m in plan)

    def is_critical(self, bot: Thinker, seat: int) -> bool:
        """Whether the game could be won by the death of one who is nearly gone, or of all on the last life point."""
        gone = [*self.weak(seat, NEARLY_GONE), sum(self.weak(seat, 1))]
        known = [dead for dead in gone if knows_to_win(self.t, bot, seat, self.t.present & ~dead)]
        return any(self.wins_by(seat, dead) for dead in known)

    def may_win(self, seat: int) -> bool:
        """Whether the death of all on the last life point would win."""
        return self.wins_by(seat, sum(self.weak(seat, 1)))

    def weak(self, seat: int, life: int) -> list[int]:
        """Others who have no more life points than that, a bit each."""
        seats = enumerate(self.t.seats)
        return [BIT[other] for other, s in seats if other != seat and not self.t.is_out(other) and s.life <= life]

    def wins_by(self, seat: int, dead: int) -> bool:
        """Whether a seat has won when it has eliminated those."""
        t = self.t
        killers = [seat if dead >> other & 1 else s.killer for other, s in enumerate(t.seats)]
        won = verdict(roles_of(t), t.present & ~dead, vec[i64](killers))
        return dead != 0 and won != UNDECIDED and bool(won & BIT[seat])

    def plans(self, seat: int) -> dict[int, Plan]:
        """For each first move, by its gist, a plan that wins on the open table."""
        t = self.t
        found: dict[int, Plan] = {}
        for m in gists(t):
            c = after(t, seat, m)
            if c.over:
                if c.winners & BIT[seat]:
                    found[gist(t, m)] = (m,)
                continue
            if c.turn != seat or not isinstance(c.top, Play):
                continue
            for then in gists(c):
                d = after(c, seat, then)
                if d.over and d.winners & BIT[seat]:
                    found[gist(t, m)] = (m, then)
                    break
        return found

    def wins_with(self, seat: int, plan: Plan) -> bool:
        won = wins(self.t, seat, self.rules_plain(plan))
        self.t.offer()
        return won


def wins(t: CardTable, seat: int, plan: Plan) -> bool:
    """Whether a seat wins by these moves, which are plain, whatever others answer with."""
    c = t
    for wanted in plan:
        c.offer()
        found = [m for m in c.moves.ints() if plain(c.rules, m) == wanted]
        if not found or c.over or not isinstance(c.top, Play) or c.top.seat != seat:
            return False
        c = after(c, seat, found[0])
        if c.over:
            return bool(c.winners & BIT[seat])
    return False


def after(t: CardTable, seat: int, m: int) -> CardTable:
    """Another table on which the move was made and everyone has answered it with whatever he can."""
    c = t.copy()
    turns = c.turns
    advance(c, m)
    while not c.over and c.turns == turns and not isinstance(c.top, Play):
        advance(c, whatever_helps(c))
    return c


def whatever_helps(t: Table) -> int:
    """The first answer that is more than to let things happen."""
    t.offer()
    moves = t.moves.ints()
    return next((m for m in moves if verb_of(m) != PASS), moves[0])


def gists(t: CardTable) -> list[int]:
    """The moves on offer, one of each gist."""
    t.offer()
    found: dict[int, int] = {}
    for m in t.moves.ints():
        found.setdefault(gist(t, m), m)
    return list(found.values())


def gist(t: CardTable, m: int) -> int:
    """What a move comes to: the same with another card of its kind, or for another price, is the same."""
    card = card_of(m)
    return move(verb_of(m), t.rules.kind_of[card] if card != NONE else NONE, seat_of(m), what_of(m))
