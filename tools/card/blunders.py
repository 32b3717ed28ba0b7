"""Blunders of the card game, found on the open table."""

from typing import Final, cast

from sixgun.arena.road import Table, Thinker
from sixgun.bots.card.deck import AIMED, SHOOTS
from sixgun.cardgame.death import roles_of
from sixgun.cardgame.guess import guess
from sixgun.cardgame.kind import GREEN
from sixgun.cardgame.move import ABILITY, NONE, PASS, PLAY, card_of, move, seat_of, verb_of, what_of
from sixgun.cardgame.notation import plain
from sixgun.cardgame.play import Play
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import UNDECIDED, verdict
from tools.blunders import known_friends, knows_to_win, survives

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
        self.volley: tuple[int, int] | None = None
        """Who fires at everybody, and those known friends of his who were alive before."""
        self.passed_by: tuple[int, int] | None = None
        """The turn in which a win was passed by, and whose it is."""

    def watch(self, bot: Thinker, seat: int, m: int) -> list[str]:
        t = self.t
        found = self.settled(seat)
        if seat < 0 or t.moves.n < 2:
            return found
        if not isinstance(t.top, Play):
            dying = t.seats[seat].life <= 1 and verb_of(m) == PASS
            if dying and not survives(t, m, seat) and self.could_live(seat):
                found.append("answer withheld")
            return found
        kind = t.kind(card_of(m)).name if card_of(m) != NONE else ""
        if kind in VOLLEYS:
            self.volley = (seat, known_friends(t, bot, seat))
        elif self.is_shot(m, kind) and known_friends(t, bot, seat) & BIT[seat_of(m)] and not self.wins_with(seat, (m,)):
            found.append("friendly fire")
        if kind and self.heals_in_vain(seat, m, kind):
            found.append("healed in vain")
        self.look_for_a_win(bot, seat, m)
        return found

    def settled(self, seat: int) -> list[str]:
        """What has come of earlier moves."""
        t = self.t
        found = []
        over = t.over
        if self.volley is not None and (over or isinstance(t.top, Play) or t.turn != self.volley[0]):
            by, friends = self.volley
            if friends & ~t.present and not (over and t.winners & BIT[by]):
                found.append("friendly fire")
            self.volley = None
        if self.passed_by is not None and (over or t.turns != self.passed_by[0]):
            if not (over and t.turns == self.passed_by[0] and t.winners & BIT[self.passed_by[1]]):
                found.append("win let go")
            self.passed_by = None
        return found

    def is_shot(self, m: int, kind: str) -> bool:
        """Whether a move is aimed at one player to hurt him; a Missed! that is played is a BANG!."""
        if seat_of(m) == NONE:
            return False
        return verb_of(m) == ABILITY or kind == "missed" or AIMED.get(kind) == SHOOTS

    def heals_in_vain(self, seat: int, m: int, kind: str) -> bool:
        seats, target = self.t.seats, seat_of(m)
        if verb_of(m) == PLAY and self.t.kind(card_of(m)).border == GREEN:
            return False  # it is only laid down
        if kind == "saloon":
            return all(s.life >= s.max_life for at, s in enumerate(seats) if not self.t.is_out(at))
        if kind == "tequila":
            return seats[target].life >= seats[target].max_life
        return kind in HEALS_SELF and seats[seat].life >= seats[seat].max_life

    def could_live(self, seat: int) -> bool:
        moves = self.t.moves.ints()
        found = any(survives(self.t, m, seat) for m in moves if verb_of(m) != PASS)
        self.t.offer()
        return found

    # wins of this turn

    def look_for_a_win(self, bot: Thinker, seat: int, m: int) -> None:
        """A plan of at most two moves that wins on the open table, and likely on any that fits what the bot sees.

        Others answer with whatever they can. A bot that begins a plan that is about as good has passed nothing by.
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
        chances = {
            first: sum(wins(world, seat, self.rules_plain(plan)) for world in worlds) / DEALS
            for first, plan in plans.items()
        }
        best = max(chances.values())
        if best >= LIKELY:
            mine = chances.get(gist(t, m), 0.0)
            self.passed_by = None if mine >= best - AS_GOOD else (t.turns, seat)

    def rules_plain(self, plan: Plan) -> Plan:
        return tuple(plain(self.t.rules, m) for m in plan)

    def is_critical(self, bot: Thinker, seat: int) -> bool:
        """Whether the game could be won by the death of one who is nearly gone, or of all on the last life point."""
        t = self.t
        killers = [s.killer for s in t.seats]
        last = 0
        gone = []
        for other, s in enumerate(t.seats):
            if other != seat and not t.is_out(other):
                if s.life <= 1:
                    last |= BIT[other]
                if s.life <= NEARLY_GONE:
                    gone.append(BIT[other])
        for dead in (*gone, last):
            alive = t.present & ~dead
            as_his = [seat if dead >> other & 1 else by for other, by in enumerate(killers)]
            won = verdict(roles_of(t), alive, type(roles_of(t))(as_his))
            if dead and won != UNDECIDED and won & BIT[seat] and knows_to_win(t, bot, seat, alive):
                return True
        return False

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
        c.offer()
        advance(c, c.moves.items[0])
    return c


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
