"""Moves, from people, from bots and for those who are away."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sixgun.kernel.choice import Answer
from sixgun.kernel.keyed import ENTROPY_BITS
from sixgun.kernel.roles import SPECTATOR
from sixgun.server.bots.bot_task import Thought
from sixgun.server.bots.reasoning import keep
from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.kept import JournalLine, PlayedBy
from sixgun.server.keep.statement import add_move, end_game
from sixgun.server.metric import ANSWERS, FAULTS, GAMES, MOVES_BY, THINKING
from sixgun.server.table import delay, looking, pace, vote
from sixgun.server.table.clock import Timing, asked, bot_at, stands_still, tell_asked
from sixgun.server.table.counting import ENDLESS, counted
from sixgun.server.table.match import Match
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import By
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


# a move


async def move(t: "LiveTable", c: Peer, m: from_client.Move) -> None:
    """A person answers; a move that is not possible any more changes nothing, and the whole state follows."""
    seat = t.seating.seat_of(c)
    with ANSWERS.time():
        try:
            match = t.match
            if match is None or match.question is None:
                raise Refuse("no-game")
            if t.facts.to_look:
                raise Refuse("not-now")
            if m.game != match.id or m.seq != match.seq:
                raise Refuse("stale")
            if match.question.seat != seat:
                raise Refuse("not-asked")
            chosen = match.read(m.move)
            if seat in t.seating.away:
                t.seating.take_over(seat)
                t.tell_room()
            t.seating.overslept.pop(seat, None)
            await accept(t, seat, chosen, None, None)
        except Refuse as no:
            t.tell(c, no.message())
            t.tell_everything(c)


async def accept(t: "LiveTable", seat: int, chosen: Answer, bot: PlayedBy | None, reason: str | None) -> None:
    """Try a legal move on a copy, write it down, play it, tell everyone: in this order."""
    before = t.match
    assert before is not None
    line = JournalLine(seat, str(chosen), t.hall.luck(ENTROPY_BITS), bot, reason)
    try:
        match = before.ahead(line, chosen)
    except Exception:  # the journal must not hold what nobody can play again
        FAULTS.inc()
        t.log.exception("a move fails", extra={"game": before.id, "seq": before.seq, "move": str(chosen)})
        raise Refuse("illegal", move=str(chosen)) from None
    written = add_move(match.id, before.seq, line, match.position)
    if match.over:
        await finish(t, match, *written)
    else:
        await t.write(*written)
    t.match = match
    t.timing = Timing(asked_at=t.now())
    t.pace.moved(match.public.turn)
    MOVES_BY[bot].inc()
    by = By(seat, bot)
    standing = asked(t)
    late = delay.watches_late(t)
    for viewer, connections in t.seating.viewers():
        if viewer != SPECTATOR or not late:
            data = ENCODE.encode(match.news(viewer, by, standing))
            for connection in connections:
                connection.send(data)
    if match.over:
        tell_end(t, match)
    elif match.seq >= ENDLESS:
        t.log.warning("a game that does not end is broken off", extra={"game": match.id})
        await t.hall.close(t)
    else:
        delay.catch_up(t)
        await vote.settle(t)


def tell_end(t: "LiveTable", match: Match) -> None:
    """Tell everyone how the game ended; whoever looked on a round late sees all of it now."""
    t.tell_room()
    result = match.told_after(t.facts, t.link_to_replay())
    for connection, viewer in t.seating.viewer_of.items():
        if viewer == SPECTATOR and delay.watches_late(t):
            t.tell_everything(connection)
        else:
            connection.send(result)


async def finish(t: "LiveTable", match: Match, *last: Statement) -> None:
    """The game is over: its last move, its end and what it counts for are written together, or have not happened."""
    t.facts.end()
    await t.save(*last, *end_game(match.id, match.game.winners, match.game.save()), *await counted(t, match))
    t.hall.archive.more.set()
    GAMES.labels("ended").inc()
    t.log.info("game over", extra={"game": match.id, "moves": match.seq, "winners": match.game.winners})


# bots


def ask_bot(t: "LiveTable") -> None:
    """Let a bot think about the question in a worker, once; its answer comes by mail."""
    match = t.match
    assert match is not None
    assert match.question is not None
    if t.timing.thinking == match.seq:
        return
    t.timing.thinking = match.seq
    seat = match.question.seat
    level = t.facts.places[seat].level or t.facts.settings.level
    try:
        bot_task = match.bot_task(level, t.hall.luck(62))
    except Exception:  # a view that cannot be guessed is an error of ours, and no reason to stall
        FAULTS.inc()
        t.log.exception("no bot can be asked", extra={"game": match.id, "seq": match.seq})
        t.post(partial(on_bot, t, match.id, match.seq, Thought(str(match.question.default))))
        return

    async def think(id: str, seq: int) -> None:
        try:
            with THINKING.time():
                thought = await t.hall.workers.think(bot_task, match.game)
        except Exception:  # as above: whatever goes wrong, somebody answers
            FAULTS.inc()
            t.log.exception("no bot answers", extra={"game": id, "seq": seq})
            thought = Thought(bot_task.default)
        await pace.wait(t)
        t.post(partial(on_bot, t, id, seq, thought))

    task = asyncio.get_running_loop().create_task(think(match.id, match.seq))
    t.thoughts.add(task)
    task.add_done_callback(t.thoughts.discard)


async def on_bot(t: "LiveTable", id: str, seq: int, thought: Thought) -> None:
    """A bot's answer: played if the question still stands and is still a bot's to answer."""
    match = t.match
    if match is None or match.question is None or (match.id, match.seq) != (id, seq):
        return
    seat = match.question.seat
    bot: PlayedBy | None = bot_at(t, seat)
    if bot is None and t.timing.expired == seq:
        bot = "clock"
    if bot is None or stands_still(t):  # the person came back in time, or has left and the game waits for him
        t.timing.thinking = -1
        return
    try:
        await answer_with(t, seat, thought, bot)
    except NotSaved as wrong:
        await t.undo(wrong)
        t.timing.thinking = -1
        await asyncio.sleep(1)


async def answer_with(t: "LiveTable", seat: int, thought: Thought, bot: PlayedBy) -> None:
    """Play what a bot thought of; if that is not possible the default, or whatever else is."""
    match = t.match
    assert match is not None
    assert match.question is not None
    try:
        await accept(t, seat, match.read(thought.move), bot, keep(thought.reason))
        return
    except Refuse:
        t.log.error("a bot's move cannot be played", extra={"move": thought.move, "game": match.id, "seq": match.seq})
    for move in (match.question.default, *match.question.options):
        with suppress(Refuse):
            await accept(t, seat, match.game.read(move), bot, None)
            return
    t.log.error("no answer can be played", extra={"game": match.id, "seq": match.seq})


# what people do about it


async def away(t: "LiveTable", c: Peer, m: from_client.Away) -> None:
    seat = t.seating.seat_of(c)
    if m.on:
        if t.facts.phase != "playing":
            raise Refuse("no-game")
        t.seating.away.add(seat)
        await looking.settle(t)
    else:
        t.seating.take_over(seat)
    t.tell_room()
    tell_asked(t)


async def odds(t: "LiveTable", c: Peer, m: from_client.AskOdds) -> None:
    match = delay.match_for(t, t.seating.viewer_of[c])
    if match is None:
        raise Refuse("no-game")
    t.tell(c, match.odds(m.dice))
