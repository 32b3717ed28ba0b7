"""Running a scenario: set it up, say the moves, and hold what is against what is expected."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sixgun.game import GAMES
from sixgun.kernel.choice import Choice, Move, Seen, letter
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance, settle
from sixgun.scenario.form import FORMS, HIDDEN, NO_SEAT, in_words
from sixgun.scenario.language import LANGUAGES, Language
from sixgun.scenario.scenario import Ask, Expect, Refuse, Said, Say, Scenario, Step, Wanted


@dataclass(frozen=True)
class Failure:
    """Something that is not as the scenario says."""

    line: int
    what: str
    expected: str
    found: str


class Bots(Protocol):
    """Whoever answers for the bots of a scenario: they are made on a floor above this one."""

    def levels(self) -> tuple[str, ...]:
        """Those that a step means which names none."""
        ...

    def choose(self, level: str, view: Any, choice: Choice, news: Sequence[Seen]) -> Move: ...


@dataclass(frozen=True)
class ScenarioOutcome:
    """How a scenario ended: without failures it holds. `asked` and `legal` are where it stopped."""

    scenario: Scenario
    failures: tuple[Failure, ...]
    asked: str
    legal: tuple[str, ...]

    @property
    def holds(self) -> bool:
        return not self.failures


def run(scenario: Scenario, bots: Bots | None = None) -> ScenarioOutcome:
    """Run a scenario up to its end or to the first step that fails; where there are no bots, none are asked."""
    running = Running(scenario, bots)
    failures: list[Failure] = []
    for step in scenario.steps:
        failures = running.take(step)
        if failures:
            break
    return ScenarioOutcome(scenario, tuple(failures), running.asked(), tuple(map(str, running.options())))


class Running:
    """A scenario under way.

    Questions with a single answer are answered at once, except those that are always asked; a step that
    repeats such an answer is accepted.
    """

    def __init__(self, scenario: Scenario, bots: Bots | None = None) -> None:
        self.game = scenario.game
        self.bots = bots
        self.language: Language = LANGUAGES[scenario.game]
        self.table: Any = self.language.set_up(scenario.position)
        if bots is not None:
            self.table.log = Log()  # they go by what they have seen
        self.answered: list[tuple[int, Move]] = []
        """What was answered for the players since the last step."""
        settle(self.table)
        self.answer_what_is_forced()

    def take(self, step: Step) -> list[Failure]:
        """Take a step; what fails, if anything does."""
        if isinstance(step, Expect):
            return [failure for wanted in step.wanted for failure in self.look(wanted)]
        if isinstance(step, Refuse):
            return self.refuse(step)
        return self.ask(step) if isinstance(step, Ask) else self.say(step)

    # moves

    def asked(self) -> str:
        return NO_SEAT if self.table.over else letter(self.table.top.seat)

    def options(self) -> tuple[Move, ...]:
        """What the seat asked may answer, each move that prints alike once."""
        if self.table.over:
            return ()
        return tuple({str(move): move for move in self.language.choice(self.table).options}.values())

    def options_of(self, seat: int) -> tuple[Move, ...]:
        return self.options() if self.asked() == letter(seat) else ()

    def offers(self, options: tuple[Move, ...], said: Said) -> bool:
        return any(self.language.fits(said.move, option) for option in options)

    def say(self, step: Say) -> list[Failure]:
        if self.offers(self.options_of(step.seat), step.said):
            self.answered = []
            self.play(step.said.text)
            self.answer_what_is_forced()
            return []
        if self.repeats(step):
            return []
        found = "the game is over" if self.table.over else f"{self.asked()} is asked"
        if self.asked() == letter(step.seat):
            found = "that is not legal"
        return [Failure(step.line, "step", f"{letter(step.seat)}: {step.said.text}", found)]

    def repeats(self, step: Say) -> bool:
        """Whether a step says what was answered for the player already; answers before it count as said."""
        for i, (seat, move) in enumerate(self.answered):
            if seat == step.seat and self.language.fits(step.said.move, move):
                self.answered = self.answered[i + 1 :]
                return True
        return False

    def refuse(self, step: Refuse) -> list[Failure]:
        if not self.offers(self.options_of(step.seat), step.said):
            return []
        whose = f"illegal for {letter(step.seat)}"
        return [Failure(step.line, whose, legality(step.said, False), legality(step.said, True))]

    def ask(self, step: Ask) -> list[Failure]:
        """What bots in the seat that is asked would answer, who have heard all that happened since the beginning."""
        if self.bots is None:
            return []
        if self.table.over:
            return [Failure(step.line, "bots", "a question", "the game is over")]
        seat = self.table.top.seat
        view, choice = self.language.view(self.table, seat), self.language.choice(self.table)
        news = GAMES[self.game].events(self.table, 0, seat)
        failures = []
        for level in step.levels or self.bots.levels():
            move = self.bots.choose(level, view, choice, news)
            if (step.must and not self.is_one_of(move, step.must)) or self.is_one_of(move, step.must_not):
                failures.append(Failure(step.line, level, wanted_of(step), str(move)))
        return failures

    def is_one_of(self, move: Move, said: tuple[Said, ...]) -> bool:
        return any(self.language.fits(each.move, move) for each in said)

    def play(self, move: Move | str) -> None:
        advance(self.table, self.language.answer(self.table, move).code)

    def answer_what_is_forced(self) -> None:
        while not self.table.over and not self.table.top.always_asked():
            options = self.options()
            if len(options) != 1:
                return
            self.answered.append((self.table.top.seat, options[0]))
            self.play(options[0])

    # expectations

    def look(self, wanted: Wanted) -> list[Failure]:
        if wanted.form == "moves":
            return self.look_at_moves(wanted)
        found = self.fact(wanted)
        if FORMS[wanted.form].agrees(wanted.value, found):
            return []
        if wanted.form == "top cards" and isinstance(wanted.value, list) and isinstance(found, list):
            found = found[: len(wanted.value)]
        if isinstance(wanted.value, dict) and isinstance(found, dict):
            found = {key: found.get(key) for key in wanted.value}
        return [Failure(wanted.line, title(wanted), in_words(wanted.value), in_words(found))]

    def look_at_moves(self, wanted: Wanted) -> list[Failure]:
        assert isinstance(wanted.value, tuple)
        options = self.options() if wanted.viewer is None else self.options_of(wanted.viewer)
        want = wanted.key == "legal"
        return [
            Failure(wanted.line, title(wanted), legality(said, want), legality(said, not want))
            for said in wanted.value
            if self.offers(options, said) != want
        ]

    def fact(self, wanted: Wanted) -> object:
        """What is true, or what the viewer sees."""
        view = self.language.view(self.table, wanted.viewer)
        if wanted.seat is None:
            return self.facts(view)[wanted.key]
        if wanted.key == "role" and wanted.viewer is None:
            # a role counts as known when a neighbour knows it
            view = self.language.view(self.table, (wanted.seat + 1) % len(view.seats))
        return self.facts_of_seat(view, wanted.seat)[wanted.key]

    def facts(self, view: Any) -> dict[str, object]:
        return {
            "asked": NO_SEAT if view.asked is None else letter(view.asked),
            "turn": letter(view.turn),
            "over": view.over,
            "winners": list(map(letter, view.winners)),
        } | self.language.facts(view)

    def facts_of_seat(self, view: Any, seat: int) -> dict[str, object]:
        s = view.seats[seat]
        common = {"life": s.life, "alive": s.alive, "role": s.role or HIDDEN}
        return common | self.language.facts_of_seat(view, seat)


def legality(said: Said, is_legal: bool) -> str:
    return f"{said.text} is {'' if is_legal else 'not '}legal"


def wanted_of(step: Ask) -> str:
    """What a bot should have chosen."""
    must, must_not = (" or ".join(said.text for said in moves) for moves in (step.must, step.must_not))
    return " and ".join([*([must] if must else []), *([f"not {must_not}"] if must_not else [])])


def title(wanted: Wanted) -> str:
    """What an expectation is about.

    >>> title(Wanted(7, "hand", "cards", ["?"], seat=2, viewer=0))
    'hand of C as A sees it'
    """
    of = "" if wanted.seat is None else f" of {letter(wanted.seat)}"
    seen = "" if wanted.viewer is None else f" as {letter(wanted.viewer)} sees it"
    return f"{wanted.key}{of}{seen}"
