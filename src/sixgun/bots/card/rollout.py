"""Rollouts: a table that fits what the bot sees, played on by bots like itself to find out how a move turns out."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import Belief, public_roles
from sixgun.bots.card.act import HELPED, ROBBED, SHOT, Act
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.glance import roles_seen
from sixgun.bots.card.outlook import CardOutlook
from sixgun.bots.card.plain import Plain
from sixgun.bots.role_sample import RoleSample
from sixgun.bots.weights import Weights
from sixgun.cardgame.guess import guess
from sixgun.cardgame.move import END, verb_of
from sixgun.cardgame.notation import plain
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

ENDLESS: Final = 5000


@final
@mypyc_attr(acyclic=True)
class WorldBot(Plain):
    """A player in imagined worlds: thinks of the others what is public knowledge, and learns only from deaths."""

    name: ClassVar[str] = "world-bot"

    def __init__(self, weights: Weights, deck: Deck, public: vec[i64]) -> None:
        super().__init__(Rng(0), weights, deck)
        self.belief = Belief(public)
        self.known: vec[float] = self.belief.evidence
        """What everyone has made out about the roles."""

    def enter_world(self, known: vec[float]) -> None:
        """A new world, in which everyone has made out that much."""
        self.known = known
        self.seated = False

    def sit_down(self, view: View) -> None:
        seen = roles_seen(view)
        for seat in range(len(seen)):
            self.belief.known[seat] = seen[seat]
        self.belief.evidence = self.known
        for role in range(4):
            self.sight.chance[role] = 0.0  # nothing is made of it yet


@final
@mypyc_attr(acyclic=True)
class Search:
    """What all worlds of one decision share: what is seen, who may be who, and the players."""

    def __init__(self, view: View, belief: Belief, weights: Weights, deck: Deck, outlook: CardOutlook | None) -> None:
        self.view: Final = view
        self.deck: Final = deck
        self.outlook: Final = outlook
        self.known: Final = belief.evidence[:]
        self.role_sample: Final = RoleSample(belief.dealings, belief.evidence, roles_seen(view))
        mine = view.players[view.viewer]
        public = public_roles(roles_seen(view), view.viewer, mine.alive and not mine.revealed)
        players = vec[WorldBot]()
        for _ in range(len(view.players)):
            players = append(players, WorldBot(weights, deck, public))
        self.players: Final = players


@final
@mypyc_attr(acyclic=True)
class World:
    """One guess at the whole truth, from which every move can be tried with the same luck."""

    def __init__(self, search: Search, rng: Rng) -> None:
        self.search: Final = search
        self.table: Final = guess(search.view, rng)
        """It never was the real one."""
        self.t = self.table
        """The copy of it on which a move is being tried."""
        roles = search.role_sample.draw(rng)
        for seat in range(len(roles)):
            self.table.seats[seat].role = roles[seat]

    def tried(self, m: i64, known: vec[float]) -> float:
        """How likely the viewer wins after this move: as it turns out, or by the outlook after one round.

        `known` is what everyone has made out about the roles by then.
        """
        t = self.table.copy()
        self.t = t
        search = self.search
        outlook = search.outlook
        me = search.view.viewer
        last = t.turns + t.living()
        if not self.make(m):
            return 0.0
        self.enter(known)
        for _ in range(ENDLESS):
            if t.over:
                return 1.0 if t.winners & BIT[me] != 0 else 0.0
            if outlook is not None and t.turns >= last:
                return outlook.chance(t.seats, t.alive, t.turn, me)
            advance(t, self.answer())
        return 0.0

    def finished(self, m: i64) -> float:
        """Whether the viewer wins by this move before his turn is over: 1, or -1 if he loses by it."""
        t = self.table.copy()
        self.t = t
        me = self.search.view.viewer
        turns = t.turns
        if not self.make(m):
            return 0.0
        self.enter(self.search.known)
        for _ in range(ENDLESS):
            if t.over:
                return 1.0 if t.winners & BIT[me] != 0 else -1.0
            if t.turns != turns or t.is_out(me):
                return 0.0
            answer = self.answer()
            if verb_of(answer) == END:
                return 0.0
            advance(t, answer)
        return 0.0

    def told(self, m: i64) -> list[Act]:
        """What everyone sees the viewer do by this move."""
        t = self.table.copy()
        self.t = t
        log = Log()
        t.log = log
        found: list[Act] = []
        if self.make(m):
            for act in ActReader(self.search.deck).read(log, 0):
                if act.seat == self.search.view.viewer and act.what in (SHOT, ROBBED, HELPED):
                    found.append(act)
        return found

    def make(self, m: i64) -> bool:
        """Make the move that looks like this one; False if nobody could there."""
        t = self.t
        rules = self.search.view.rules
        t.offer()
        wanted = plain(rules, m)
        for i in range(t.moves.n):
            if plain(rules, t.moves.items[i]) == wanted:
                advance(t, t.moves.items[i])
                return True
        return False

    def enter(self, known: vec[float]) -> None:
        for player in self.search.players:
            player.enter_world(known)

    def answer(self) -> i64:
        """What the player who is asked answers."""
        t = self.t
        t.offer()
        if t.moves.n == 1:
            return t.moves.items[0]
        seat = t.top.seat
        return self.search.players[seat].pick(seen_by(t, seat), t.moves)
