"""Finish: where a death would win the game, whether it can be brought about in this very turn, in more than one step.

What a card does alone is weighed in play.py; that it clears the way for the next is found out by trying every move in
a few worlds until the turn is over.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.bots.belief import Belief
from sixgun.bots.card.deck import BEER, CANTEEN, GATLING, HOWITZER, INDIANS, SALOON, WHISKY
from sixgun.bots.card.rollout import Search, World
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.utmost import somebody_could_fall
from sixgun.bots.race import Race
from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.move import END, NONE, USE, card_of, first_of, move, seat_of, second_of, verb_of, what_of
from sixgun.cardgame.play import Play
from sixgun.cardgame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng

WORLDS: Final = 24
SOON: Final = 4
"""Worlds after which a move that has never won is dropped."""
GIVE_UP: Final = 2.0
"""By how many standard errors a move falls behind the first thought before it is dropped."""
CLEARLY: Final = 4.0
DEARLY: Final = 12.0
"""In so many more worlds a move must win than the first thought: where that does not win, and where the move may cost a
friend his life. Where the first thought may win too, a standard error is enough."""
NEARLY_GONE: Final = 2
"""Life points that can be taken in a turn, more often than not."""
LIKELY: Final = 0.5
"""How likely a death must win the game to be looked for."""


def finish(bot: Thinker, belief: Belief, view: View, moves: Buffer, first: i64) -> i64:
    """The move that most likely wins in this turn, if that is clearly likelier than with the first thought."""
    if moves.n < 2 or not isinstance(view.work[-1], Play):
        return first
    whom = prey(bot.sight)
    if whom == 0 or not somebody_could_fall(bot.sight, view.players[view.viewer]):
        return first
    tries = one_of_each(bot.sight, moves, first, whom)
    return tried_out(bot, belief, view, tries) if len(tries) > 1 else first


def tried_out(bot: Thinker, belief: Belief, view: View, tries: vec[i64]) -> i64:
    """The best of some moves in a few worlds, the first of them unless another is clearly better."""
    search = Search(view, belief, bot.weights, bot.sight.deck, None)
    luck = Rng.seeded(view.turns)  # the same wherever the bot sits, and after a restart
    race = Race(len(tries), SOON, GIVE_UP)
    for n in range(WORLDS):
        world = World(search, luck)
        hope = False
        for i in range(race.n):
            if i == 0 or (not race.out[i] and (n < SOON or race.wins[i] > 0.0)):
                race.count(i, world.finished(tries[i]))
            hope = hope or race.wins[i] > 0.0
        if race.left == 0 or (n + 1 >= SOON and not hope):
            return tries[0]
    best: i64 = 0
    for i in range(1, race.n):
        enough = sqrt(race.apart[i]) if race.wins[0] > 0.0 else CLEARLY
        if costs_a_friend(bot.sight, tries[i]):
            enough = DEARLY
        if not race.out[i] and race.ahead[i] > race.ahead[best] and race.ahead[i] >= enough:
            best = i
    return tries[best]


def costs_a_friend(s: Sight, m: i64) -> bool:
    """Whether a move strikes everyone, a friend on his last life point among them, and cannot win by itself."""
    card = card_of(m)
    if card == NONE or card >= s.deck.rules.first_event:
        return False
    if s.deck.kind[card] not in (GATLING, INDIANS, HOWITZER) or (s.deck.green[card] and verb_of(m) != USE):
        return False
    last: i64 = 0
    friends: i64 = 0
    for seat in range(s.n):
        if seat != s.me and s.life[seat] == 1:
            last |= BIT[seat]
            if s.spares(seat):
                friends |= BIT[seat]
    return friends != 0 and s.ending(last) < LIKELY


def prey(s: Sight) -> i64:
    """By whose death I would win, a bit a seat: of one who is nearly gone, or of all on the last life point."""
    found: i64 = 0
    last: i64 = 0
    for seat in range(s.n):
        if seat != s.me and 0 < s.life[seat] <= NEARLY_GONE:
            if s.ending(BIT[seat]) >= LIKELY:
                found |= BIT[seat]
            if s.life[seat] == 1:
                last |= BIT[seat]
    return found | last if last != 0 and s.ending(last) >= LIKELY else found


def one_of_each(s: Sight, moves: Buffer, first: i64, whom: i64) -> vec[i64]:
    """The first thought, and of all other moves that may bring somebody's death nearer one of each gist and price."""
    tries = append(vec[i64](), first)
    taken = append(vec[i64](), gist_and_price(s, first))
    for i in range(moves.n):
        m = moves.items[i]
        if brings_nearer(s, m, whom) and gist_and_price(s, m) not in taken:
            tries = append(tries, m)
            taken = append(taken, gist_and_price(s, m))
    return tries


def brings_nearer(s: Sight, m: i64, whom: i64) -> bool:
    """Whether a move may be a step: at one of them, at all, for more cards, or for a longer shot."""
    if verb_of(m) == END:
        return False
    target = seat_of(m)
    if target != NONE:
        return whom & BIT[target] != 0 and not s.spares(target)
    card = card_of(m)
    if card == NONE:
        return second_of(m) == NONE  # two cards aimed at nobody bring a life point
    if card >= s.deck.rules.first_event:
        return True
    kind = s.deck.rules.kinds_by_card[card]
    if kind.border == BROWN or verb_of(m) == USE:
        return s.deck.kind[card] not in (BEER, SALOON, WHISKY, CANTEEN)
    return kind.reach > 0 or kind.sees_closer > 0


def gist(s: Sight, m: i64) -> i64:
    """What a move comes to: the same with another card of its kind, or for another price, is the same."""
    return move(verb_of(m), kind_of(s, card_of(m)), seat_of(m), what_of(m))


def gist_and_price(s: Sight, m: i64) -> i64:
    """The same, apart from those that differ in what kinds are given up for it: one of them may be the next step."""
    return gist(s, m) | move(0, NONE, NONE, 0, kind_of(s, first_of(m)), kind_of(s, second_of(m)))


def kind_of(s: Sight, card: i64) -> i64:
    return s.deck.kind[card] if card != NONE else NONE
