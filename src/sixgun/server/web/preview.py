"""What a chat shows of a link that somebody pastes into it: Open Graph, put into the head of the page.

Of a table it tells what is played and what the table is called, and of the people there nothing.
"""

from html import escape
from typing import Final, NamedTuple

from sixgun.server.wire.from_client import Settings
from sixgun.text.messages import FIRST, Messages, languages

PICTURE: Final = "/preview.png"
WIDE, HIGH = 1200, 630


class Preview(NamedTuple):
    """A title, and a sentence below it."""

    title: str
    text: str


def of_site(say: Messages) -> Preview:
    return Preview("Sixgun", say.say("preview-site"))


def of_table(settings: Settings, say: Messages) -> Preview:
    title = say.say("preview-named", name=settings.name) if settings.name else say.say("preview-table")
    sets = [say.say(f"set-{name}") if say.has(f"set-{name}") else name for name in settings.sets or ["base"]]
    return Preview(title, say.say(f"preview-{settings.game}", seats=settings.seats, sets=", ".join(sets)))


def tags(shown: Preview, origin: str, path: str) -> str:
    """The lines for the head of a page at that address."""
    facts = {
        "og:type": "website",
        "og:site_name": "Sixgun",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:url": origin + path,
        "og:image": origin + PICTURE,
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    lines.append(f'<meta name="description" content="{escape(shown.text)}" />')
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "".join(f"    {line}\n" for line in lines)


def preferred(accepted: str) -> str:
    """The first language we have of those that a browser accepts.

    >>> preferred("fr-CH, hu;q=0.9, en;q=0.8"), preferred("")
    ('hu', 'en')
    """
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in languages()), FIRST)
