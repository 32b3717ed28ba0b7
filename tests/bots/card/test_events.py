"""Bots in games with events: every answer is on offer, nobody guesses what cannot be, and belief reads events too."""

from collections.abc import Iterator

import pytest

from sixgun import cardgame
from sixgun.arena.card.match import CardMatch
from sixgun.bots import BOTS, DREAMERS
from sixgun.bots.card.act import ROBBED, SHOT
from sixgun.bots.card.act_reader import ActReader
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.event_answer import chance_of_red
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.levels import LEVELS, evolved, fitted
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.times import BLUE_CARD, NO_BEER, TOLD, Times
from sixgun.bots.card.weights import rules_of_thumb
from sixgun.cardgame.event import USED
from sixgun.cardgame.move import GUESS, verb_of, what_of
from sixgun.cardgame.position import set_up
from sixgun.cardgame.setup import new_table
from sixgun.cardgame.shelf import SETS
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, seen_by
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.kernel.position import Position
from sixgun.kernel.rng import Rng
from tests.bots.decisions import decisions_of

ALL_SETS = ("base", "dodge-city", "high-noon", "fistful-of-cards")
OPTIONS = {"high_noon_extras": "both", "event_deck": 20}
FAST = ("greenhorn", "drifter", "ranger", "gunslinger")
PLAYERS: dict[str, dict[str, object]] = {
    "A": {"role": "sheriff"},
    "B": {"role": "outlaw"},
    "C": {"role": "renegade"},
    "D": {"role": "outlaw"},
}


def quick_legend(rng: Rng, deck: Deck) -> Thinker:
    return Legend(rng, evolved(), deck, fitted(deck.rules.sets), 1)


def decisions(level: str, players: int, seed: int) -> Iterator[tuple[CardTable, View, Thinker, int]]:
    """Every real decision of a game with all sets."""
    t = new_table(players, seed, OPTIONS, ALL_SETS, log=False)
    deck = Deck(t.rules)
    make = quick_legend if level == "legend" else LEVELS[level]
    seated = [make(Rng.seeded(seed * 100 + seat), deck) for seat in range(players)]
    return decisions_of(CardMatch(t, seated), t, seated, seen_by)


def posed(**given: object) -> CardTable:
    t = set_up(Position(**({"players": PLAYERS, "sets": list(ALL_SETS), "options": OPTIONS, "phase": "play"} | given)))  # type: ignore[arg-type]
    settle(t)
    return t


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("level", FAST)
def test_every_decision_is_among_the_options(level: str, players: int) -> None:
    for seed in range(2):
        events = set()
        for t, view, _, m in decisions(level, players, seed):
            t.offer()
            assert t.moves.has(m), f"{level}, {players} players, seed {seed}"
            events.add(view.event)
        assert len(events) > 1, f"no event came up: {level}, {players} players, seed {seed}"


def test_a_legend_stays_within_the_options() -> None:
    searched = 0
    for t, _, bot, m in decisions("legend", 5, 1):
        t.offer()
        assert t.moves.has(m)
        assert isinstance(bot, Legend)
        searched += bot.tried
    assert searched > 0


@pytest.mark.parametrize("level", [level for level in BOTS if level not in DREAMERS])
def test_nobody_guesses_against_certainty(level: str) -> None:
    """Only the discards are left to be drawn, and all of them are red: even a greenhorn sees that."""
    t = posed(turn="B", phase="draw", event="peyote", rest="out", discard=["beer/6H", "bang/5D"])
    for seed in range(30):
        bot = LEVELS[level](Rng.seeded(seed), Deck(t.rules))
        t.offer()
        m = bot.pick(seen_by(t, 1), t.moves)
        assert (verb_of(m), what_of(m)) == (GUESS, 1), f"seed {seed}"


@pytest.mark.parametrize("level", FAST)
def test_a_sheriff_gives_no_life_point_away(level: str) -> None:
    players = PLAYERS | {"B": {"role": "outlaw", "life": 1}}
    t = posed(players=players, phase="start", event="blood-brothers")
    for seed in range(30):
        bot = LEVELS[level](Rng.seeded(seed), Deck(t.rules))
        t.offer()
        assert cardgame.notation.spell(t.rules, bot.pick(seen_by(t, 0), t.moves)).verb == "pass", f"seed {seed}"


def test_a_guess_counts_every_card_that_the_seat_can_see() -> None:
    """Of 80 cards 40 are red; a red one in one's hand, in play or on the discards makes red less likely."""
    players = PLAYERS | {"B": {"role": "outlaw", "hand": ["beer/6H"], "table": ["mustang/8H"]}}
    sets, discard = ["base", "fistful-of-cards"], ["bang/5D"]
    t = posed(players=players, sets=sets, options={}, turn="B", phase="draw", event="peyote", discard=discard)
    sight = Sight(Deck(t.rules))
    view = seen_by(t, 1)
    sight.look(view, rules_of_thumb().of(0))
    red = len([card for card in t.rules.cards if card.suit in (1, 2)])
    assert chance_of_red(sight, view) == (red - 3) / (len(t.rules.cards) - 3)


def test_times_know_the_event_of_ones_next_turn() -> None:
    """Before the Sheriff's turn it is the one in force, from then on the next one, which lies open."""
    t = posed(turn="B", event="the-reverend", next_event="the-daltons", events=["high-noon"])
    times = Times(Deck(t.rules))
    told = {}
    for seat in range(4):
        times.look(seen_by(t, seat))
        assert times.now == NO_BEER
        told[seat] = times.then
    assert told == {0: BLUE_CARD, 1: BLUE_CARD, 2: NO_BEER, 3: NO_BEER}


def test_only_events_that_there_are_were_told() -> None:
    there = {event.name for each in SETS.values() for event in each.events}
    assert set(TOLD) <= there


def test_an_event_aimed_at_somebody_is_an_act() -> None:
    """At a player it is a shot, at a card in front of him a robbery, and out of his Jail it is help."""
    t = posed()
    deck = Deck(t.rules)
    sniper = t.rules.number_of("sniper")
    reader = ActReader(deck)
    log = Log()
    log.add(USED, 1, 0, sniper, 1, 0, 1, 0)
    log.add(USED, 1, 0, sniper, 1, 0, 1, 3 + t.rules.faces.index("barrel/QS"))
    assert [act.what for act in reader.read(log, 0)] == [SHOT, ROBBED]


def test_a_forced_card_is_weighed_without_its_price() -> None:
    """Law of the West: what must be played is, and nothing else that does no good besides."""
    players = PLAYERS | {"B": {"role": "outlaw", "hand": ["jail"]}}
    t = posed(players=players, turn="B", phase="draw", event="law-of-the-west", deck=["missed", "saloon"])
    bot = LEVELS["ranger"](Rng(1), Deck(t.rules))
    t.offer()
    moves = Buffer()
    for m in t.moves.ints():
        moves.add(m)
    assert str(cardgame.notation.spell(t.rules, bot.pick(seen_by(t, 1), moves))) == "play saloon/5H"
