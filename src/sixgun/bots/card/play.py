"""What each thing one may do in phase 2 is worth: effect less price, 0 for ending the phase."""

from mypy_extensions import i64

from sixgun.bots.card.deck import (
    BANG,
    BEER,
    BRAWL,
    BUFFALO_RIFLE,
    CAN_CAN,
    CANTEEN,
    CAT_BALOU,
    CONESTOGA,
    DERRINGER,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    HIDEOUT,
    HOWITZER,
    INDIANS,
    JAIL,
    KNIFE,
    MISSED,
    MUSTANG,
    PANIC,
    PEPPERBOX,
    PONY_EXPRESS,
    PUNCH,
    RAG_TIME,
    REACH,
    SALOON,
    SPRINGFIELD,
    STAGECOACH,
    TEQUILA,
    VOLCANIC,
    WELLS_FARGO,
    WHISKY,
)
from sixgun.bots.card.glance import FLAG
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.times import BLUE_CARD, NO_BANG
from sixgun.bots.card.volley import raid, volley
from sixgun.bots.card.weights import BANG_RATE, BOMB, CARD, DUEL_RISK, FIRST, HIS_CARD, LIFE, LOCK, LYING, READY, SET_UP
from sixgun.cardgame.move import (
    ABILITY,
    END,
    HAND,
    IN_PLAY,
    NONE,
    PLAY,
    USE,
    card_of,
    first_of,
    seat_of,
    second_of,
    verb_of,
    what_of,
)

NEVER: float = -100.0
IDLE: float = -0.01
"""What does nothing at all: a little worse than to end the phase."""

AT_A_FRIEND: float = -50.0
"""To shoot at a friend: only where a card has to be played, and nobody else can be its target."""

BLUE: i64 = FLAG[HIDEOUT + 1] - FLAG[MUSTANG]
"""The kinds that are blue, a bit a kind: they stand side by side."""


def score_play(s: Sight, m: i64) -> float:
    """What a move of phase 2 is worth to me."""
    verb = verb_of(m)
    if verb == END:
        return 0.0
    if verb == ABILITY:
        return score_ability(s, m)
    card = card_of(m)
    if card >= s.deck.rules.first_event:
        return score_event(s, m)
    kind = s.deck.kind[card]
    price: float = 0.0
    if verb == USE:
        price = s.w[LYING + kind] * s.w[READY]
    elif s.deck.green[card]:
        return IDLE if s.ghost else s.w[LYING + kind] - s.price(kind) + s.w[SET_UP]
    else:
        price = s.price(kind)
    if first_of(m) != NONE:
        price += s.price(s.deck.kind[first_of(m)])
    return effect(s, m, card, kind) - price


def score_forced(s: Sight, m: i64, alike: i64) -> float:
    """What a move is worth while a card that looks like `alike` has to be played: that one's price is paid anyway."""
    card = card_of(m)
    if verb_of(m) != PLAY or s.deck.rules.first_alike[card] != alike:
        score = score_play(s, m)
        return score if score > 0.0 else score + NEVER  # whatever else does no good only adds to the damage
    gain = s.w[LYING + s.deck.kind[card]] if s.deck.green[card] else effect(s, m, card, s.deck.kind[card])
    return gain if gain > NEVER else IDLE


def score_event(s: Sight, m: i64) -> float:
    """BANG! cards given up for the event in force: one at a card in play, or two together at a player."""
    target, what, first, second = seat_of(m), what_of(m), first_of(m), second_of(m)
    price = s.price(s.deck.kind[first])
    if what >= IN_PLAY:
        if s.untouched(target, first):
            return NEVER
        escape = s.escape[target]
        gain = (1.0 - escape) * s.take_from_table(target, s.deck.kind[what - IN_PLAY])
        return gain + escape * s.pays[target] * s.take_from_hand(target) - price
    if s.untouched(target, first) and s.untouched(target, second):
        return NEVER
    return shot(s, target, NONE, 2) - price - s.price(s.deck.kind[second])


def effect(s: Sight, m: i64, card: i64, kind: i64) -> float:
    """What the card brings, without its price."""
    target = seat_of(m)
    w = s.w
    if kind in (BANG, MISSED):
        return shot(s, target, card, s.misses_needed)
    if kind in (PUNCH, SPRINGFIELD, BUFFALO_RIFLE, KNIFE, PEPPERBOX):
        return shot(s, target, card, 1)
    if kind == DERRINGER:
        return shot(s, target, card, 1) + w[CARD]
    if kind in (PANIC, RAG_TIME, CONESTOGA):
        return robbery(s, target, card, what_of(m), True)
    if kind in (CAT_BALOU, CAN_CAN):
        return robbery(s, target, card, what_of(m), False)
    if kind == DUEL:
        return duel(s, target, card)
    if kind in (GATLING, HOWITZER):
        return volley(s, card)
    if kind == INDIANS:
        return raid(s, card)
    if kind == BRAWL:
        return brawl(s, card)
    if kind == JAIL:
        if target == s.me:
            return NEVER
        return s.enmity[target] * w[LOCK] * s.times.holds[target]
    if kind in (BEER, CANTEEN, WHISKY, SALOON, TEQUILA):
        return remedy(s, kind, target)
    if kind == STAGECOACH:
        return s.drawn(2) + w[FIRST]
    if kind in (WELLS_FARGO, PONY_EXPRESS):
        return s.drawn(3) + w[FIRST]
    if kind == GENERAL_STORE:
        return store(s)
    return set_up(s, kind)


def shot(s: Sight, target: i64, card: i64, needs: i64) -> float:
    """A shot at one player who needs so many Missed! against it."""
    if s.untouched(target, card):
        return NEVER
    if s.spares(target):
        return AT_A_FRIEND
    escape = s.escape[target]
    if needs > 1:
        escape = escape * escape
    return (1.0 - escape) * s.hit(target) + escape * s.pays[target] * s.take_from_hand(target)


def duel(s: Sight, target: i64, card: i64) -> float:
    """A Duel: my BANG! cards against what he may hold."""
    if s.untouched(target, card):
        return NEVER
    if s.spares(target):
        return AT_A_FRIEND
    expected = s.w[BANG_RATE] * float(s.cards[target])
    lead = float(s.bangs) + 0.5 - expected
    wins = 0.5 + 0.35 * lead
    wins = 0.95 if wins > 0.95 else 0.1 if wins < 0.1 else wins
    if s.cards[target] == 0:
        wins = 1.0
    elif s.times.now & NO_BANG != 0:
        wins = lacks(s.cards[target], s.deck.bangs)  # he needs one BANG!, and I could answer nothing
    loss = s.hurt() * s.w[DUEL_RISK]
    return wins * s.hit(target) - (1.0 - wins) * loss


def lacks(cards: i64, rate: float) -> float:
    """How likely so many unknown cards are none of those that have that share."""
    without: float = 1.0
    for _ in range(cards):
        without *= 1.0 - rate
    return without


def robbery(s: Sight, target: i64, card: i64, what: i64, mine: bool) -> float:
    """A card of a player: into my hand, or away."""
    if target != s.me and s.untouched(target, card):
        return NEVER
    if what == HAND:
        return s.take_from_hand(target) + (s.w[CARD] if mine else 0.0)
    kind = s.deck.kind[what - IN_PLAY]
    gain = s.take_from_table(target, kind)
    if mine:
        gain += s.worth(kind)
    return gain


def brawl(s: Sight, card: i64) -> float:
    """Everyone else loses a card."""
    gain: float = 0.0
    for target in range(s.n):
        if target != s.me and s.cards[target] > 0 and not s.untouched(target, card):
            gain += s.take_from_hand(target)
    return gain


def remedy(s: Sight, kind: i64, target: i64) -> float:
    """What gives life points back."""
    missing = s.room[s.me]
    if kind == TEQUILA and target != s.me:
        return s.healed(target) if s.room[target] > 0 else NEVER
    if kind == SALOON:
        gain: float = s.healed(s.me) if missing > 0 else 0.0
        for seat in range(s.n):
            if seat != s.me and s.life[seat] > 0 and s.room[seat] > 0:
                gain += 0.8 * s.healed(seat)
        return gain
    if missing <= 0 or s.ghost or (kind == BEER and s.living <= 2):
        return NEVER
    if kind == WHISKY and missing > 1:
        return s.healed(s.me) + s.w[LIFE]
    return s.healed(s.me)


def store(s: Sight) -> float:
    """General Store: a card for me, and one for everyone else."""
    gain: float = 0.0 if s.ghost else s.w[CARD] * 1.5
    for seat in range(s.n):
        if seat != s.me and s.life[seat] > 0:
            gain -= s.enmity[seat] * s.w[HIS_CARD]
    return gain


def set_up(s: Sight, kind: i64) -> float:
    """A blue card in front of me."""
    w = s.w
    if kind == DYNAMITE:
        if s.times.bursts or s.ghost:
            return NEVER
        gain: float = 0.0
        for seat in range(s.n):
            if seat != s.me and s.life[seat] > 0:
                gain += s.enmity[seat]
        return gain * w[BOMB]
    stays = not (s.ghost or (s.times.then & BLUE_CARD != 0 and s.lies[s.me] & BLUE == 0))
    if REACH[kind] > 0:
        gain = s.range_gain(REACH[kind])
        if kind == VOLCANIC:
            gain += w[LYING + VOLCANIC] * float(s.held[BANG] - 1)
        elif stays and REACH[kind] > s.reach and s.lies[s.me] & FLAG[VOLCANIC] == 0:
            gain += 0.2 * w[LYING + kind] + w[SET_UP]
        return gain
    return w[LYING + kind] + w[SET_UP] if stays else IDLE


def score_ability(s: Sight, m: i64) -> float:
    """Abilities of phase 2: two cards for a life point or a shot, one for two, a life point for two."""
    target = seat_of(m)
    if second_of(m) != NONE:
        price = s.price(s.deck.kind[first_of(m)]) + s.price(s.deck.kind[second_of(m)])
        if target != NONE:
            return shot(s, target, first_of(m), 1) - price
        return s.healed(s.me) - price
    if first_of(m) != NONE:
        return s.drawn(2) - s.price(s.deck.kind[first_of(m)])
    return s.drawn(2) - s.hurt()
