"""A puzzle that was found: its scenario as text, with what its answers are worth."""

from collections.abc import Sequence
from typing import Any, Final

from sixgun.game import Game
from sixgun.kernel.choice import letter
from tools.puzzles.bot_game import LEVELS, LITTLE, seated
from tools.puzzles.certain import Certain
from tools.puzzles.pose import way_line

STRONGEST: Final = "legend"
DREAMS: Final = f"{STRONGEST}:240"
"""The strongest bot, trying ten times as many worlds as it does in a game."""
WINS: Final = 0.95
"""With such a chance the best answer wins the game."""
WIDE: Final = 0.22
"""A lead by which the best answer stands out."""
DONE: Final = ("end", "stop", "pass")
"""The verbs of doing nothing more: the first two in one's own turn, the last where somebody else's deed asks one."""


def picks_of(game: Game, mind: Any) -> dict[str, object]:
    """What each bot answers at the question of a posed game, as the gist of it; all have heard what happened there."""
    t: Any = game.table
    picks = {}
    for name in (*LEVELS, DREAMS):
        match = seated(game, name)
        match.tell()
        t.offer()
        picks[name.partition(":")[0]] = mind.gist(match.ask(t.top.seat))
    return picks


def theme_of(game: Game, ways: Sequence[Any], chance: float) -> str:
    """What the puzzle is about, by its answers, the best of which comes first and wins with that chance."""
    best, *others = ways
    view: Any = game.view(game.asked)
    target = getattr(best, "seat", None)
    if game.choice.why == "rolling":
        return "dice"
    if chance >= WINS:
        return "finish"
    rivals = {getattr(each, "seat", None) for each in others if each.verb == best.verb}
    if target not in (None, view.viewer) and rivals - {None, target}:
        return "who"
    if best.verb in DONE:
        return "hold"
    in_turn = any(each.verb in DONE[:2] for each in ways)
    if in_turn and getattr(view, "event", None) is not None:
        return "events"
    return "survive" if not in_turn or view.seats[view.viewer].life <= LITTLE else "cards"


def difficulty_of(found_by: list[str], lead: float) -> int:
    """1 to 5: one more for every level that misses it, and for a lead that does not stand out."""
    return 1 + sum(level not in found_by for level in LEVELS) + (lead < WIDE)


def text_with(text: str, game: Game, mind: Any, found: Certain, picks: dict[str, object]) -> str:
    """The scenario of a puzzle, whole."""
    best = found.best
    options = game.choice.options
    words = dict(zip(mind.moves, options, strict=True))
    chances = {m: found.chance(best, m) for m in found.moves}
    order = sorted(found.moves, key=lambda m: (m != best, -chances[m].value))
    lead = min(found.lead(best, m).value for m in found.moves if m != best)
    found_by = [level for level, gist in picks.items() if gist == mind.gist(best)]
    lines = [
        "puzzle:",
        f"  theme: {theme_of(game, [words[m] for m in order], chances[best].value)}",
        f"  difficulty: {difficulty_of(found_by, lead)}",
        f"  seat: {letter(mind.view.viewer)}",
        f"  worlds: {len(found.rows)}",
        f"  found_by: [{', '.join(found_by)}]",
        "  ways:",
    ]
    for m in order:
        chance = chances[m]
        reason = mind.reason(m, options).why
        lines.append(f"    - {way_line(str(words[m]), round(1000 * chance.value), round(1000 * chance.error), reason)}")
    return text + "\n".join(lines) + "\n"
