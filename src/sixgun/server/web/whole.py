"""All that is kept of somebody: for his page, for himself to take along, and for whoever hosts."""

from typing import Final

from sixgun.server.keep.hosting import words_of
from sixgun.server.keep.played import Wanted, all_games_of
from sixgun.server.keep.pushes import pushes_of
from sixgun.server.keep.quiet import wants_phrases
from sixgun.server.keep.rated import months_of
from sixgun.server.keep.store import Store
from sixgun.server.keep.tally import profile_of, tallies_of
from sixgun.server.keep.ticket import has_key
from sixgun.server.keep.unwanted import kept_off
from sixgun.server.web.looking_back import ENOUGH, page_of_games, shown, statistics
from sixgun.server.web.passkey import is_installed
from sixgun.server.web.standing import ratings
from sixgun.server.wire.mine import Everything, Me, Unwanted
from sixgun.server.wire.people import Guest

LAST: Final = 3
"""Games on the first page."""


async def about(store: Store, who: Guest, kind: str = "") -> Me:
    """Somebody's own page, of both games or of one."""
    profile = await profile_of(store, who.id)
    tallies = await tallies_of(store, who.id)
    last, _ = await page_of_games(store, who.id, Wanted(kind=kind), LAST)
    return Me(
        you=who,
        since=None if profile is None else profile.since,
        public=profile is not None and profile.shown,
        kept=await has_key(store, who.id),
        passkeys=is_installed(),
        enough=ENOUGH,
        streak=0 if profile is None else profile.streak,
        best_streak=0 if profile is None else profile.best,
        ratings=ratings(await months_of(store, who.id)),
        statistics=statistics([tally for tally in tallies if kind in ("", tally.kind)]),
        last=last,
        unwanted=[Unwanted(*each) for each in await kept_off(store, who.id)],
        phrases=await wants_phrases(store, who.id),
    )


async def everything(store: Store, who: Guest) -> Everything:
    """His page, every game of his, where notices go and what he has reported."""
    return Everything(
        await about(store, who),
        await shown(store, await all_games_of(store, who.id)),
        [push.endpoint for push in await pushes_of(store, who.id)],
        await words_of(store, who.id),
    )
