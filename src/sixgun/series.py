"""Several games in a row: the living may keep their characters, the Sheriff's role may go round (C49-C51)."""

from collections.abc import Collection, Sequence

from sixgun import given
from sixgun.deal import make_deal
from sixgun.errors import BadOption, quoted
from sixgun.game import Game, begin
from sixgun.kernel.choice import letter
from sixgun.typed import MoveOf, ViewOf


def next_game(
    game: Game[ViewOf, MoveOf],
    *,
    seed: int | None = None,
    keep: Collection[int] = (),
    pass_sheriff: bool = False,
    generator: str | None = None,
    shares: Sequence[str] = (),
) -> Game[ViewOf, MoveOf]:
    """The game after one that is over: the same table, sets and options, dealt anew, like `new_game` does it.

    The seats in `keep` keep their character, which only those may who were alive at the end; everyone else
    draws from the characters that nobody keeps (R48). With `pass_sheriff` the Sheriff hands his role to his
    left neighbour, eliminated or not, and the other roles are dealt at random (R47). Cards are never kept.

    >>> from sixgun import new_game
    >>> game = new_game(players=4, seed=3, roles=["sheriff"])
    >>> while not game.over:
    ...     _ = game.play(game.choice.options[0])
    >>> old = game.view(None).seats
    >>> alive = [seat.seat for seat in old if seat.alive]
    >>> new = next_game(game, seed=4, keep=alive, pass_sheriff=True).view(None).seats
    >>> all(new[seat].character == old[seat].character for seat in alive)
    True
    >>> new[1].role
    'sheriff'
    """
    if not isinstance(game, Game):
        raise BadOption(f"{quoted(game)} is no game that another could follow; give one that new_game() began")
    if not game.over:
        raise BadOption("the next game cannot be dealt while this one goes on; play it to its end first")
    # not new_game(), which would run the Python of a folder that somebody wrote into a save as a set
    following: Game[ViewOf, MoveOf] = begin(
        make_deal(
            game.deal.game,
            players=game.players,
            seed=seed,
            sets=game.deal.sets,
            options=dict(game.deal.options),
            roles=passed_on(game) if given.yes_or_no("pass_sheriff", pass_sheriff) else None,
            characters=kept(game, keep),
            generator=generator,
            shares=shares,
        )
    )
    return following


def kept(game: Game, keep: Collection[int]) -> list[str | None]:
    """The character that each seat keeps, None for those who draw."""
    if isinstance(keep, str | bytes) or not isinstance(keep, Collection):
        raise BadOption(f"keep cannot be {quoted(keep)}; it is the seats that keep their character, such as [0, 2]")
    seats = game.view(None).seats
    survivors = [seat.seat for seat in seats if seat.alive]
    for seat in keep:
        if not given.is_whole(seat) or not 0 <= seat < game.players:
            raise BadOption(f"seat {quoted(seat)} cannot keep a character; the seats are 0 to {game.players - 1}")
        if seat not in survivors:
            may = f"only {', '.join(map(letter, survivors))} may keep theirs" if survivors else "nobody may keep his"
            raise BadOption(f"{letter(seat)} was eliminated and has to draw a new character; {may}")
    return [seat.character if seat.seat in keep else None for seat in seats]


def passed_on(game: Game) -> list[str | None]:
    """The roles of the next game as far as they are fixed: the Sheriff's, one seat farther to the left."""
    roles = [seat.role for seat in game.view(None).seats]
    if "sheriff" not in roles:
        raise BadOption(f"a table of {game.players} has no Sheriff who could pass his role on; leave out pass_sheriff")
    sheriff = (roles.index("sheriff") + 1) % game.players
    return ["sheriff" if seat == sheriff else None for seat in range(game.players)]
