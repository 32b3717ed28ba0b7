"""A moment of a game as a scenario: the position a round before, and the moves since."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sixgun.bots.reason import Sentence
from sixgun.dicegame.face import DICE
from sixgun.errors import BadScenario, IllegalMove, NotAMove
from sixgun.game import Game
from sixgun.kernel.choice import letter
from sixgun.puzzles.read import written
from sixgun.scenario.dealt import played
from sixgun.scenario.read import read_file
from sixgun.scenario.scenario import Scenario
from tools.puzzles.bot_game import Moment

AGAIN: Final = "-"
"""What stands for a die that is rolled again, where the others are told."""
SEEDS: Final = 8
"""Seeds that are tried for a position, until what falls by chance since then falls as it did."""


def pose(moment: Moment, name: str) -> tuple[str, Game] | None:
    """The text of a moment up to its question, and its game; None if a scenario cannot tell it."""
    for seed in range(1, SEEDS + 1):
        text = text_of(moment, name, seed)
        try:
            game = played(read_text(text))
        except (BadScenario, IllegalMove, NotAMove):
            continue
        if stands(game) == stands(moment.game):
            return text, game
    return None


def stands(game: Game) -> object:
    """All that can be seen of a table with everything open, and what is on offer."""
    view: Any = game.view(None)
    return game.asked, sorted(map(str, game.choice.options)), [str(seat) for seat in view.seats]


def read_text(text: str) -> Scenario:
    with TemporaryDirectory() as folder:
        file = Path(folder, "posed.yaml")
        file.write_text(text, encoding="utf-8")
        return read_file(file)[0]


def text_of(moment: Moment, name: str, seed: int) -> str:
    game, start = moment.game, moment.start
    view = game.rulebook.view(start.table, None)
    entries = [entry for entry, free in zip(game.journal, moment.free, strict=True) if free][start.free :]
    tell = card_lines if game.deal.game == "card" else dice_lines
    lines = [f"name: {name}", f"game: {game.deal.game}", *tell(moment, view), f"seed: {seed}", "steps:"]
    lines += [f"  - {letter(entry.seat)}: {quoted(entry.move)}" for entry in entries]
    lines.append(f"  - expect: {{asked: {letter(moment.seat)}}}")
    return "\n".join(lines) + "\n"


def card_lines(moment: Moment, view: Any) -> list[str]:
    t = moment.start.table
    lines = [f"sets: {flow(list(moment.game.deal.sets))}", "players:"]
    for s in view.seats:
        who: dict[str, object] = {"role": s.role, "character": s.character}
        if s.alive:
            who |= {"life": s.life, "hand": list(s.hand), "table": list(s.in_play)}
            if s.borrowed is not None:
                who["copies"] = next(letter(each.seat) for each in view.seats if each.character == s.borrowed)
        else:
            who["alive"] = False
        lines.append(f"  {letter(s.seat)}: {flow(who)}")
    lines += [f"turn: {letter(t.top.seat)}", "phase: start"]
    faces, cards = t.rules.faces, t.deck.cards
    top = [faces[cards[t.deck.n - 1 - i]] for i in range(t.deck.n - moment.fewest)]
    lines += [f"deck: {flow(top)}", f"discard: {flow([faces[t.discards.cards[i]] for i in range(t.discards.n)])}"]
    if view.event is not None:
        lines.append(f"event: {view.event}")
    if view.next_event is not None:
        below = [t.rules.events[t.packet[i]].name for i in reversed(range(len(t.packet) - 1))]
        lines += [f"next_event: {view.next_event}", f"events: {flow(below)}"]
    return lines


def dice_lines(moment: Moment, view: Any) -> list[str]:
    lines = ["players:"]
    for s in view.seats:
        who: dict[str, object] = {"role": s.role, "character": s.character}
        who |= {"life": s.life, "arrows": s.arrows} if s.alive else {"alive": False}
        lines.append(f"  {letter(s.seat)}: {flow(who)}")
    t = moment.start.table
    return [*lines, f"turn: {letter(t.top.seat)}", f"supply: {t.supply}", f"rolls: [{', '.join(rolls(moment))}]"]


def rolls(moment: Moment) -> list[str]:
    """What the dice showed since the start, those that were rolled, from the left."""
    lines: list[str] = []
    kept: list[str] = []
    for seen in moment.game.events(moment.start.happened):
        if seen.what == "kept":
            kept = (seen.card or "").split()
        elif seen.what == "rolled":
            held = kept if seen.amount > 1 else [AGAIN] * DICE
            faces = (seen.card or "").split()
            lines.append(" ".join(face for face, hand in zip(faces, held, strict=True) if hand == AGAIN))
    return lines


def flow(value: object) -> str:
    """A value in one line, as scenarios have it."""
    if isinstance(value, list):
        return f"[{', '.join(map(flow, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else quoted(value) if isinstance(value, str) else str(value)


def quoted(word: str) -> str:
    """A word in quotes where it would be read as something else."""
    plain = not any(sign in word for sign in ",:'[]{}#?") and not word.isdigit() and word not in ("", "none", "no")
    return word if plain else f"'{word}'"


def way_line(move: str, chance: int, error: int, reason: Sentence) -> str:
    return flow({"move": move, "chance": chance, "error": error, "reason": written(reason)})
