"""A table set up as a scenario describes it."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.dicegame.ability import NO_ABILITY, Ability
from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.choosing import Choosing
from sixgun.dicegame.face import ARROWS, FACES
from sixgun.dicegame.rules import Rules, read_rules
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.setup import first_to_play
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.turn import BEGIN, turn_at
from sixgun.errors import BadOption, BadScenario, clipped, quoted
from sixgun.kernel.choice import LETTERS
from sixgun.kernel.pairs import NO_OTHER, next_to_choose
from sixgun.kernel.position import Place, Position
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, ROLES

KEYS: Final = ("role", "character", "characters", "life", "arrows", "alive")


def set_up(position: Position) -> DiceTable:
    """The table of a scenario, before anything happens."""
    letters = "".join(position.players)
    if len(letters) < 2 or letters != LETTERS[: len(letters)]:
        raise BadScenario(f"the players are called {letters or 'nothing'}; call them A, B, C … up to H", ("players",))
    rules = rules_of(position)
    roles = fill_roles([text(name, person, "role", ROLES) for name, person in position.players.items()])
    seats = [seat_of(name, position.players[name], role) for name, role in zip(letters, roles, strict=True)]
    if sum(seat.life > 0 for seat in seats) < 2:
        raise BadScenario("fewer than two players are alive; a scenario needs two", ("players",))
    t = DiceTable(rules, Rng.seeded(position.seed), vec[Seat](seats))
    t.supply = supply_of(position, seats)
    t.scripted = True
    t.script = vec[i64]([face_of(word, ("rolls", n)) for n, line in enumerate(position.rolls) for word in line.split()])
    turn = turn_of(position, letters, t.seats)
    t.push(turn_at(turn, BEGIN, 0))
    if rules.two_characters and any("characters" in person for person in position.players.values()):
        place_pairs(t, position)
        t.push(Choosing(next_to_choose(t.pairs, turn)))
    return t


def place_pairs(t: DiceTable, position: Position) -> None:
    """The characters that some have still to choose from; the others have theirs, which nobody has seen yet (R158)."""
    pairs = vec[i64]()
    for seat, (name, person) in enumerate(position.players.items()):
        s = t.seats[seat]
        for key in ("life", "arrows", "alive"):
            if key in person:
                raise BadScenario(f"some have still to choose a character; leave {key} away", ("players", name, key))
        dealt = dealt_to(name, person) if "characters" in person else [s.character]
        pairs = append(pairs, dealt[0].number)
        pairs = append(pairs, dealt[1].number if len(dealt) > 1 else NO_OTHER)
        t.seats[seat] = Seat(s.role, NO_ABILITY)
    t.pairs = pairs


def dealt_to(name: str, person: Mapping[str, object]) -> list[Ability]:
    """The characters that a player was dealt."""
    names = person["characters"]
    if "character" in person or not isinstance(names, list) or len(names) != 2:
        raise BadScenario(
            f"{name} is dealt two characters, as in characters: [rose-doolan, paul-regret], or has one character",
            ("players", name, "characters"),
        )
    both = [text(name, {"characters": each}, "characters", tuple(BY_NAME)) for each in names]
    return [BY_NAME[str(each)] for each in both]


def rules_of(position: Position) -> Rules:
    """The rules that the options ask for; the blame is on the first that makes those up to it fail."""
    given: dict[str, object] = {}
    for name, value in position.options.items():
        given[name] = value
        try:
            read_rules(given)
        except BadOption as error:
            raise BadScenario(str(error), ("options", name)) from error
    return read_rules(given)


def fill_roles(given: Sequence[str | None]) -> list[int]:
    """Every seat's role: those left out get, in seat order, what the table of that size still lacks."""
    lacking = sorted(DEALT.get(len(given), ()))
    for name in given:
        if name is not None and ROLES.index(name) in lacking:
            lacking.remove(ROLES.index(name))
    if given.count(None) > len(lacking):
        raise BadScenario(f"no table has {len(given)} players, so every one of them needs a role", ("players",))
    return [lacking.pop(0) if name is None else ROLES.index(name) for name in given]


def seat_of(name: str, person: Mapping[str, object], role: int) -> Seat:
    """The seat of one player."""
    for key in person:
        if key not in KEYS:
            raise BadScenario(
                f"{clipped(name)} has {quoted(key)}; a player of the dice game has {', '.join(KEYS)}",
                ("players", name, key),
            )
    character = BY_NAME[text(name, person, "character", tuple(BY_NAME)) or "none"]
    seat = Seat(role, dealt_to(name, person)[0] if "characters" in person else character)
    alive = person.get("alive", True)
    if not isinstance(alive, bool):
        raise BadScenario(
            f"alive cannot be {quoted(alive)} for {clipped(name)}; it is true or false", ("players", name, "alive")
        )
    if not alive:
        seat.life = number(name, person, "life", 0, 0, 0)
        seat.arrows = number(name, person, "arrows", 0, 0, 0)
        return seat
    seat.life = number(name, person, "life", 1, seat.max_life, seat.max_life)
    seat.arrows = number(name, person, "arrows", 0, ARROWS - 1, 0)
    return seat


def text(name: str, person: Mapping[str, object], key: str, allowed: Sequence[str]) -> str | None:
    """A name that the scenario gives, if it does."""
    value = person.get(key)
    if value is None:
        return None
    if not isinstance(value, str) or value not in allowed:
        raise BadScenario(f"{key} cannot be {quoted(value)}; it is one of {', '.join(allowed)}", ("players", name, key))
    return value


def number(name: str, person: Mapping[str, object], key: str, low: int, high: int, default: int) -> int:
    """A number that the scenario gives, or the default."""
    value = person.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        allowed = str(low) if low == high else f"{low} to {high}"
        raise BadScenario(
            f"{key} cannot be {quoted(value)} for {clipped(name)}; it is {allowed}", ("players", name, key)
        )
    return value


def supply_of(position: Position, seats: Sequence[Seat]) -> int:
    """The arrows in the middle: nine less those held, unless the scenario says otherwise."""
    left = ARROWS - sum(seat.arrows for seat in seats)
    supply = left if position.supply is None else position.supply
    if not 1 <= supply <= left:
        held = ARROWS - left
        raise BadScenario(
            f"supply cannot be {supply}; {held} of {ARROWS} arrows are held, and one must be left",
            ("supply",),
        )
    return supply


def turn_of(position: Position, letters: str, seats: vec[Seat]) -> int:
    """Whose turn it is: unless the scenario says so, the Sheriff's, with three players the Deputy's."""
    if position.turn is not None and (len(position.turn) != 1 or position.turn not in letters):
        raise BadScenario(f"turn cannot be {quoted(position.turn)}; it is one of {', '.join(letters)}", ("turn",))
    turn = first_to_play(seats) if position.turn is None else letters.index(position.turn)
    if seats[turn].life == 0:
        raise BadScenario(f"it cannot be the turn of {letters[turn]}, who is out of the game", ("turn",))
    return turn


def face_of(word: str, at: Place) -> int:
    """The face that a word of `rolls` names."""
    if word not in FACES:
        raise BadScenario(f"a die cannot show {quoted(word)}; it shows {', '.join(FACES)}", at)
    return FACES.index(word)
