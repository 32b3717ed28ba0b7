"""Playing a record again, each line held against what it leads to."""

import re
from typing import NoReturn

from sixgun.errors import BadRecord, MissingSet, SixgunError, clipped, quoted
from sixgun.game import GAMES, Game, begin
from sixgun.kernel.choice import letter
from sixgun.kernel.keyed import commitment
from sixgun.record.parser import Record, RecordLine, parse
from sixgun.record.writer import result, table_check, text_check, who_is_who


def read(text: str | Record) -> Record:
    """What a record says, once it is sure that it is whole and unchanged; one that was read already is passed on.

    >>> from sixgun import new_game
    >>> read(new_game(players=4, seed=2).record())
    <record of a card game for 4, seed 2, 0 moves: D is asked>
    """
    if isinstance(text, Record):
        return text
    if not isinstance(text, str):
        raise BadRecord(f"{quoted(text)} is no text; a game record is one that begins with 'sixgun record'")
    record = parse(text)
    above = [line.text for line in record.lines[:-1]]
    if text_check([*above, record.table_check]) != record.text_check:
        refuse_changed(record)
    return record


def replay(text: str | Record, upto: int | None = None) -> Game:
    """The game of a record, as text or as it was read, after its first `upto` moves or where the record ends.

    >>> from sixgun import new_game
    >>> game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"])
    >>> _ = game.play("end")
    >>> replay(game.record(), upto=0)
    <card game for 4, seed 2, after 0 moves: A is asked>
    """
    record = read(text)
    last = len(record.journal)
    if upto is not None and not (type(upto) is int and 0 <= upto <= last):
        end = record.line("result:")
        raise end.wrong(f"the record ends after move {last} and has no move {quoted(upto)}; ask for 0 to {last}")
    try:
        return play(record, last if upto is None else upto)
    except BadRecord as wrong:
        if isinstance(wrong.__cause__, MissingSet):
            raise
        way_out = f"the text is unchanged and of rules {record.deal.rules}, so replay it with the sixgun that wrote it"
        raise BadRecord(f"{wrong}; {way_out}") from None


def verify(text: str | Record, seed_hash: str | None = None, seal: str | None = None) -> Game:
    """Replay a record to its end; BadRecord names the line that does not hold.

    `seed_hash` and `seal` are what a player was shown, the one before the game and the other during it: a record that
    somebody has made up afterwards has others, however well it fits itself.
    """
    record = read(text)
    game = replay(record)
    if seed_hash is not None and commitment(record.deal.seed) != seed_hash.strip().lower():
        raise record.line("seed:").wrong(
            "this is not the seed that was promised before the game; ask for the true record"
        )
    if seal is not None and seal.strip().lower() not in game.seals:
        line = record.line("seal:" if record.seal is not None else "check:")
        raise line.wrong("the seal shown during the game is none of this game; ask for the true record")
    return game


def play(record: Record, upto: int) -> Game:
    """The game after that many moves."""
    if record.taken_up is not None and upto > record.taken_up:
        raise record.line("taken up:").wrong(
            "after that move the game went on under other rules than those of its deal"
        )
    game = deal(record)
    for number, entry in enumerate(record.journal[:upto], 1):
        if game.asked != entry.seat:
            raise record.line(f"{number} ").wrong(f"{letter(entry.seat)} moves, but {result(game)}")
        try:
            mix_in(game, entry.entropy)
            game.play(entry.move)
        except (SixgunError, OverflowError) as wrong:
            raise record.line(f"{number} ").wrong(str(wrong)) from None
    if upto == len(record.journal):
        conclude(record, game)
    return game


def deal(record: Record) -> Game:
    """The game before its first move."""
    if record.deal.game not in GAMES:
        line = record.line("game:")
        raise line.wrong(f"there is no game {quoted(record.deal.game)}; there are {', '.join(GAMES)}")
    try:
        game = begin(record.deal)
    except MissingSet as wrong:
        raise record.line("sets:").wrong(str(wrong)) from wrong
    except SixgunError as wrong:
        raise blamed(record, str(wrong)).wrong(str(wrong)) from None
    for seat, (said, dealt) in enumerate(zip(record.seats, who_is_who(game), strict=True)):
        if said != dealt:
            line = record.line(f"{letter(seat)}:")
            raise line.wrong(f"{clipped(', '.join(said))} stands here, but the seed deals {', '.join(dealt)}")
    return game


def conclude(record: Record, game: Game) -> None:
    """What comes after the last move."""
    try:
        mix_in(game, record.luck)
    except OverflowError as wrong:
        raise record.line("luck:").wrong(str(wrong)) from None
    if result(game) != record.result:
        line = record.line("result:")
        raise line.wrong(f"{quoted(record.result)} stands here, but the moves lead to {quoted(result(game))}")
    if record.seal is not None and game.seal != record.seal:
        raise record.line("seal:").wrong("the seal is not that of this deal and these moves")
    if table_check(game, record.version) != record.table_check:
        raise record.lines[-1].wrong("the moves lead to another table than the one of the check")


def mix_in(game: Game, entropy: int | None) -> None:
    if entropy is not None:
        game.stir(entropy)


def blamed(record: Record, why: str) -> RecordLine:
    """The line of the header that an error speaks of: with its first word, or with one that it quotes."""
    words = {why.split()[0], *re.findall("'([^']*)'", why)}
    header = record.lines[1 : len(record.lines) - len(record.journal)]
    return next((line for line in header if words & set(re.findall(r"[\w-]+", line.text))), header[0])


def refuse_changed(record: Record) -> NoReturn:
    """Refuse a record whose text does not fit its check, with the first line that cannot be as it stands."""
    way_out = "the record was changed after it was written, so use an unchanged copy"
    try:
        play(record, len(record.journal))
    except BadRecord as wrong:
        raise BadRecord(f"{wrong}; {way_out}") from None
    raise record.lines[-1].wrong(f"the check does not fit the text; {way_out}")
