"""What every event and every character touches, and what each does in words.

An entry is a name with what it touches, and under it what it does. An event and a character that touch nothing in
common have nothing to do with each other, and the two halves of the sentence say why.
"""

from dataclasses import dataclass
from typing import Final

EVENTS: Final = """
blessing: suit, colours, draw!
    makes every card hearts
curse: suit, colours, draw!
    makes every card spades
ghost-town: phase 1, wounds, healing, paying life, elimination, empty hand, hand limit, choice
    brings the eliminated back for one turn each, with three cards and without life points
gold-rush: order of turns
    lets turns go the other way round
the-daltons: in play, questions
    take a blue card in front of each player
the-doctor: healing, life
    heals whoever has the fewest life points
the-reverend: Beer, healing, disguise
    forbids Beer
the-sermon: BANG! cards, limit, disguise, prices
    forbids BANG! cards in one's own turn
shootout: BANG! cards, limit, disguise
    allows one more BANG! card in a turn
thirst: phase 1
    takes a card away from phase 1
train-arrival: phase 1
    brings one more card at the end of phase 1
hangover: ability
    takes every ability away
high-noon: wounds, life, saving, healing, elimination, choice
    takes a life point at the start of each turn, by nobody's hand
handcuffs: disguise, prices, questions
    binds the hand cards played in a turn to one printed suit
new-identity: ability
    lets a player go on as another character with two life points
abandoned-mine: phase 1, hand limit
    lets phase 1 draw from the discards, and the excess of phase 3 go on the deck
ambush: distance, in play
    puts everybody at distance 1
blood-brothers: wounds, life, paying life, healing, questions, choice
    lets a life point be given at the start of a turn
dead-man: elimination, life, empty hand, choice
    brings the first of the eliminated back, with two life points and two cards
hard-liquor: phase 1, healing, questions
    gives a life point for the whole of phase 1
lasso: in play, distance, limit, draw!
    takes all effect from the cards in play
law-of-the-west: phase 1, limit, disguise, prices
    has the second card of phase 1 shown and played
peyote: phase 1, questions
    has colours guessed in place of phase 1
ranch: empty hand, questions
    lets hand cards be exchanged after phase 1
ricochet: BANG! cards, limit, disguise, shots, draw!, suit, in play, out of turn, empty hand, questions
    lets BANG! cards be discarded at cards in play
russian-roulette: disguise, shots, draw!, in play, out of turn, empty hand, wounds, life, saving, elimination, questions
    has everybody give up a Missed! until somebody loses two life points
sniper: BANG! cards, limit, disguise, shots, draw!, suit, distance, in play, out of turn, empty hand, wounds
    lets two BANG! cards be a shot that takes two Missed!
the-judge: laying down, disguise, blue cards
    forbids to lay cards down
vendetta: draw!, once a turn, choice
    gives another turn for hearts
fistful-of-cards: disguise, shots, draw!, suit, out of turn, empty hand, wounds, life, saving, elimination, questions
    shoots at everyone at the start of his turn, a shot for each hand card, by nobody's hand
"""

CHARACTERS: Final = """
bart-cassidy: wounds
    draws a card for each life point he loses
black-jack: phase 1, colours
    shows the second card of phase 1 and draws another if it is red
calamity-janet: disguise
    uses BANG! as Missed! and Missed! as BANG!
el-gringo: wounds
    draws from the hand of who made him lose a life point
jesse-jones: phase 1
    may draw his first card from a hand
jourdonnais: shots, draw!
    draws! against every shot as if he had a Barrel
kit-carlson: phase 1
    looks at three cards and keeps two
lucky-duke: draw!
    turns over two cards for a draw! and chooses
paul-regret: distance
    is seen at one more
pedro-ramirez: phase 1
    may draw his first card from the discards
rose-doolan: distance
    sees the others at one less
sid-ketchum: healing, saving, prices, questions
    may discard two cards for a life point whenever he is asked something
slab-the-killer: BANG! cards
    needs two Missed! to be dodged
suzy-lafayette: empty hand
    draws when her hand is empty
vulture-sam: elimination
    takes the cards of the eliminated
willy-the-kid: limit
    has no limit of BANG! cards
apache-kid: suit
    is harmed by no diamonds of others
belle-star: in play
    takes the effect from the others' cards in play in her turn
bill-noface: phase 1, life
    draws one card and one for each life point he lacks
chuck-wengam: paying life
    may give a life point for two cards
doc-holyday: limit, distance, prices, once a turn
    may fire once a turn for two cards
elena-fuente: disguise, shots
    uses any card as a Missed!
greg-digger: elimination, healing
    regains two life points when somebody is eliminated
herb-hunter: elimination
    draws two cards when somebody is eliminated
jose-delgado: blue cards, prices, once a turn
    may discard blue cards for two cards each, twice a turn
molly-stark: out of turn
    draws for each card that she uses out of her turn
pat-brennan: phase 1
    may draw one card in play instead of two
pixie-pete: phase 1
    draws three cards
sean-mallory: hand limit
    keeps up to ten cards
tequila-joe: Beer, saving
    regains two life points from a Beer
vera-custer: choice
    has the ability of another, chosen at the start of her turn
"""

ABILITY: Final = "ability"
"""What every character touches, since each has one."""

HOOKS: Final = {
    "hurt": "wounds",
    "draw_phase": "phase 1",
    "draws_more": "phase 1",
    "drawn": "phase 1",
    "instead_of_drawing": "phase 1",
    "brings": "phase 1",
    "mines": "phase 1",
    "shows_second": "phase 1",
    "flip_count": "draw!",
    "dodges": "shots",
    "seen_farther": "distance",
    "sees_closer": "distance",
    "distance_is": "distance",
    "bang_limit": "limit",
    "more_bangs": "limit",
    "misses_needed": "BANG! cards",
    "keeps": "hand limit",
    "beer_heals": "Beer",
    "silences": "in play",
    "stills": "in play",
    "inherits": "elimination",
    "somebody_died": "elimination",
    "calls_back": "elimination",
    "stands_for": "disguise",
    "untouched_by": "suit",
    "counts_as_suit": "suit",
    "spent_out_of_turn": "out of turn",
    "offers_any_time": "questions",
    "check": "choice",
    "direction": "order of turns",
    "takes_abilities": ABILITY,
    "deals_second": ABILITY,
}
"""Hooks that show by themselves what they touch: whoever fills one in has to say so above."""


@dataclass(frozen=True)
class Touch:
    """What an event or a character touches, and does."""

    name: str
    what: frozenset[str]
    does: str


def read(entries: str, always: tuple[str, ...] = ()) -> dict[str, Touch]:
    """
    >>> read("curse: suit, draw!\\n    makes every card spades")["curse"].does
    'makes every card spades'
    """
    found = {}
    lines = entries.strip().splitlines()
    for head, does in zip(lines[::2], lines[1::2], strict=True):
        name, _, what = head.partition(":")
        words = [word.strip() for word in what.split(",")]
        found[name] = Touch(name, frozenset([*words, *always]), does.strip())
    return found


OF_EVENTS: Final = read(EVENTS)
OF_CHARACTERS: Final = read(CHARACTERS, (ABILITY,))
