"""Reading lessons: a scenario with `coach` among its steps. An error names file and line."""

from functools import cache
from pathlib import Path
from typing import Final, cast

from sixgun import given
from sixgun.cardgame.shelf import KINDS
from sixgun.errors import BadScenario, quoted
from sixgun.kernel.position import Place
from sixgun.lessons.lesson import PARTS, Lesson, LessonStep, Point
from sixgun.scenario.document import read_document
from sixgun.scenario.form import check_form
from sixgun.scenario.read import ScenarioReader, mapping
from sixgun.scenario.scenario import Say, Scenario, Step

HERE: Final = Path(__file__).resolve().parent
LESSONS: Final = ("card", "dice")
"""Every lesson: the file beside this one has the name of the lesson, and it teaches the game of that name."""

LEARNER: Final = 0
"""The seat of the one who learns."""

COACH: Final = "coach"
COACH_KEYS: Final = {"step": "name", "point": "names", "only": "names", "also": "names", "look": "yes or no"}
"""What stands in a `coach`, with the form of its value."""


@cache
def find(name: str) -> Lesson:
    """A lesson that comes with the package."""
    return read_lesson(HERE / f"{given.known('lesson', name, LESSONS)}.yaml")


def read_lesson(file: Path) -> Lesson:
    """The lesson of a file, all of it checked."""
    document = read_document(file, "lessons")
    try:
        return LessonReader(document).lesson()
    except BadScenario as wrong:
        raise document.blame(wrong) from wrong


class LessonReader(ScenarioReader):
    """Turns one document into a lesson."""

    def lesson(self) -> Lesson:
        lines: list[list[Step]] = [[]]
        heads: list[tuple[Place, dict[str, object]]] = []
        for i, item in enumerate(self.items()):
            at: Place = ("steps", i)
            if isinstance(item, dict) and list(item) == [COACH]:
                heads.append(((*at, COACH), self.read_coach(item[COACH], (*at, COACH))))
                lines.append([])
            else:
                lines[-1] += self.read_step(item, at)
        if not heads:
            raise BadScenario("nobody says anything in this lesson; give it a step such as 'coach: {step: aim}'", ())
        return Lesson(
            name=self.document.file.stem,
            scenario=Scenario(
                file=self.document.file,
                line=self.document.line(()),
                name=str(self.values["name"]),
                rules=(),
                game=self.game,
                position=self.position,
                steps=tuple(step for line in lines for step in line),
            ),
            opening=tuple(lines[0]),
            steps=tuple(self.read_head(at, head, line) for (at, head), line in zip(heads, lines[1:], strict=True)),
        )

    def read_coach(self, value: object, at: Place) -> dict[str, object]:
        said = mapping(COACH, value, at)
        for key, item in said.items():
            if key not in COACH_KEYS:
                raise BadScenario(f"a coach has no {quoted(key)}; he has {', '.join(COACH_KEYS)}", (*at, key))
            check_form(COACH_KEYS[key], key, item, (), (*at, key))
        if "step" not in said:
            raise BadScenario("this coach has no step; name it, for his words are found by that name", at)
        return said

    def read_head(self, at: Place, head: dict[str, object], line: list[Step]) -> LessonStep:
        moves = [step for step in line if isinstance(step, Say)]
        if moves and moves[0].seat != LEARNER:
            raise BadScenario(
                f"line {moves[0].line} is the first move after the coach and not the learner's; put it before him", at
            )
        points = cast(list[str], head.get("point", []))
        return LessonStep(
            name=str(head["step"]),
            points=tuple(self.read_point(text, (*at, "point", i)) for i, text in enumerate(points)),
            only=tuple(cast(list[str], head.get("only", []))),
            also=tuple(cast(list[str], head.get("also", []))),
            look=head.get("look") is True,
            line=tuple(line),
        )

    def read_point(self, text: str, at: Place) -> Point:
        """A point in words: a part, then a seat or a kind of card or both, as in `in-play D barrel`."""
        part, *rest = text.split()
        if part not in PARTS:
            raise BadScenario(f"nobody can point at {quoted(part)}; there are {', '.join(PARTS)}", at)
        seat = self.read_seat(rest.pop(0), at) if rest and rest[0] in self.letters else None
        card = rest.pop(0) if rest and rest[0] in KINDS else None
        if rest:
            raise BadScenario(
                f"{quoted(rest[0])} is neither a seat nor a card; write a point as 'in-play D barrel'", at
            )
        return Point(part, seat, card)
