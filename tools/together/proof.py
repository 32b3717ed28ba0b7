"""The proof of a cell: its scenario, played with the event idle, with the ability idle, and with both."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sixgun.cardgame import encode
from sixgun.cardgame.ability import Ability
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.shelf import CHARACTERS, EVENTS
from sixgun.scenario import Scenario
from sixgun.scenario.run import Running
from tools.break_rules import broken, give_up, notices
from tools.broken.patch import Break, Value

KEPT = ("bullets", "is_in", "final", "final_by", "deals_second")
"""What an idle event or ability keeps: what decides which cards and bullets are dealt."""


def hooks(ability: Ability, plain: type[Ability]) -> Iterator[tuple[type, str]]:
    """What an event or a character fills in, each with the class that does."""
    for each in type(ability).__mro__:
        if each is plain:
            return
        for name in vars(each):
            if hasattr(plain, name) and not name.startswith(("__", "why_not")):
                yield each, name


@contextmanager
def idle(ability: Ability, plain: type[Ability]) -> Iterator[None]:
    """An event or a character that bends nothing, and is itself again afterwards."""
    tame = tuple(Value(owner, name, getattr(plain, name)) for owner, name in hooks(ability, plain) if name not in KEPT)
    with broken(Break((), f"{ability.name} is idle", tame)):
        yield


def complaint(scenario: Scenario, event: str, character: str) -> str:
    """Why a scenario does not show what an event and a character do together; nothing if it does."""
    position: Any = scenario.position
    seated = {who.get(place) for who in position.players.values() for place in ("character", "second")}
    if event not in (position.event, position.next_event):
        return f"{event} is not in force there"
    if character not in seated:
        return f"nobody is {character} there"
    signal.signal(signal.SIGVTALRM, give_up)
    if not notices_without(scenario, event, None):
        return f"it holds without {event} too"
    if notices_without(scenario, None, character) or not notices_without(scenario, event, character):
        return ""
    if is_silenced(scenario, event, character):
        return ""
    return f"it holds without {character}, whom {event} does not keep from anything either"


def is_silenced(scenario: Scenario, event: str, character: str) -> bool:
    """Whether it is the event that leaves him nothing to do up to the first question: without it he does something."""
    silent = stands(scenario, None, None) == stands(scenario, None, character)
    return silent and stands(scenario, event, None) != stands(scenario, event, character)


@contextmanager
def without(event: str | None, character: str | None) -> Iterator[None]:
    with ExitStack() as stack:
        if event:
            stack.enter_context(idle(EVENTS[event], EventCard))
        if character:
            stack.enter_context(idle(CHARACTERS[character], Ability))
        yield


def notices_without(scenario: Scenario, event: str | None, character: str | None) -> bool:
    """Whether a scenario fails when the event, the ability, or both are idle."""
    with without(event, character):
        return notices(scenario)


def stands(scenario: Scenario, event: str | None, character: str | None) -> str:
    """The table at the first question of a scenario, with the options, when they are idle."""
    with without(event, character):
        running = Running(scenario)
        return f"{encode(running.table)!r} {running.asked()} {running.options()}"
