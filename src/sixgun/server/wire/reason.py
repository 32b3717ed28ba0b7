"""Why a move was made, as messages say it."""

from sixgun.picture.parts import Part


class Sentence(Part):
    """A message to be said in the reader's language; seats among its arguments are numbers, cards their kinds."""

    key: str
    args: dict[str, str | int]


class Reason(Part):
    """Why a bot made a move: the move's number, counted from 1, and the bot's own words."""

    seq: int
    seat: int
    move: str
    text: str
    """In English."""
    sentences: list[Sentence]
    """The same, for other languages."""
