"""A lesson under way: the real game, and what its coach waits for."""

from typing import Final

from sixgun.errors import IllegalMove, quoted
from sixgun.kernel.choice import Move
from sixgun.lessons.lesson import Lesson, LessonStep, Point
from sixgun.lessons.read import LEARNER
from sixgun.scenario.dealt import dealt, is_forced
from sixgun.scenario.language import LANGUAGES
from sixgun.scenario.scenario import Say, Step

ENDS: Final = ("end", "stop")
"""The moves for which there is a button."""


class Guide:
    """Leads through a lesson. Everything that happens is a move of the game, and every step begins as it is written.

    While the learner does what the lesson wants, the game simply goes on. When he does something else it is played
    too, and the coach says so; the next step then begins on the table that the lesson has for it. So whatever he
    does, there is a next step.
    """

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.language = LANGUAGES[lesson.game]
        self.begin(max(0, min(at, len(lesson.steps) - 1)))

    def begin(self, at: int) -> None:
        """Lay the table as it is when a step begins."""
        self.game = dealt(self.lesson.scenario)
        self.strayed = False
        """Whether the learner has done something else than this step wants."""
        self.at = at
        self.left = moves_of(self.lesson.opening)
        for step in self.lesson.steps[:at]:
            self.left += moves_of(step.line)
        while self.left:
            if not self.go_on():
                self.game.play(self.left.pop(0).said.text)
        while self.go_on():
            pass
        self.left = moves_of(self.step.line)

    # where it stands

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def asks(self) -> bool:
        """Whether the coach waits for a move; else he waits until he is understood."""
        return not self.strayed and bool(self.left) and self.game.asked == LEARNER

    @property
    def wanted(self) -> Move:
        """The move that the coach waits for, as it is written."""
        return self.left[0].said.move

    @property
    def points(self) -> tuple[Point, ...]:
        """What the coach points at: what the step is about, and once that is done what the next move needs."""
        if self.strayed or len(self.left) == len(moves_of(self.step.line)):
            return self.step.points
        return needed_for(self.wanted) if self.asks else ()

    @property
    def is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    def offer(self) -> list[Move]:
        """What the learner may do now: what the step is about, of all that is legal."""
        if not self.asks:
            return []
        options = list(self.game.choice.options)
        fitting = [one for one in options if begins(one, self.step.only) or self.language.fits(self.wanted, one)]
        return fitting if self.step.only else options

    # going on

    def answer(self, text: str) -> None:
        """The learner plays one of the moves on offer."""
        chosen = self.game.read(text)
        if chosen.move not in self.offer():
            raise IllegalMove(
                f"{quoted(text)} is not what this step is about; it is {' or '.join(map(str, self.offer()))}"
            )
        if self.language.fits(self.wanted, chosen.move) or begins(chosen.move, self.step.also):
            self.left.pop(0)
        else:
            self.strayed = True
            self.left = []
        self.turn = self.whose_turn
        self.game.play(chosen)

    @property
    def due(self) -> str | None:
        """The next move that is not for the learner to decide; None when he has to do something."""
        if self.game.over:
            return None
        asked = self.game.asked
        if self.is_forced:
            return str(self.game.choice.options[0])
        if self.strayed and asked != LEARNER and self.whose_turn == self.turn:
            return str(self.game.choice.default)  # what he did takes effect, and the turn is not played on
        if self.left and self.left[0].seat == asked != LEARNER:
            return self.left[0].said.text
        return None

    def go_on(self) -> bool:
        """Play what is due; False when nothing is."""
        move = self.due
        if move is None:
            return False
        if not self.is_forced and self.left:
            self.left.pop(0)
        self.game.play(move)
        return True

    def turn_page(self) -> bool:
        """Begin the next step when this one is done; False while it is not."""
        if self.asks or self.strayed or not self.step.line or self.is_last:
            return False
        self.open_next()
        return True

    def understood(self) -> bool:
        """The learner has read what the coach said. True when the table was laid anew for the next step."""
        if self.asks or self.is_last:
            return False
        if self.strayed:
            self.begin(self.at + 1)
            return True
        self.open_next()
        return False

    def open_next(self) -> None:
        self.at += 1
        self.left = moves_of(self.step.line)

    # the game

    @property
    def is_forced(self) -> bool:
        """Whether there is only one answer, and nothing in it to learn."""
        return is_forced(self.game)

    @property
    def whose_turn(self) -> int:
        return int(self.game.view(LEARNER).turn)


def moves_of(line: tuple[Step, ...]) -> list[Say]:
    return [step for step in line if isinstance(step, Say)]


def needed_for(move: Move) -> tuple[Point, ...]:
    """What on the table one touches to make a move."""
    card, seat = getattr(move, "card", ""), getattr(move, "seat", None)
    points = [Point("hand", card=card.partition("/")[0])] if card else []
    if seat is not None:
        points.append(Point("me") if seat == LEARNER else Point("seat", seat))
    elif move.verb in ENDS:
        points.append(Point("end"))
    return tuple(points)


def begins(move: Move, beginnings: tuple[str, ...]) -> bool:
    return any(str(move).startswith(words) for words in beginnings)
