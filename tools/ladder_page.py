"""The page about the bots, docs/bots.md: what the book of figures says, in tables."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from sixgun.arena.duel import Lift
from sixgun.arena.survey_report import best_first
from sixgun.game import GAMES
from sixgun.lab.tables import percent, points, points_span, span
from tools.blunders import MEANINGS
from tools.ladder_book import SETS, Book, Cell, Comparison, Counted, Tables, rules_of

TARGET: Final = 0.015
"""What every rung should win more often than the one below, over all seats, with an interval clear of zero."""
OF_A_MYTH: Final = {"card": {"legend": 0.015, "gunslinger": 0.04}, "dice": {"legend": 0.01, "gunslinger": 0.02}}
"""The same of a myth, by the game whose rules are played and by whom it replaces: dice leave less to decide."""
LEAST: Final = -0.01
"""What a myth should not fall below in any role."""
ORDER_OF_ALL: Final = ("greenhorn", "drifter", "ranger", "gunslinger", "legend", "myth")
ORDER: Final = ORDER_OF_ALL[1:]
"""The rungs above the lowest."""
FEW_LOOKS: Final = 100
"""A mean of fewer says nothing."""

BEGINNING: Final = """\
# How strong the bots are

Written by `python -m tools.ladder` from [bots.json](bots.json): change neither by hand.

Weakest first: *greenhorn* answers at random, *drifter* is greedy and forgets who did what, *ranger* goes by rules of
thumb and an exact belief about the roles, *gunslinger* by the same with evolved weights, *legend* is a gunslinger who
tries every sensible answer out in imagined games, its worlds, and *myth* a legend whose first thought is that of a net
which taught itself by playing (`training/README.md` tells how, and what that net does alone, as `myth:0`). In the card
game all of them but the greenhorn look for a win within their turn in the same way. Each sees what its seat may see and
nothing else.

A figure compares two bots on the same deals: roles, characters, cards, dice and luck are alike, the old bot plays all
seats, and then each seat in turn is given to the new one. What that seat wins more often is the *lift*, in points of
win rate. Where others are named, both sit in each seat in turn among those: *karma* is the style of other programs,
which think of somebody what he did to the Sheriff. Intervals are at 95 %. Sizes of table and roles are never thrown
together.

The card game is measured with Dodge City, and once more with the events of High Noon and A Fistful of Cards.
"""

ROLES_TEXT: Final = (
    "\nThe share of games that the seats of a role won: with the old bot in them, and with the new one.\n"
)

RENEGADE_TEXT: Final = """
Among drifters, on the same deals: how often the Renegade wins with a drifter in his seat, and how often with another.
"""

RATINGS_TEXT: Final = """
OpenSkill (Plackett and Luce), from tables where all bots sit together and change places from game to game. Roles are
unlike: compare within a role.
"""

BELIEF_TEXT: Final = """
The mean probability that rangers give to the true role of another seat that is alive and hidden, after each round of
turns, by the role of the seat that is looked at. In brackets: what one's own role and the roles of the eliminated say
alone, without anybody's acts. Only games that last so long are in a column.
"""

WINS_TEXT: Final = "\nGames of gunslingers alone. Deputies win with their Sheriff.\n"

SPEED_TEXT: Final = """
Games a second on one core, CPU time, with the same bot in every seat. Legends and myths are timed alone among
gunslingers: how many worlds they try, the mean of all their real decisions (two answers at least), and the longest.
*The net* is a myth that tries nothing.
"""

LONG: Final = "\n<!-- not run: it takes hours -->\n```sh\n"
"""The beginning of a block of commands, with the reason for which no test runs them."""
LEGEND_TEXT: Final = """
A legend is slow, so it is compared on fewer deals, and its intervals are wide for that; `--legend-deals` buys more.
`legend:24` is a legend that tries 24 worlds a decision.
"""

BLUNDERS_TEXT: Final = """
Games with the same bot in every seat, and how often in a thousand games somebody did what nobody should; in brackets
what the bots of the version before did on the same deals, or on the first of them. Everything is decided on the open
table with the real cards. A friend is known when he is one and the bot's own belief gives at least 95 % to it.
"""


def page(book: Book) -> str:
    """The whole page."""
    compared = sorted(book.comparisons.values(), key=place)
    parts = [
        BEGINNING,
        *section("The ladder", ladder(compared)),
        *section("What missed the target", missed(compared)),
        *section("What was measured before the bots changed", outdated(book)),
        *section("Role by role", [ROLES_TEXT, *by_role(compared)]),
        *section("The Renegade", [RENEGADE_TEXT, *renegade(compared)]),
        *section("Ratings", [RATINGS_TEXT, *ratings(tables(book, several=True))]),
        *section("Blunders", [BLUNDERS_TEXT, *blunders(book)]),
        *section("What the belief finds out", [BELIEF_TEXT, *beliefs(book)]),
        *section("Who wins", [WINS_TEXT, *wins(tables(book, several=False))]),
        *section("Speed", [SPEED_TEXT, *speeds(book)]),
        *section("Measured how", commands(book, compared)),
    ]
    return "".join(parts)


def section(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"\n## {title}\n"
    yield from lines


def grid(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> Iterator[str]:
    """A table; so many columns are words and stand to the left, the others to the right."""
    yield "\n| " + " | ".join(head) + " |\n"
    yield "|---" * words + "|--:" * (len(head) - words) + "|\n"
    for row in rows:
        yield "| " + " | ".join(row) + " |\n"


def place(cell: Comparison) -> tuple[str, int, int, int, str]:
    """Games, sizes and rungs in their order."""
    return (
        cell.game,
        cell.players,
        ORDER.index(level_of(cell.bot)),
        -ORDER_OF_ALL.index(level_of(cell.against)),
        cell.among,
    )


def is_rung(cell: Comparison) -> bool:
    """Whether something is asked of a bot there: over the one right below it, and of a myth over gunslingers, too."""
    return (cell.bot, cell.against) != ("gunslinger", "drifter")


def asked(cell: Comparison) -> float:
    """How much more often a bot should win."""
    return (
        OF_A_MYTH[rules_of(cell.game)].get(level_of(cell.against), TARGET) if level_of(cell.bot) == "myth" else TARGET
    )


def level_of(bot: str) -> str:
    return bot.partition(":")[0]


def called(bot: str) -> str:
    level, _, worlds = bot.partition(":")
    return f"{level} with {worlds} worlds" if worlds else level


def where(cell: Cell) -> str:
    return f"{cell.game}, {cell.players} players"


def what(cell: Comparison) -> str:
    return f"{called(cell.bot)} over {cell.against}{f' among {cell.among}' if cell.among else ''}"


# the sections


def ladder(compared: Sequence[Comparison]) -> Iterator[str]:
    yield "\nEach rung over the one below, and myths over gunslingers as well, over all seats. What is asked for has\n"
    yield "to be clear of zero.\n"
    rows = []
    for cell in filter(is_rung, compared):
        lift, target = cell.overall.lift, asked(cell)
        over = f"{cell.against}, among {cell.among}" if cell.among else cell.against
        found = [f"{cell.deals:,}", *gain(lift), points(target), verdict(lift, target)]
        rows.append([where(cell), called(cell.bot), over, *found])
    yield from grid(("table", "bot", "over", "deals", "lift", "95 %", "asked", ""), rows, words=3)


def gain(lift: Lift) -> list[str]:
    return [points(lift.pairs.estimate.value), points_span(lift.pairs.estimate)]


def verdict(lift: Lift, target: float) -> str:
    found = lift.pairs.estimate
    if found.value >= target:
        return "reached" if found.low > 0 else "not clear of zero"
    return "missed" if found.high < target else "missed, but within the interval"


def missed(compared: Sequence[Comparison]) -> Iterator[str]:
    """What fell short, in which roles a bot is clearly worse than the one below, and what nobody has measured."""
    rungs = [cell for cell in compared if is_rung(cell)]
    found = []
    for cell in rungs:
        row, target = f"- {where(cell)}: {what(cell)}", asked(cell)
        overall = cell.overall.lift
        if verdict(overall, target) != "reached":
            found.append(f"{row}, {told(overall)}: {verdict(overall, target)}.\n")
        for role, sums in cell.roles.items():
            estimate = sums.lift.pairs.estimate
            if estimate.high < 0:
                found.append(f"{row} as {role}, {told(sums.lift)}: clearly worse.\n")
            elif level_of(cell.bot) == "myth" and estimate.value < LEAST:
                least = f"below {points(LEAST)}, but nought is within the interval"
                found.append(f"{row} as {role}, {told(sums.lift)}: {least}.\n")
    known = {(cell.game, cell.players, level_of(cell.bot)) for cell in rungs}
    for game, players in product(GAMES, sorted({cell.players for cell in compared})):
        for bot in ORDER:
            if (game, players, bot) not in known:
                found.append(f"- {game}, {players} players: {bot} has not been measured.\n")
    yield "\n"
    yield from found or ["Nothing.\n"]


def told(lift: Lift) -> str:
    value, interval = gain(lift)
    return f"{value} ({interval})"


def outdated(book: Book) -> Iterator[str]:
    """What waits to be played again: the figures are those of earlier bots."""
    yield "\n"
    yield from [f"- {name}\n" for name in book.outdated] or ["Nothing.\n"]


def by_role(compared: Sequence[Comparison]) -> Iterator[str]:
    for cell in compared:
        yield f"\n### {where(cell).capitalize()}: {what(cell)}\n"
        rows = []
        for role, sums in cell.roles.items():
            lift = sums.lift
            rows.append([role, percent(lift.rate(lift.before)), percent(lift.rate(lift.after)), *gain(lift)])
        yield from grid(("role", cell.against, called(cell.bot), "lift", "95 %"), rows)


def renegade(compared: Sequence[Comparison]) -> Iterator[str]:
    rows = []
    for cell in compared:
        if cell.against == "drifter":
            lift = cell.roles["renegade"].lift
            ratio = f"× {lift.after / lift.before:.2f}" if lift.before else "–"
            rates = [percent(lift.rate(lift.before)), percent(lift.rate(lift.after))]
            rows.append([where(cell), called(cell.bot), *rates, ratio, *gain(lift)])
    yield from grid(("table", "bot", "drifter's wins", "its wins", "ratio", "lift", "95 %"), rows, words=2)


def tables(book: Book, several: bool) -> list[Tables]:
    found = [cell for cell in book.tables.values() if (len(cell.bots) > 1) == several]
    return sorted(found, key=lambda cell: (cell.game, cell.players))


def ratings(found: Iterable[Tables]) -> Iterator[str]:
    for cell in found:
        yield f"\n### {where(cell).capitalize()}, {cell.games:,} games\n"
        won = {(one.bot, one.name): one.score for one in cell.by_bot}
        rows = []
        for one in cell.ratings:
            share = won[one.bot, one.role].rate
            rating = [f"{one.mu:.1f}", f"{one.sigma:.1f}"]
            rows.append([one.role, called(one.bot), *rating, percent(share.value), span(share)])
        yield from grid(("role", "bot", "μ", "σ", "won", "95 %"), rows, words=2)


def blunders(book: Book) -> Iterator[str]:
    yield "\n"
    for name, meaning in MEANINGS.items():
        yield f"- *{name}*: {meaning}.\n"
    rows = []
    order = sorted(book.blunders.values(), key=lambda cell: (cell.game, cell.players, ORDER.index(level_of(cell.bot))))
    for cell in order:
        shown = []
        for name in MEANINGS:
            before = f" ({1000 * cell.before[name] / cell.games_before:.1f})" if cell.before else ""
            shown.append(f"{1000 * cell.counts[name] / cell.games:.1f}{before}")
        games = f"{cell.games:,} ({cell.games_before:,})" if cell.before else f"{cell.games:,}"
        rows.append([where(cell), called(cell.bot), games, *shown])
    yield from grid(("table", "bot", "games", *MEANINGS), rows, words=2)


def beliefs(book: Book) -> Iterator[str]:
    for cell in sorted(book.beliefs.values(), key=lambda cell: (cell.game, cell.players)):
        yield f"\n### {where(cell).capitalize()}, {cell.games:,} games\n"
        rounds = max(len(found) for found in cell.roles.values())
        rows = []
        for role, found in cell.roles.items():
            enough = [one for one in found if one.looks >= FEW_LOOKS]
            shown = [f"{one.believed / one.looks:.2f} ({one.known / one.looks:.2f})" for one in enough]
            rows.append([role, *shown, *["–"] * (rounds - len(shown))])
        yield from grid(("role", *(f"round {number}" for number in range(1, rounds + 1))), rows)


def wins(found: Sequence[Tables]) -> Iterator[str]:
    for cell in found:
        yield f"\n### {where(cell).capitalize()}, {cell.games:,} games\n"
        rows = [rate(one) for one in cell.roles if one.name != "deputy"]
        yield from grid(("role", "won", "95 %"), rows)
        ranked = dict(best_first({one.name: one.score for one in cell.characters}))
        named = {one.name: one for one in cell.characters}
        yield from grid(("character", "won", "95 %"), [rate(named[name]) for name in ranked])
        if cell.draws:
            yield f"\nNobody won {cell.draws:,} of them.\n"


def rate(one: Counted) -> list[str]:
    share = one.score.rate
    return [one.name, percent(share.value), span(share)]


def speeds(book: Book) -> Iterator[str]:
    found = sorted(book.speeds.values(), key=lambda cell: (cell.game, cell.players))
    bots = list(dict.fromkeys(bot for cell in found for bot in cell.games_a_second))
    rows = []
    for cell in found:
        quick = [f"{cell.games_a_second[bot]:,.0f}" if bot in cell.games_a_second else "–" for bot in bots]
        legend = thought(cell.legend_worlds, cell.legend_ms, cell.legend_longest_ms)
        myth = thought(cell.myth_worlds, cell.myth_ms, cell.myth_longest_ms)
        rows.append([where(cell), *quick, legend, myth, f"{cell.net_ms:.1f} ms" if cell.net_ms else "–"])
    yield from grid(("table", *bots, "legend", "myth", "the net"), rows)


def thought(worlds: int, mean: float, longest: float) -> str:
    return f"{worlds}: {mean:.0f} ms, at most {longest:.0f} ms" if worlds else "–"


def commands(book: Book, compared: Sequence[Comparison]) -> Iterator[str]:
    cells: list[Cell] = [*compared, *book.tables.values(), *book.beliefs.values(), *book.speeds.values()]
    cells += book.blunders.values()
    engines = sorted({cell.engine for cell in cells})
    yield f"\nSeed {book.seed}; {'; '.join(engines)}. The whole run, which can be stopped and goes on where it was:\n"
    yield f"{LONG}{book.command}\npython -m tools.ladder --from docs/bots.json\n```\n"
    yield "\nThe second line writes this page anew and plays nothing. Single comparisons, with the same figures:\n"
    yield LONG
    for cell in compared:
        sets = f"--sets {','.join(SETS[cell.game])}" if SETS[cell.game] else f"--game {cell.game}"
        yield (
            f"sixgun arena {sets} --players {cell.players} --bots {cell.bot} --against {cell.against} "
            f"{f'--among {cell.among} ' if cell.among else ''}--games {cell.deals} --seed {book.seed}\n"
        )
    yield "```\n"
    if any(":" in cell.bot for cell in compared):
        yield LEGEND_TEXT
