"""Whether every golden game goes as it was recorded, and whether there is one for everything that can be chosen."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from sixgun.deal import RULES, write_deal
from sixgun.record import Record, read
from tools.golden.coverage import missing, unasked
from tools.golden.difference import difference
from tools.golden.golden_game import GoldenGame, play_again
from tools.golden.plan import plans


def complaints(kept: Sequence[GoldenGame], every: int = 1) -> list[str]:
    """What is wrong with the games that are kept, a sentence each; of so many of them one is played again."""
    records = {game.name: read(game.record) for game in kept}
    played = kept[::every]
    with ProcessPoolExecutor() as processes:
        again = list(processes.map(checked, played))
    changed = [f"{game.name}: {wrong}" for game, (wrong, _) in zip(played, again, strict=True) if wrong is not None]
    asked = [(records[game.name].deal.game, why) for game, (_, whys) in zip(played, again, strict=True) for why in whys]
    never = unasked(asked) if every == 1 else []
    return [*unlike_the_plan(records), *missing(list(records.values())), *never, *changed]


def checked(kept: GoldenGame) -> tuple[str | None, set[str]]:
    """What is wrong with a game, and which questions it asks."""
    again, refused = play_again(read(kept.record))
    return difference(kept, again, refused), again.asked


def unlike_the_plan(records: dict[str, Record]) -> Iterator[str]:
    """Games that the plan has and nobody has written, and those that it has no longer or otherwise."""
    for name, plan in plans().items():
        if name not in records:
            yield f"{name}: is planned and was never written"
        elif write_deal(replace(records[name].deal, rules=RULES)) != write_deal(plan.deal):
            yield f"{name}: is planned with another deal than it has"
    yield from (f"{name}: is in no plan" for name in records if name not in plans())
