"""A table set up as a scenario describes it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.box import make_rules
from sixgun.cardgame.casting import character_named, dealt_to, place_pairs
from sixgun.cardgame.choosing import Choosing
from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.move import NONE
from sixgun.cardgame.notation import card_fits
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.play import Play
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.table import CardTable, bare_table
from sixgun.cardgame.turn import AFTER_CHECKS, DISCARDING, START, Excess, Turn
from sixgun.errors import BadOption, BadScenario, clipped, meant, quoted
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import LETTERS
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.pairs import next_to_choose
from sixgun.kernel.position import Place, Position
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

FILLED_IN: Final = (SHERIFF, OUTLAW, RENEGADE, DEPUTY)
"""The order in which roles left out are filled in."""

PLAYER_KEYS: Final = ("role", "character", "characters", "second", "life", "hand", "table", "alive", "copies")
PHASES: Final = ("start", "draw", "play", "discard")
RESTS: Final = ("deck", "out")


def set_up(position: Position) -> CardTable:
    """The table of a scenario, before anything happens."""
    rules = rules_of(position)
    roles = fill_in_roles(position)
    seats = vec[Seat]()
    for (name, player), role in zip(position.players.items(), roles, strict=True):
        seats = append(seats, make_seat(rules, ("players", name), player, role))
    for seat, (name, player) in enumerate(position.players.items()):
        if "copies" in player:
            copied = seat_named(position, player["copies"], ("players", name, "copies"))
            seats[seat].borrowed = seats[copied].character
    t = bare_table(rules, seats, Rng.seeded(position.seed))
    place_cards(t, position)
    place_pairs(t, position)
    for seat, player in enumerate(position.players.values()):
        if player.get("alive") is False:
            t.present &= ~BIT[seat]
            t.alive &= ~BIT[seat]
            t.revealed |= BIT[seat]
            if t.first_dead == NONE and len(rules.events) > 0:
                t.first_dead = seat
    if t.living() < 2:
        raise BadScenario("fewer than two players are alive; a scenario needs two", ("players",))
    place_events(t, position)
    begin(t, position, roles)
    return t


def rules_of(position: Position) -> Rules:
    """The rules of the sets and options; the blame is on the first option that makes those up to it fail."""
    try:
        make_rules(position.sets, {})
    except BadOption as error:
        raise BadScenario(str(error), ("sets",)) from error
    try:
        return make_rules(position.sets, position.options)
    except BadOption as error:
        raise BadScenario(str(error), ("options", blamed(position))) from error


def blamed(position: Position) -> str:
    given: dict[str, object] = {}
    for name, value in position.options.items():
        given[name] = value
        try:
            make_rules(position.sets, given)
        except BadOption:
            return name
    return ""


def fill_in_roles(position: Position) -> list[int]:
    letters = "".join(position.players)
    if len(letters) < 2 or letters != LETTERS[: len(letters)]:
        called = ", ".join(position.players) or "nothing"
        raise BadScenario(f"the players are called {called}; call two to eight of them A, B, C …", ("players",))
    given: list[int | None] = []
    for name, player in position.players.items():
        role = player.get("role")
        if role is not None and role not in ROLES:
            at = ("players", name, "role")
            there = meant(role, ROLES) or f"the roles are {', '.join(ROLES)}"
            raise BadScenario(f"there is no role {quoted(role)}; {there}", at)
        given.append(None if role is None else ROLES.index(str(role)))
    lacking = list(DEALT.get(len(given), ()))
    for role in given:
        if role in lacking:
            lacking.remove(role)
    lacking.sort(key=FILLED_IN.index)
    if given.count(None) > len(lacking):
        raise BadScenario(
            "a table of this size has no roles left for the players without one; name their roles",
            ("players",),
        )
    return [lacking.pop(0) if role is None else role for role in given]


def make_seat(rules: Rules, at: Place, player: dict[str, object], role: int) -> Seat:
    for key in player:
        if key not in PLAYER_KEYS:
            raise BadScenario(f"a player has no {quoted(key)}; there are {', '.join(PLAYER_KEYS)}", (*at, key))
    character, second = (character_named(player, key, at) for key in ("character", "second"))
    if "characters" in player:
        character = dealt_to(player, at)[0]
    full = character.bullets(rules.options) + (1 if role == SHERIFF else 0)
    life = player.get("life", full)
    alive = player.get("alive", True)
    if not isinstance(alive, bool):
        raise BadScenario(f"alive cannot be {quoted(alive)}; it is true or false", (*at, "alive"))
    if not isinstance(life, int) or isinstance(life, bool) or not (1 <= life <= full or (life == 0 and not alive)):
        raise BadScenario(f"life cannot be {quoted(life)}; here it is a number from 1 to {full}", (*at, "life"))
    for key in ("hand", "table"):
        if player.get(key) and not alive:
            raise BadScenario(f"{at[-1]} is out of the game; leave {key} away", (*at, key))
    seat = Seat(role, character, life if alive else 0, full)
    seat.second = second
    return seat


def seat_named(position: Position, name: object, at: Place) -> int:
    letters = list(position.players)
    if name not in letters:
        raise BadScenario(f"there is no seat {quoted(name)}; the seats are {', '.join(letters)}", at)
    return letters.index(str(name))


# cards


def place_cards(t: CardTable, position: Position) -> None:
    """Cards with a sign are set aside first; then a bare name takes the first one left in the sets' order."""
    places: list[tuple[Place, list[str]]] = []
    for name, player in position.players.items():
        for where in ("hand", "table"):
            at: Place = ("players", name, where)
            places.append((at, card_names(player, where, at)))
    places += [(("deck",), list(position.deck)), (("discard",), list(position.discard))]
    taken = choose_cards(t.rules, places)
    deck, discards = taken[-2], taken[-1]
    for seat, s in enumerate(t.seats):
        for card in taken[2 * seat]:
            t.gain(seat, card)
        for i, card in enumerate(taken[2 * seat + 1]):
            if t.kind(card).border == BROWN:
                at = (*places[2 * seat + 1][0], i)
                raise BadScenario(f"{t.rules.faces[card]} cannot lie in play; only blue and green cards do", at)
            s.in_play = append(s.in_play, card)
            t.knows[card] = TO_ALL
    if position.rest not in RESTS:
        raise BadScenario(f"rest cannot be {quoted(position.rest)}; it is one of {', '.join(RESTS)}", ("rest",))
    named = {card for cards in taken for card in cards}
    rest = [card for card in range(len(t.rules.cards)) if card not in named] if position.rest == "deck" else []
    from_top = deck + rest
    t.deck = Pile(vec[i64](list(reversed(from_top))), len(from_top))
    for card in discards:
        t.discard(card)


def card_names(player: dict[str, object], where: str, at: Place) -> list[str]:
    names = player.get(where, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadScenario(f"{where} cannot be {quoted(names)}; it is a list of cards such as [bang, beer/6H]", at)
    return names


def choose_cards(rules: Rules, places: list[tuple[Place, list[str]]]) -> list[list[int]]:
    left = list(range(len(rules.cards)))
    chosen: list[list[int]] = [[-1] * len(names) for _, names in places]
    for signed in (True, False):
        for place, (at, names) in enumerate(places):
            for i, name in enumerate(names):
                if ("/" in name) == signed:
                    card = find_card(rules, left, name, (*at, i))
                    left.remove(card)
                    chosen[place][i] = card
    return chosen


def no_card(rules: Rules, name: str) -> str:
    """The sentence for a card that is not in the game."""
    close = meant(name, [kind.name for kind in rules.kinds])
    return f"there is no card {quoted(name)} in {' + '.join(rules.sets)}" + (f"; {close}" if close else "")


def find_card(rules: Rules, left: list[int], name: str, at: Place) -> int:
    for card in left:
        if card_fits(name, rules.faces[card]):
            return card
    there = copies_of(rules, name)
    if there == 0:
        raise BadScenario(no_card(rules, name), at)
    raise BadScenario(f"{clipped(name)} is named more often than it is there ({there})", at)


def copies_of(rules: Rules, name: str) -> int:
    """How many cards a name fits."""
    return len([face for face in rules.faces if card_fits(name, face)])


# events


def place_events(t: CardTable, position: Position) -> None:
    """The event in force, the next one, and those below it from the top; events that are not named take no part."""
    if position.event is not None:
        t.middle = append(t.middle, event_named(t.rules, position.event, ("event",)))
    below = [event_named(t.rules, name, ("events", i)) for i, name in enumerate(position.events)]
    if position.next_event is not None:
        below.insert(0, event_named(t.rules, position.next_event, ("next_event",)))
    twice = [n for n in below if below.count(n) > 1 or n in t.middle]
    if twice:
        raise BadScenario(f"{t.rules.events[twice[0]].name} is there twice; a packet has one of each", ("events",))
    t.packet = vec[i64](list(reversed(below)))
    t.enforce()


def event_named(rules: Rules, name: str, at: Place) -> int:
    names = [event.name for event in rules.events]
    if name not in names:
        there = meant(name, names) or f"the events of {' + '.join(rules.sets)} are {', '.join(names) or 'none'}"
        raise BadScenario(f"there is no event {quoted(name)}; {there}", at)
    return names.index(name)


# whose turn


def begin(t: CardTable, position: Position, roles: list[int]) -> None:
    first = SHERIFF if SHERIFF in roles else DEPUTY
    if position.turn is None and first in roles:
        seat = roles.index(first)
    else:
        seat = seat_named(position, position.turn or LETTERS[0], ("turn",))
    if t.is_out(seat):
        raise BadScenario(f"it cannot be the turn of {LETTERS[seat]}, who is out of the game", ("turn",))
    t.turn = seat
    if len(t.pairs) > 0:
        t.turns = 0
        t.push(Turn(seat, START))
        t.push(Choosing(next_to_choose(t.pairs, seat)))
    elif position.phase == "start":
        t.push(Turn(seat, START))
    elif position.phase == "draw":
        t.push(Turn(seat, AFTER_CHECKS))
    elif position.phase == "play":
        t.push(Turn(seat, DISCARDING))
        t.push(Play(seat))
    elif position.phase == "discard":
        t.push(Turn(seat, DISCARDING + 1))
        t.push(Excess(seat))
    else:
        raise BadScenario(f"there is no phase {quoted(position.phase)}; the phases are {', '.join(PHASES)}", ("phase",))
