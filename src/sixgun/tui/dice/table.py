"""The dice table drawn in characters: seats with their arrows, and the dice with what they will do."""

from collections.abc import Iterator, Sequence

from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.circle import can_reach
from sixgun.dicegame.face import FACES, FATAL_DYNAMITE
from sixgun.dicegame.view import SeatView, View
from sixgun.kernel.choice import letter
from sixgun.text import Text
from sixgun.text.wording import listed
from sixgun.tui.screen import Row, fitted, widest, widest_role, wrapped


def draw(view: View, text: Text, width: int) -> list[Row]:
    """The supply of arrows, then a line a seat."""
    head = text.say("table-head-dice", supply=view.supply)
    seats = [row for seat in view.seats for row in seat_rows(view, seat, text, width)]
    return [Row(head, "heading"), *seats]


def seat_rows(view: View, seat: SeatView, text: Text, width: int) -> list[Row]:
    choosing = len(view.pairs_numbers) > 0  # nobody has life points before he has a character
    name = text.say("table-choosing") if choosing else text.say(f"character-{seat.character}")
    who = [
        ">" if seat.seat == view.turn and not view.over else " ",
        letter(seat.seat),
        f"{name:<15}",
        f"{text.say(f'role-{seat.role}' if seat.role else 'role-hidden'):<{widest_role(text)}}",
        f"{'' if choosing else life(seat):<16}" if seat.alive else text.say("table-out"),
    ]
    more = (
        [f"{text.say('table-arrows', count=seat.arrows):<{widest(text, 'table-arrows')}}", how_far(view, seat, text)]
        if seat.alive
        else []
    )
    if seat.hits:
        more.append(text.say("table-hits", count=seat.hits))
    style = "heading" if seat.seat == view.seat else "plain" if seat.alive else "quiet"
    return [Row(line, style) for line in fitted(" ".join(who), " ".join(more), width)]


def life(seat: SeatView) -> str:
    """Life points as signs and as a number."""
    return f"{'●' * seat.life}{'○' * (seat.max_life - seat.life)} {seat.life}/{seat.max_life}"


def how_far(view: View, seat: SeatView, text: Text) -> str:
    """How many places away a seat is from the viewer's, the short way round the living."""
    if seat.seat == view.seat:
        return text.say("table-you")
    if view.seat is None or not view.seats[view.seat].alive:
        return ""
    left, circle = places(view, view.seat, seat.seat)
    return text.say("table-places", count=min(left, circle - left))


def places(view: View, a: int, b: int) -> tuple[int, int]:
    """How many places b sits to the left of a, and how many players are in the circle."""
    ring = [seat.seat for seat in view.seats if seat.alive]
    return (ring.index(b) - ring.index(a)) % len(ring), len(ring)


def dice(view: View, text: Text, kept: Sequence[int], width: int) -> list[Row]:
    """The five dice as boxes with their places above and their state below."""
    names = [die(text, face).upper() for face in view.dice]
    wide = max(len(die(text, face)) for face in FACES) + 2
    locked = text.say("dice-locked")
    rerolls_dynamite = BY_NAME[view.seats[view.turn].character].rerolls_dynamite
    marks = []
    for place, face in enumerate(view.dice, 1):
        stays = face == "dynamite" and not rerolls_dynamite
        marks.append(locked if stays else text.say("dice-kept") if place in kept else "")
    head = text.say("dice-roll", roll=view.rolls, allowed=view.rolls_allowed)
    rows = [
        "".join(f" {place:^{wide + 2}}" for place in range(1, len(names) + 1)),
        "".join(f" ┌{'─' * wide}┐" for _ in names),
        "".join(f" │{name:^{wide}}│" for name in names),
        "".join(f" └{'─' * wide}┘" for _ in names),
        "".join(f" {mark:^{wide + 2}}" for mark in marks),
    ]
    return [Row(head, "heading"), *(Row(row.rstrip()[:width]) for row in rows if row.strip())]


def die(text: Text, face: str) -> str:
    """What stands on a die."""
    return text.say(f"face-{face}.die" if text.has(f"face-{face}.die") else f"face-{face}")


def effects(view: View, text: Text, width: int) -> Iterator[Row]:
    """What each die will do if the player stops now."""
    for face in FACES:
        count = view.dice.count(face)
        if count:
            for line in wrapped(effect(view, text, face, count), width, "  ", "    "):
                yield Row(line)


def effect(view: View, text: Text, face: str, count: int) -> str:
    ability = BY_NAME[view.seats[view.turn].character]
    if face in ("1", "2"):
        targets = [letter(seat) for seat in in_sight(view, face)]
        return text.say("dice-does-shot", count=count, face=die(text, face), targets=listed(text, targets, "list-or"))
    need = {"dynamite": FATAL_DYNAMITE, "gatling": int(ability.gatlings_needed)}.get(face, 0)
    return text.say(f"dice-does-{face}", count=count, need=need, fires="yes" if count >= need else "no")


def in_sight(view: View, face: str) -> list[int]:
    """The seats that the player of the turn may hit with a die, clockwise (X28-X31)."""
    shooter = BY_NAME[view.seats[view.turn].character]
    circle = sum(seat.alive for seat in view.seats)
    sight = 2 if face == "2" and circle > 3 else 1
    others = [seat.seat for seat in view.seats if seat.alive and seat.seat != view.turn]
    reached = [seat for seat in others if can_reach(shooter, sight, *places(view, view.turn, seat))]
    return sorted(reached, key=lambda seat: places(view, view.turn, seat)[0])
