"""A whole card table as bytes and back, in the middle of any question."""

import json
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import NO_ABILITY
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.check import Check, IdleCheck
from sixgun.cardgame.choosing import Choosing
from sixgun.cardgame.death import Death, Estate, Reward
from sixgun.cardgame.event_card import NO_SUIT
from sixgun.cardgame.flip import Flip, SecondCard
from sixgun.cardgame.harm import Dying, Hurt
from sixgun.cardgame.packet import PickingFinal
from sixgun.cardgame.pick import Pick
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.play import Play
from sixgun.cardgame.resolving import Each, Resolving
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.shelf import CHARACTERS, SETS, numbered
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.table import CardTable, bare_table
from sixgun.cardgame.turn import Excess, Turn
from sixgun.errors import ECHO, BadSave, MissingSet, SixgunError, clipped, quoted
from sixgun.kernel.bits import BIT
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.frame import Frame
from sixgun.kernel.generator import read_rng, write_rng
from sixgun.kernel.pairs import NO_OTHER
from sixgun.kernel.rng import Rng

MAGIC: Final = "sixgun card 5"
ONE_CHARACTER: Final = "sixgun card 4"
"""The layout before characters could be chosen."""
NO_EVENTS: Final = "sixgun card 3"
"""The layout before there were events."""
ONE_GENERATOR: Final = "sixgun card 2"
"""The layout before there were two generators."""

OF_EVERY_SET: Final[tuple[type[Frame], ...]] = (
    Turn,
    Play,
    Excess,
    Resolving,
    Each,
    Shot,
    Flip,
    Hurt,
    Dying,
    Death,
    Estate,
    Pick,
    Check,
)
OF_OPTIONS: Final[tuple[type[Frame], ...]] = (SecondCard, Reward, IdleCheck, PickingFinal, Choosing)
FRAMES: Final[dict[str, type[Frame]]] = {
    frame.name: frame
    for frame in (*OF_EVERY_SET, *(frame for box in SETS.values() for frame in box.frames), *OF_OPTIONS)
}
"""Every frame by its name, as saves have it."""


def make_frame(name: str, numbers: list[int]) -> Frame:
    """The frame of that name with the numbers of a save."""
    frame = FRAMES.get(name) or home_made_frame(name)
    if frame is None or len(numbers) != len(frame.fields):
        raise BadSave(
            f"the save is damaged: it holds a piece of work {quoted(name)} that there is not; use an undamaged copy"
        )
    return frame(*numbers)


def home_made_frame(name: str) -> type[Frame] | None:
    """The frame of that name in a set that came to the shelf later."""
    for box in SETS.values():
        for frame in box.frames:
            if frame.name == name:
                return frame
    return None


def encode(t: CardTable) -> bytes:
    """Everything but the log."""
    w = Writer(MAGIC)
    w.word(json.dumps({"sets": t.rules.sets, "options": t.rules.given}))
    write_rng(w, t.rng)
    w.number(len(t.seats))
    for s in t.seats:
        w.word(s.character.name)
        w.word(s.borrowed.name)
        w.word(s.dealt.name)
        w.word(s.second.name)
        w.numbers(
            [s.role, s.life, s.max_life, s.bangs, s.used, s.owed, s.ran_dry, s.killer],
        )
        w.numbers(list(s.hand))
        w.numbers(list(s.in_play))
    w.numbers(t.deck.list())
    w.numbers(t.discards.list())
    for zone in (t.store, t.looked_at, t.turned_over, t.played, t.knows, t.laid_in, t.middle, t.packet):
        w.numbers(list(zone))
    w.numbers([t.turn, t.turns, t.alive, t.unjudged, t.estates, t.winners, t.over, t.alert, t.present, t.named])
    w.numbers([t.must_play, t.mined, t.extra, t.first_dead, t.revealed])
    w.number(len(t.pairs))
    for number in t.pairs:
        w.word("" if number == NO_OTHER else numbered(number).name)
    w.number(t.depth)
    for frame in t.frames():
        w.word(frame.name)
        w.numbers(frame.numbers())
    return w.bytes()


def decode(data: bytes) -> CardTable:
    """The table that `encode` wrote."""
    r = Reader(MAGIC, data, (ONE_CHARACTER, NO_EVENTS, ONE_GENERATOR))
    try:
        return read_table(r)
    except (ValueError, KeyError, IndexError, TypeError, OverflowError, SixgunError) as wrong:
        if isinstance(wrong, BadSave | MissingSet):
            raise
        raise BadSave(f"the save is damaged ({clipped(wrong, ECHO)}); use an undamaged copy") from None


def read_table(r: Reader) -> CardTable:
    head = json.loads(r.word())
    if r.magic == ONE_GENERATOR:
        head["options"]["rulings"] = "first"
    has_events = r.magic in (MAGIC, ONE_CHARACTER)
    rules = make_rules(head["sets"], head["options"])
    rng = Rng(r.number()) if r.magic == ONE_GENERATOR else read_rng(r)
    seats = vec[Seat]()
    for _ in range(r.number()):
        character, borrowed = CHARACTERS[r.word()], CHARACTERS[r.word()]
        dealt, second = (CHARACTERS[r.word()], CHARACTERS[r.word()]) if has_events else (character, NO_ABILITY)
        role, life, max_life, bangs, used, owed, ran_dry, killer = r.numbers()
        s = Seat(role, character, life, max_life)
        s.borrowed = borrowed
        s.dealt, s.second = dealt, second
        s.bangs, s.used, s.owed, s.ran_dry, s.killer = bangs, used, owed, ran_dry == 1, killer
        s.hand = vec[i64](r.numbers())
        s.in_play = vec[i64](r.numbers())
        seats = append(seats, s)
    t = bare_table(rules, seats, rng)
    t.deck = read_pile(r)
    t.discards = read_pile(r)
    t.store = vec[i64](r.numbers())
    t.looked_at = vec[i64](r.numbers())
    t.turned_over = vec[i64](r.numbers())
    t.played = vec[i64](r.numbers())
    t.knows = vec[i64](r.numbers())
    t.laid_in = vec[i64](r.numbers())
    if has_events:
        t.middle = read_events(r, t)
        t.packet = read_events(r, t)
    turn, turns, alive, unjudged, estates, winners, over, alert, *newer = r.numbers()
    present, named = newer if has_events else (alive, NO_SUIT)
    if not (0 <= alive < BIT[len(seats)] and alive & present == alive and 0 <= present < BIT[len(seats)]):
        raise BadSave("the save is damaged: those alive are not at the table; use an undamaged copy")
    t.turn, t.turns, t.alive, t.estates, t.winners = turn, turns, alive, estates, winners
    t.present, t.named = present, named
    t.revealed = BIT[len(seats)] - 1 & ~alive
    if has_events:
        must_play, mined, extra, first_dead, revealed = r.numbers()
        t.must_play, t.mined, t.extra, t.first_dead, t.revealed = must_play, mined == 1, extra, first_dead, revealed
    if r.magic == MAGIC:
        t.pairs = read_pairs(r, len(seats))
    t.enforce()
    t.unjudged, t.over, t.alert = unjudged == 1, over == 1, alert == 1
    for _ in range(r.number()):
        t.push(make_frame(r.word(), r.numbers()))
    r.end()
    check_cards(t)
    return t


def read_pairs(r: Reader, players: int) -> vec[i64]:
    names = [r.word() for _ in range(r.number())]
    if names and len(names) != 2 * players:
        raise BadSave("the save is damaged: its players have too few characters to choose from; use an undamaged copy")
    return vec[i64]([CHARACTERS[name].number if name else NO_OTHER for name in names])


def read_events(r: Reader, t: CardTable) -> vec[i64]:
    numbers = r.numbers()
    if not all(0 <= number < len(t.rules.events) for number in numbers):
        raise BadSave("the save is damaged: it holds an event that there is not; use an undamaged copy")
    return vec[i64](numbers)


def read_pile(r: Reader) -> Pile:
    cards = r.numbers()
    return Pile(vec[i64](cards), len(cards))


def check_cards(t: CardTable) -> None:
    """A save in which a card is missing or lies in two places is no save of a game."""
    places = t.deck.list() + t.discards.list()
    for zone in (t.store, t.looked_at, t.turned_over, t.played):
        places += list(zone)
    for s in t.seats:
        places += list(s.hand) + list(s.in_play)
    known = len(t.rules.cards)
    if len(set(places)) != len(places) or not all(0 <= card < known for card in places) or t.depth == 0:
        raise BadSave("the save is damaged: its cards do not add up; use an undamaged copy")
