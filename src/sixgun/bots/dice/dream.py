"""Dreams: tables that fit what a bot sees, played on by bots like itself to find out how a move turns out."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import Belief
from sixgun.bots.dice.enmity import take_sides
from sixgun.bots.dice.outlook import Outlook
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.sight import roles_seen
from sixgun.bots.lot import Lots
from sixgun.bots.weights import Weights
from sixgun.dicegame.guess import table_with
from sixgun.dicegame.view import View, seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

ENDLESS: Final = 5000


@final
@mypyc_attr(acyclic=True)
class Dreamer(Ranger):
    """A player in a dream: thinks of the others what is public knowledge, and learns only from deaths."""

    name: ClassVar[str] = "dreamer"

    def __init__(self, weights: Weights, public: Belief) -> None:
        super().__init__(Rng(0), weights)
        self.belief = public
        self.seated = True
        self.alive: i64 = 0
        """Who was alive when this player last made up his mind, a bit a seat."""

    def fall_asleep(self, role: i64) -> None:
        """A new dream, in which this player has that role."""
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
class Sleep:
    """What all dreams of one decision share: what is seen, who may be who, and the players."""

    def __init__(self, view: View, belief: Belief, weights: Weights, outlook: Outlook | None, turns: i64) -> None:
        self.view: Final = view
        self.outlook: Final = outlook
        self.turns: Final[i64] = turns
        """Turns that a dream lasts where there is an outlook."""
        self.known: Final = belief.known[:]
        self.public: Final = Belief(belief.known)
        self.lots: Final = Lots(self.public.dealings, belief.evidence, roles_seen(view))
        players = vec[Dreamer]()
        for _i in range(len(view.players)):
            players = append(players, Dreamer(weights, self.public))
        self.players: Final = players


@final
@mypyc_attr(acyclic=True)
class Dream:
    """One guess at the whole truth, from which every move can be tried with the same luck."""

    def __init__(self, sleep: Sleep, rng: Rng) -> None:
        self.sleep: Final = sleep
        self.table: Final = table_with(sleep.view, sleep.lots.draw(rng), rng)
        """It never was the real one."""

    def tried(self, m: i64, evidence: vec[float]) -> float:
        """How likely the viewer wins after this move: as it turns out, or by the outlook after some turns."""
        t = self.table.copy()
        sleep = self.sleep
        outlook = sleep.outlook
        me = sleep.view.viewer
        public = sleep.public
        public.evidence = evidence
        for seat in range(public.n):
            public.known[seat] = sleep.known[seat]
            sleep.players[seat].fall_asleep(t.seats[seat].role)
        turn = t.turn()
        turns: i64 = 0
        advance(t, m)
        for _i in range(ENDLESS):
            if t.over:
                return 1.0 if t.winners & BIT[me] != 0 else 0.0
            if t.turn() != turn:
                turn = t.turn()
                turns += 1
                if outlook is not None and turns > sleep.turns:
                    return outlook.chance(t.seats, t.supply, turn, me)
            t.offer()
            answer = t.moves.items[0]
            if t.moves.n > 1:
                seat = t.top.seat
                answer = sleep.players[seat].pick(seen_by(t, seat), t.moves)
            advance(t, answer)
        return 0.0
