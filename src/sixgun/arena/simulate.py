"""Many games of bots from Python: the same as the command `sixgun simulate`."""

from collections.abc import Mapping, Sequence
from functools import partial

from sixgun import given
from sixgun.arena.plan import Plan
from sixgun.arena.roster import check_names
from sixgun.arena.survey import Survey, play_some
from sixgun.errors import BadOption, quoted
from sixgun.game import GAMES, begin
from sixgun.lab.jobs import in_order


def simulate(
    bots: str | Sequence[str],
    *,
    games: int = 100,
    game: str = "card",
    players: int | Sequence[int] = 5,
    seed: int = 1,
    sets: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
) -> Survey:
    """Play many games with bots in all seats, and count who won: by role, by bot and by character.

    Several bots go round the table from game to game; several numbers of players take turns, with so many `games` of
    each. The same seed gives the same numbers, whatever `jobs` says: how many processes share the work.

    >>> found = simulate(["drifter", "greenhorn"], games=20, players=4, seed=3)
    >>> found.done
    20
    >>> outlaws = found.tallies[4].roles["outlaw"]
    >>> outlaws.games, outlaws.rate.low < outlaws.wins / outlaws.games < outlaws.rate.high
    (20, True)
    """
    named = given.known("game", game, GAMES)
    names = (bots,) if isinstance(bots, str) else given.words("bots", bots, "['ranger', 'drifter']")
    if not names:
        raise BadOption("nobody plays; name a bot, such as 'ranger'")
    check_names(named, names, ())
    sizes = [players] if not isinstance(players, Sequence) or isinstance(players, str | bytes) else players
    boxes = ("base",) if named == "card" else ()
    plan = Plan(
        game=named,
        sizes=tuple(dict.fromkeys(given.whole("players", size) for size in sizes)),
        seed=given.whole("seed", seed),
        bots=tuple(dict.fromkeys(names)),
        sets=boxes if sets is None else given.words("sets", sets, "['base', 'dodge-city']"),
        options=given.options(options),
    )
    if not plan.sizes:
        raise BadOption("players cannot be empty; name a number of players, such as 5")
    for number in range(len(plan.sizes)):
        begin(plan.deal(number))  # what cannot be played is refused here
    survey = Survey()
    total = positive("games", games) * len(plan.sizes)
    for found in in_order(partial(play_some, plan), total, positive("jobs", jobs)):
        survey.add(found)
    return survey


def positive(what: str, value: object) -> int:
    number = given.whole(what, value)
    if number < 1:
        raise BadOption(f"{what} cannot be {quoted(value)}; it is a whole number from 1 on")
    return number
