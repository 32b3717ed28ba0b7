"""Rollouts: tables that fit what a bot sees, played on by bots like itself to find out how a move turns out."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import Belief
from sixgun.bots.dice.enmity import take_sides
from sixgun.bots.dice.outlook import DiceOutlook
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.sight import roles_seen
from sixgun.bots.dice.world_judge import WorldJudge
from sixgun.bots.role_sample import RoleSample
from sixgun.bots.weights import Weights
from sixgun.dicegame.guess import table_with
from sixgun.dicegame.view import View, seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

ENDLESS: Final = 5000


@final
@mypyc_attr(acyclic=True)
class WorldBot(Ranger):
    """A player in an imagined world: thinks of the others what is public knowledge, and learns only from deaths."""

    name: ClassVar[str] = "world-bot"

    def __init__(self, weights: Weights, public: Belief) -> None:
        super().__init__(Rng(0), weights)
        self.belief = public
        self.seated = True
        self.alive: i64 = 0
        """Who was alive when this player last made up his mind, a bit a seat."""

    def enter_world(self, role: i64) -> None:
        """A new world, in which this player has that role."""
        self.w = self.weights.of(role)
        self.alive = 0

    def judge(self, view: View) -> None:
        s = self.sight
        alive: i64 = 0
        for seat in range(s.n):
            if s.life[seat] > 0:
                alive |= BIT[seat]
        if alive != self.alive:
            self.alive = alive
            super().judge(view)
        else:
            take_sides(s, True)


@final
@mypyc_attr(acyclic=True)
class Search:
    """What all worlds of one decision share: what is seen, who may be who, and the players."""

    def __init__(
        self,
        view: View,
        belief: Belief,
        weights: Weights,
        outlook: DiceOutlook | None,
        judge: WorldJudge | None,
        turns: i64,
    ) -> None:
        self.view: Final = view
        self.outlook: Final = outlook
        self.judge: Final = judge
        self.turns: Final[i64] = turns
        """Turns of others that a world goes on where there is somebody to judge it."""
        self.known: Final = belief.known[:]
        self.public: Final = Belief(belief.known)
        self.role_sample: Final = RoleSample(self.public.dealings, belief.evidence, roles_seen(view))
        players = vec[WorldBot]()
        for _i in range(len(view.players)):
            players = append(players, WorldBot(weights, self.public))
        self.players: Final = players


@final
@mypyc_attr(acyclic=True)
class World:
    """One guess at the whole truth, from which every move can be tried with the same luck."""

    def __init__(self, search: Search, rng: Rng) -> None:
        self.search: Final = search
        self.table: Final = table_with(search.view, search.role_sample.draw(rng), rng)
        """It never was the real one."""

    def tried(self, m: i64, evidence: vec[float]) -> float:
        """How likely the viewer wins after this move: as it turns out, or as it is judged after some turns."""
        t = self.table.copy()
        search = self.search
        outlook = search.outlook
        me = search.view.viewer
        public = search.public
        public.evidence = evidence
        for seat in range(public.n):
            public.known[seat] = search.known[seat]
            search.players[seat].enter_world(t.seats[seat].role)
        turn = t.turn()
        turns: i64 = 0
        advance(t, m)
        for _i in range(ENDLESS):
            if t.over:
                return 1.0 if t.winners & BIT[me] != 0 else 0.0
            if t.turn() != turn:
                turn = t.turn()
                turns += 1
                if turns > search.turns:
                    if search.judge is not None:
                        return search.judge.chance(seen_by(t, -1), me)
                    if outlook is not None:
                        return outlook.chance(t.seats, t.supply, turn, me)
            t.offer()
            answer = t.moves.items[0]
            if t.moves.n > 1:
                seat = t.top.seat
                answer = search.players[seat].pick(seen_by(t, seat), t.moves)
            advance(t, answer)
        return 0.0
