"""A table set up as a scenario describes it."""

from typing import Final, Protocol

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.pile import Pile
from sixgun.cardgame.play import Play
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.ruleset import CHARACTERS, make_rules
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.turn import AFTER_CHECKS, DISCARDING, START, Excess, Turn
from sixgun.errors import BadScenario
from sixgun.kernel.choice import LETTERS
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

FILLED_IN: Final = (SHERIFF, OUTLAW, RENEGADE, DEPUTY)
"""The order in which roles left out are filled in."""

PLAYER_KEYS: Final = ("role", "character", "life", "hand", "table", "alive", "copies")
PHASES: Final = ("start", "draw", "play", "discard")


class Scene(Protocol):
    """What a scenario says of the position."""

    sets: list[str]
    options: dict[str, object]
    players: dict[str, dict[str, object]]
    turn: str | None
    phase: str
    deck: list[str]
    discard: list[str]
    rest: str
    seed: int


def stage(scene: Scene) -> CardTable:
    """The table of a scenario, before anything happens."""
    rules = make_rules(scene.sets, scene.options)
    roles = fill_in_roles(scene)
    seats = vec[Seat]()
    for player, role in zip(scene.players.values(), roles, strict=True):
        seats = append(seats, make_seat(rules, player, role))
    for seat, player in enumerate(scene.players.values()):
        if "copies" in player:
            seats[seat].borrowed = seats[seat_named(scene, player["copies"])].character
    t = CardTable(rules, seats, Rng.seeded(scene.seed))
    place_cards(t, scene)
    for s in t.seats:
        t.living -= 0 if s.alive else 1
    begin(t, scene, roles)
    return t


def fill_in_roles(scene: Scene) -> list[int]:
    given: list[int | None] = []
    for player in scene.players.values():
        role = player.get("role")
        if role is not None and role not in ROLES:
            raise BadScenario(f"there is no role {role!r}; the roles are {', '.join(ROLES)}")
        given.append(None if role is None else ROLES.index(str(role)))
    lacking = list(DEALT.get(len(given), ()))
    for role in given:
        if role in lacking:
            lacking.remove(role)
    lacking.sort(key=FILLED_IN.index)
    if given.count(None) > len(lacking):
        raise BadScenario("a table of this size has no roles left for the players without one; name their roles")
    return [lacking.pop(0) if role is None else role for role in given]


def make_seat(rules: Rules, player: dict[str, object], role: int) -> Seat:
    for key in player:
        if key not in PLAYER_KEYS:
            raise BadScenario(f"a player has no {key!r}; there are {', '.join(PLAYER_KEYS)}")
    name = player.get("character", "none")
    if name not in CHARACTERS:
        raise BadScenario(f"there is no character {name!r}; there are {', '.join(CHARACTERS)}")
    character = CHARACTERS[str(name)]
    full = character.bullets(rules.options) + (1 if role == SHERIFF else 0)
    life = player.get("life", full)
    alive = player.get("alive", True)
    if not isinstance(life, int) or isinstance(life, bool) or not (1 <= life <= full or (life == 0 and not alive)):
        raise BadScenario(f"life cannot be {life!r}; here it is a number from 1 to {full}")
    if not isinstance(alive, bool):
        raise BadScenario(f"alive cannot be {alive!r}; it is true or false")
    s = Seat(role, character, life if alive else 0, full)
    s.alive = alive
    return s


def seat_named(scene: Scene, name: object) -> int:
    letters = list(scene.players)
    if name not in letters:
        raise BadScenario(f"there is no seat {name!r}; the seats are {', '.join(letters)}")
    return letters.index(str(name))


# cards


def place_cards(t: CardTable, scene: Scene) -> None:
    """Cards named with a sign are set aside first; then a bare name takes the first one left in the order of the sets."""
    places: list[list[str]] = []
    for player in scene.players.values():
        places += [card_names(player, "hand"), card_names(player, "table")]
    places += [list(scene.deck), list(scene.discard)]
    taken = choose_cards(t.rules, places)
    deck, discards = taken[-2], taken[-1]
    for seat, s in enumerate(t.seats):
        for card in taken[2 * seat]:
            t.gain(seat, card)
        for card in taken[2 * seat + 1]:
            if t.kind(card).border == 0:
                raise BadScenario(f"{t.rules.faces[card]} cannot lie in play; only blue and green cards do")
            s.in_play = append(s.in_play, card)
            t.knows[card] = TO_ALL
    named = {card for cards in taken for card in cards}
    rest = [card for card in range(len(t.rules.cards)) if card not in named] if scene.rest == "deck" else []
    from_top = deck + rest
    t.deck = Pile(vec[i64](list(reversed(from_top))), len(from_top))
    for card in discards:
        t.discard(card)


def card_names(player: dict[str, object], where: str) -> list[str]:
    names = player.get(where, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadScenario(f"{where} cannot be {names!r}; it is a list of cards such as [bang, beer/6H]")
    return names


def choose_cards(rules: Rules, places: list[list[str]]) -> list[list[int]]:
    left = list(range(len(rules.cards)))
    chosen: list[list[int]] = [[-1] * len(names) for names in places]
    for signed in (True, False):
        for place, names in enumerate(places):
            for i, name in enumerate(names):
                if ("/" in name) == signed:
                    card = find_card(rules, left, name)
                    left.remove(card)
                    chosen[place][i] = card
    return chosen


def find_card(rules: Rules, left: list[int], name: str) -> int:
    for card in left:
        if rules.faces[card] == name or rules.cards[card].kind.name == name:
            return card
    there = [face for face in rules.faces if face == name or face.partition("/")[0] == name]
    if not there:
        raise BadScenario(f"there is no card {name!r} in {' + '.join(rules.sets)}")
    raise BadScenario(f"{name} is named more often than it is there ({len(there)})")


# whose turn


def begin(t: CardTable, scene: Scene, roles: list[int]) -> None:
    first = SHERIFF if SHERIFF in roles else DEPUTY
    seat = roles.index(first) if scene.turn is None and first in roles else seat_named(scene, scene.turn or LETTERS[0])
    if not t.seats[seat].alive:
        raise BadScenario(f"it cannot be the turn of {LETTERS[seat]}, who is out")
    t.turn = seat
    if scene.phase == "start":
        t.push(Turn(seat, START))
    elif scene.phase == "draw":
        t.push(Turn(seat, AFTER_CHECKS))
    elif scene.phase == "play":
        t.push(Turn(seat, DISCARDING))
        t.push(Play(seat))
    elif scene.phase == "discard":
        t.push(Turn(seat, DISCARDING + 1))
        t.push(Excess(seat))
    else:
        raise BadScenario(f"there is no phase {scene.phase!r}; the phases are {', '.join(PHASES)}")
