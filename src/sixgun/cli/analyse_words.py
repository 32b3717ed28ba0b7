"""An analysis in words, for the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sixgun import bots
from sixgun.analysis.belief_run import runs_of
from sixgun.analysis.result import Analysis, Beliefs, Mistake, PlayerFound, TurningPoint
from sixgun.bots.reason import Sentence
from sixgun.cardgame.notation import read as read_card
from sixgun.cli.shares_chart import chart
from sixgun.dicegame.notation import read as read_dice
from sixgun.game import Game
from sixgun.kernel.choice import Move, letter
from sixgun.lab.stats import Z
from sixgun.lab.tables import in_columns
from sixgun.text import Text
from sixgun.text.wording import card_words
from sixgun.tui.screen import TIE, Row, Screen


class AnalysisWords:
    """Tells an analysis in one language."""

    def __init__(self, language: str, screen: Screen, game: Game) -> None:
        self.text: Final = Text(language)
        for name, bundle in self.text.bundles.items():
            bundle.add(Path(bots.__file__).parent / f"reasons.{name}.ftl")
        self.screen: Final = screen
        self.game: Final = game
        self.view: Final = game.view(None)

    def tell(self, found: Analysis, seat: int | None) -> None:
        """All of it; `seat` is whose mistakes are told."""
        say, write = self.text.say, self.screen.write
        winner = next((side.name for side in found.sides if side.result == 1.0), "nobody")
        write(say("analysis-won", side=winner, turns=found.curve[-1].turn))
        self.heading("analysis-winning")
        names = [self.side(found, at) for at in range(len(found.sides))]
        for line in chart(found, names, self.screen.width, self.screen.is_plain):
            self.screen.row(Row(line))
        self.heading("analysis-turning")
        if not found.turning:
            write(say("analysis-no-turning"))
        for number, point in enumerate(found.turning, 1):
            write(f"{number}  {self.turning(found, point)}", hang="   ")
        self.heading("analysis-players")
        self.players(found.seats)
        for at, side in enumerate(found.sides):
            facts = {"start": percent(side.start), "result": percent(side.result)}
            parts = {"luck": points(side.luck), "decisions": points(side.decisions)}
            write(say("analysis-sum", side=names[at], **facts, **parts), "quiet")
        self.heading("analysis-mistakes")
        if not found.mistakes:
            write(say("analysis-no-mistakes"))
        for each in found.mistakes:
            self.mistake(each, with_name=seat is None)
        if any(shown != 1 for shown in found.beliefs.shown):
            self.heading("analysis-beliefs")
            self.beliefs(found.beliefs)
        self.heading("analysis-numbers")
        told = [say(f"analysis-number-{name}", count=count, of=of) for name, count, of in found.numbers]
        write(" · ".join(each.replace(" ", TIE) for each in told))

    def heading(self, key: str) -> None:
        self.screen.row(Row(""))
        self.screen.write(self.text.say(key), "heading")

    def side(self, found: Analysis, at: int) -> str:
        """A side by name; one of two Renegades with his seat."""
        side = found.sides[at]
        alike = [each for each in found.sides if each.name == side.name]
        name = self.text.say("analysis-side", side=side.name)
        return f"{name} {letter(side.seats[0])}" if len(alike) > 1 else name

    def turning(self, found: Analysis, point: TurningPoint) -> str:
        told = [self.text.event(seen, None, self.view) for seen in point.events[:2]]
        key = "analysis-turn-luck" if abs(point.decision) < 0.005 else "analysis-turn"
        said = self.text.say(
            key,
            turn=point.turn,
            seat=letter(point.whose),
            side=self.side(found, point.side),
            change=points(point.change),
            luck=points(point.luck),
            decision=points(point.decision),
        )
        return " ".join([self.text.say("analysis-turn-of", turn=point.turn, seat=letter(point.whose)), *told, said])

    def players(self, seats: Sequence[PlayerFound]) -> None:
        say = self.text.say
        head = ["", *(say(f"analysis-head-{name}") for name in ("luck", "decisions", "cost"))]
        rows = []
        for each in seats:
            who = f"{letter(each.seat)} {say(f'role-{each.role}')}{'*' if each.won else ''}"
            figures = [
                (each.luck, each.luck_error),
                (each.decisions, each.decisions_error),
                (each.cost, each.cost_error),
            ]
            rows.append([who, *(f"{points(value)} ±{100 * Z * error:.0f}" for value, error in figures)])
        words = ["", *(say("analysis-word", word=each.word) for each in seats)]
        for line, word in zip(in_columns(head, rows), words, strict=True):
            self.screen.row(Row(f"{line}  {word}".rstrip()))
        self.screen.write(say("analysis-players-text"), "quiet")

    def mistake(self, each: Mistake, with_name: bool) -> None:
        say = self.text.say
        did, better = (self.move(words, each.why) for words in (each.did, each.better))
        key = "analysis-mistake" if with_name else "analysis-mistake-own"
        self.screen.write(say(key, turn=each.turn, seat=letter(each.seat), did=did), hang="  ")
        gain = {"points": points(each.cost), "error": f"{100 * Z * each.error:.0f}"}
        said = " ".join(self.sentence(reason) for reason in each.reasons)
        self.screen.write(say("analysis-better", better=better, **gain), indent="  ", hang="    ")
        if said:
            self.screen.write(say("analysis-says", said=said), "quiet", indent="  ", hang="    ")

    def move(self, words: str, why: str) -> str:
        """A move as records write it, in words of the language."""
        read: Move = read_card(self.game.table.rules, words) if self.game.deal.game == "card" else read_dice(words)  # type: ignore[attr-defined]
        return self.text.move(read, why)

    def sentence(self, sentence: Sentence) -> str:
        """A reason, with seats and cards in words."""
        facts: dict[str, Any] = dict(sentence.arguments)
        for name, fact in facts.items():
            if name in ("seat", "target"):
                facts[name] = letter(int(fact))
            elif name == "card":
                facts[name] = card_words(self.text, str(fact))
        return self.text.say(sentence.key, **facts).replace(" %", f"{TIE}%")

    def beliefs(self, found: Beliefs) -> None:
        """What everybody could believe of each seat, when it changed."""
        say = self.text.say
        for seat, observers in enumerate(found.chances):
            shown = found.shown[seat]
            if shown == 1:
                continue
            runs = []
            for turn, role, chance in runs_of(found.turns, observers[0]):
                if shown is not None and turn >= shown:
                    break
                name = say(f"role-{role}") if role else ""
                key = "analysis-belief" if role else "analysis-belief-none"
                runs.append(say(key, turn=turn, role=name, percent=percent(chance)))
            role = say(f"role-{self.view.seats[seat].role}")
            if shown is not None:
                runs.append(say("analysis-belief-shown", turn=shown))
            self.screen.write(f"{letter(seat)} ({role}): {' → '.join(runs)}", hang="   ")


def points(change: float) -> str:
    """A change of a chance in points.

    >>> points(-0.0712), points(0.001)
    ('−7', '0')
    """
    whole = round(100 * change)
    return "0" if whole == 0 else f"{whole:+d}".replace("-", "−")


def percent(share: float) -> int:
    return round(100 * share)
