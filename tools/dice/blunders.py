"""Blunders of the dice game. Everything but the roles lies open."""

from collections.abc import Callable
from typing import cast

from sixgun.arena.road import Table, Thinker
from sixgun.dicegame.event import INDIANS_ATTACKED, TURN_BEGAN
from sixgun.dicegame.face import BY_SHOT
from sixgun.dicegame.move import DOUBLE, HEAL, HIT, KEEP, SHOOT, verb_of, what_of
from sixgun.dicegame.notation import to_move
from sixgun.dicegame.shooting import Shooting
from sixgun.dicegame.strike import Instead
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance
from tools.blunders import Blunder, known_friends, knows_to_win, survives


class DiceJudge:
    """Watches one game."""

    def __init__(self, t: Table) -> None:
        self.t = cast(DiceTable, t)

    def watch(self, bot: Thinker, seat: int, m: int) -> list[Blunder]:
        t = self.t
        if seat < 0 or t.moves.n < 2:
            return []
        found: list[str] = []
        verb, target = verb_of(m), what_of(m)
        options = t.moves.ints()
        if verb in (SHOOT, DOUBLE):
            friends = known_friends(t, bot, seat)
            won = self.won(bot, seat, m)
            if not won:
                harmless = [what_of(one) for one in options if not self.calls_indians(what_of(one))]
                if friends & BIT[target] and target in harmless and any(not friends & BIT[one] for one in harmless):
                    found.append("friendly fire")
                if any(self.won(bot, seat, one) for one in options):
                    found.append("win let go")
        elif verb == HEAL:
            mine = known_friends(t, bot, seat) | BIT[seat]
            lacking = [what_of(one) for one in options if verb_of(one) == HEAL and mine & BIT[what_of(one)]]
            if self.lacks(target) == 0 and any(self.lacks(one) > 0 for one in lacking):
                found.append("healed in vain")
        elif verb in (HIT, KEEP) and not survives(t, m, seat, an_arrow):
            saved = any(survives(t, one, seat, an_arrow) for one in options if one != m)
            found += ["answer withheld"] if saved else []
        t.offer()
        return [Blunder(name, seat, str(to_move(m))) for name in found]

    def calls_indians(self, target: int) -> bool:
        """Whether a hit would bring the attack of the Indians: a reason to shoot a friend, or not to shoot a foe."""
        s = self.t.seats[target]
        return self.t.supply == 1 and s.hits == 0 and s.character.arrows_for_attacker(BY_SHOT) > 0

    def lacks(self, seat: int) -> int:
        s = self.t.seats[seat]
        return int(s.max_life - s.life)

    def won(self, bot: Thinker, seat: int, m: int) -> bool:
        """Whether the shots of this turn can still win the game after this one, and the bot could know it."""
        t = self.t
        return can_win(t, seat, m, lambda alive: knows_to_win(t, bot, seat, alive))


def can_win(t: DiceTable, seat: int, m: int, known: Callable[[int], bool]) -> bool:
    """Whether some way to aim the dice that are left wins; others answer with whatever they can."""
    c = t.copy()
    log = c.log = Log()
    advance(c, m)
    while not c.over and isinstance(c.top, Instead):
        advance(c, an_arrow(c))
    if any(log.entry(n)[0] in (INDIANS_ATTACKED, TURN_BEGAN) for n in range(len(log))):
        return False  # what came of it was not the shots' doing
    if c.over:
        return bool(c.winners & BIT[seat]) and known(c.present)
    if not isinstance(c.top, Shooting):
        return False  # the shots have struck
    c.offer()
    return any(can_win(c, seat, one, known) for one in c.moves.ints())


def an_arrow(t: Table) -> int:
    """The last answer: an arrow in place of a life point, where Bart Cassidy is asked."""
    t.offer()
    return t.moves.ints()[-1]
