"""What things are worth to a bot: hits, Beers, arrows, the Gatling, and its own skin."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.sight import SEATS, Sight
from sixgun.bots.dice.weights import ARROW, DEATH, GAME, HELP, HELP_LOW, INDIANS, KILL, LIFE_LOW, LOW, NEAR
from sixgun.dicegame.face import ARROWS

HITS: Final = 7
"""Five shots, one of them doubled, or none."""
SHOTS: Final = 6
"""ONEs or TWOs in a result: none to five."""
DRAWN: Final = 6
"""Arrows in a roll: none to five."""


@final
@mypyc_attr(acyclic=True)
class Worth:
    """The worth of everything that five dice can do, from one sight of the table."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.hit: vec[float] = vec[float]([0.0] * (SEATS * HITS))
        """By seat and number of hits, over those that are already aimed at the seat."""
        self.shots: vec[float] = vec[float]([0.0] * (SHOTS * SHOTS * 2))
        """By ONEs, by TWOs, and by whether one of them is doubled: the best that they can do together."""
        self.before: vec[float] = vec[float]([0.0] * (SHOTS * SHOTS * 2))
        self.beers: vec[float] = vec[float]([0.0] * SHOTS)
        self.gatling: float = 0.0
        self.removed: vec[float] = vec[float]([0.0] * SHOTS)
        """By GATLINGs: arrows that Kit Carlson returns."""
        self.arrow: float = 0.0
        """What one more arrow in front of me costs."""
        self.drawn: vec[float] = vec[float]([0.0] * DRAWN)
        """By arrows drawn: what the next one brings, which is mostly a loss."""
        self.given: vec[i64] = vec[i64]([0] * SEATS)

    # life points

    def skin(self, life: i64, lost: i64) -> float:
        """What I lose with so many of my life points."""
        w = self.sight.w
        worth: float = 0.0
        left = life
        for _i in range(lost):
            if left <= 0:
                break
            worth += self.sight.own + w[LIFE_LOW] / float(left)
            left -= 1
        return worth + w[DEATH] if left <= 0 and lost > 0 else worth

    def harm(self, seat: i64, life: i64, lost: i64) -> float:
        """What it is worth to me that a seat loses so many life points."""
        w = self.sight.w
        points: float = 0.0
        left = life
        for _i in range(lost):
            if left <= 0:
                break
            points += 1.0 + w[LOW] / float(left)
            left -= 1
        if left <= 0 and lost > 0:
            return (points + w[KILL]) * self.sight.enmity[seat] + w[GAME] * self.sight.decides[seat]
        return points * self.sight.enmity[seat]

    def beer(self, seat: i64, before: i64) -> float:
        """What a Beer for a seat is worth to me, after so many life points for it."""
        s = self.sight
        room = s.room[seat] - before
        if room <= 0:
            return 0.0
        left = float(s.life[seat] + before)
        if seat == s.me:
            one = s.own + s.w[LIFE_LOW] / (left + 1.0)
            return one * 1.9 if room > 1 and s.ability.beer_worth(s.life[seat]) > 1 else one
        return -s.enmity[seat] * s.w[HELP] * (1.0 + s.w[HELP_LOW] / (left + 1.0))

    # everything before a roll

    def weigh(self) -> None:
        """Fill all tables."""
        self.weigh_arrows()
        self.weigh_hits()
        self.weigh_shots()
        self.weigh_beers()
        self.weigh_gatling()

    def weigh_arrows(self) -> None:
        """Each arrow is a part of a life point, the more the nearer the attack; the last one brings the Indians."""
        s = self.sight
        one = s.own + s.w[LIFE_LOW] / float(s.life[s.me])
        near = 1.0 - float(s.supply) / float(ARROWS)
        self.arrow = s.w[ARROW] * one * (0.5 + s.w[NEAR] * near)
        others: float = 0.0
        for seat in range(s.n):
            if seat != s.me and s.life[seat] > 0:
                others += self.harm(seat, s.life[seat], s.pierced[seat])
        mine = self.skin(s.life[s.me], s.pierced[s.me])
        nearer = s.w[INDIANS] * (others - mine) / float(s.supply)
        for n in range(DRAWN):
            if n + 1 < s.supply:
                self.drawn[n] = nearer - self.arrow
            elif n + 1 == s.supply:
                lost = s.ability.lost_to_indians(s.arrows[s.me] + s.supply)
                self.drawn[n] = others - self.skin(s.life[s.me], lost) - float(n) * (nearer - self.arrow)
            else:
                self.drawn[n] = -s.w[ARROW] * one * 0.5

    def weigh_hits(self) -> None:
        s = self.sight
        most: i64 = HITS
        for seat in range(s.n):
            if seat == s.me or s.life[seat] <= 0:
                continue
            left = s.life[seat] - s.hits[seat]
            for hits in range(most):
                worth = self.harm(seat, left, hits) if left > 0 else 0.0
                if hits > 0 and s.prickly[seat] and s.hits[seat] == 0:  # once, however often he is hit
                    worth += self.drawn[0]
                self.hit[seat * HITS + hits] = worth

    def weigh_shots(self) -> None:
        """Every way to spread ONEs and TWOs over those they reach, a seat at a time: every die must hit somebody."""
        s = self.sight
        for i in range(SHOTS * SHOTS * 2):
            self.shots[i] = -1e6
        self.shots[0] = 0.0
        for seat in range(s.n):
            if s.reach[seat] or s.reach[SEATS + seat]:
                self.spread(seat)

    def spread(self, seat: i64) -> None:
        """Let one more seat be hit."""
        s = self.sight
        one = s.reach[seat]
        two = s.reach[SEATS + seat]
        doubles = s.ability.doubles_with_beer
        before, shots, hit = self.before, self.shots, self.hit
        counts: i64 = SHOTS  # whatever a range goes by is kept as a machine's number: this is where most time is spent
        for i in range(counts * counts * 2):
            before[i] = shots[i]
        for ones in range(counts):
            for twos in range(counts - ones):
                at = (ones * counts + twos) * 2
                best = before[at]
                best_doubled = before[at + 1]
                with_ones: i64 = ones if one else 0
                with_twos: i64 = twos if two else 0
                for a in range(with_ones + 1):
                    for b in range(with_twos + 1):
                        hits = a + b
                        if hits == 0:
                            continue
                        rest = ((ones - a) * counts + twos - b) * 2
                        worth = hit[seat * HITS + hits]
                        best = max(best, before[rest] + worth)
                        if doubles:
                            more = hit[seat * HITS + hits + 1]
                            best_doubled = max(best_doubled, before[rest] + more, before[rest + 1] + worth)
                shots[at] = best
                shots[at + 1] = best_doubled

    def weigh_beers(self) -> None:
        """One Beer after the other to whoever makes the most of it; one may always be wasted on the healthy."""
        s = self.sight
        for seat in range(s.n):
            self.given[seat] = 0
        total: float = 0.0
        for n in range(1, SHOTS):
            best: float = -1e6
            to: i64 = s.me
            for seat in range(s.n):
                if s.life[seat] > 0:
                    worth = self.beer(seat, self.given[seat])
                    if worth > best:
                        best = worth
                        to = seat
            total += best
            self.given[to] += 1
            self.beers[n] = total

    def weigh_gatling(self) -> None:
        s = self.sight
        total = self.arrow * float(s.arrows[s.me])
        for seat in range(s.n):
            if seat != s.me and s.life[seat] > 0 and not s.safe[seat]:
                total += self.harm(seat, s.life[seat], 1)
        self.gatling = total
        if s.ability.removes_arrows:
            for n in range(1, SHOTS):
                self.removed[n] = self.arrow * float(min(n, s.arrows[s.me]))

    def arrow_of(self, seat: i64) -> float:
        """What it is worth to me that a seat loses an arrow."""
        s = self.sight
        return self.arrow if seat == s.me else -s.enmity[seat] * s.w[ARROW] * (1.5 - float(s.supply) / float(ARROWS))
