"""The messenger: takes notices, finds out where their readers are, and brings them there one after the other."""

import asyncio
import logging
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from sixgun.server.keep.journal import NotSaved
from sixgun.server.keep.pushes import Push, forget_push, pushes_of
from sixgun.server.keep.store import Store
from sixgun.server.limit import Buckets
from sixgun.server.metric import NOTICES
from sixgun.server.push.delivery import NotDelivered, deliver
from sixgun.server.push.endpoint import BadEndpoint, look_up, read_endpoint
from sixgun.server.push.seal import Signet, is_installed, sealed
from sixgun.text.messages import Messages

LOG: Final = logging.getLogger("sixgun.push")
MOST: Final = 1_000
"""Notices that may wait; more are dropped, and whoever comes sees it all the same."""
AT_ONCE: Final = 8
"""Letters on their way at one time."""
NAMES: Final = 4
"""Threads that look names up: those of everybody else never wait behind a name that nobody answers for."""
A_DAY: Final = 86_400
"""Seconds for which a push service keeps a letter for a browser that is off."""
GONE: Final = (404, 410)
"""What a push service says of a browser that wants no more letters."""
BUSY: Final = (429, 500, 502, 503, 504)
PAUSES: Final = (5.0, 60.0)
"""Seconds until a letter is brought again that could not be delivered; then it is given up."""
LONGEST_PAUSE: Final = 300

messages = cache(Messages)


@dataclass(frozen=True)
class Notice:
    """What somebody is told: that he is asked, and at which table. What he holds is nobody's business on the way."""

    guest: str
    code: str
    table: str
    """What the table is called."""
    host: str
    """Whose it is, where it has no name; empty if he is gone."""


class Shown(msgspec.Struct):
    """A notice as the service worker of the page gets it."""

    title: str
    text: str
    path: str
    """Where a click leads."""
    tag: str
    """A later notice of the same table takes this one's place."""


class Messenger:
    """Never waited for: a table that gives it a notice goes on at once."""

    def __init__(self, store: Store, signet: Signet, local: bool, tls: ssl.SSLContext | None = None) -> None:
        self.store = store
        self.signet = signet
        self.local = local
        """Whether letters may go to addresses of this machine and its network."""
        self.tls = tls
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST)
        self.limit = Buckets(burst=10, rate=1 / 60)
        """For each guest: nobody's telephone rings all day."""
        self.letters = asyncio.Semaphore(AT_ONCE)
        self.names = ThreadPoolExecutor(NAMES, thread_name_prefix="names")
        self.tasks: set[asyncio.Task[None]] = set()

    def put(self, notice: Notice) -> None:
        """Take a notice; one too many is dropped."""
        if not self.limit.has(notice.guest) or self.waiting.full():
            NOTICES.labels("dropped").inc()
            return
        self.waiting.put_nowait(notice)

    async def run(self) -> None:
        try:
            while True:
                notice = await self.waiting.get()
                try:
                    await self.bring(notice)
                except Exception:  # nobody is the worse for one notice less
                    LOG.exception("a notice cannot be sent")
        finally:
            for task in self.tasks:
                task.cancel()
            self.names.shutdown(wait=False, cancel_futures=True)

    async def bring(self, notice: Notice) -> None:
        """To every browser of whom it is for that asked for it."""
        found = await pushes_of(self.store, notice.guest)
        if not found or not is_installed() or not self.limit.take(notice.guest):
            return
        for push in found[: MOST - len(self.tasks)]:
            task = asyncio.get_running_loop().create_task(self.send(push, shown(notice, push.language)))
            self.tasks.add(task)
            task.add_done_callback(self.sent)

    def sent(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a letter is lost", extra={"wrong": repr(task.exception())})

    async def send(self, push: Push, content: Shown) -> None:
        """Bring one letter, again if the push service has no time; a browser that is gone is forgotten."""
        pause: float
        for pause in (*PAUSES, 0.0):
            try:
                async with self.letters:
                    status, later = await self.post(push, msgspec.json.encode(content), content.tag)
            except (NotDelivered, BadEndpoint) as wrong:
                LOG.warning("a push service does not answer", extra={"wrong": str(wrong)})
                status, later = 0, None
            if status in GONE:
                NOTICES.labels("gone").inc()
                await self.forget(push)
                return
            if 200 <= status < 300:
                NOTICES.labels("sent").inc()
                return
            if status not in (0, *BUSY) or not pause:
                break
            await asyncio.sleep(min(max(pause, later or 0.0), LONGEST_PAUSE))
        NOTICES.labels("failed").inc()

    async def post(self, push: Push, content: bytes, topic: str) -> tuple[int, int | None]:
        endpoint = read_endpoint(push.endpoint, self.local)
        headers = {
            "authorization": self.signet.authorization(endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(A_DAY),
            "topic": topic,
            "urgency": "normal",
        }
        addresses = await look_up(endpoint, self.names, self.local)
        return await deliver(endpoint, addresses, headers, sealed(content, push.p256dh, push.auth), self.tls)

    async def forget(self, push: Push) -> None:
        try:
            await self.store.write(forget_push(push.id, push.guest))
        except NotSaved as wrong:  # it is said again the next time
            LOG.error("not saved", extra={"wrong": str(wrong)})


def shown(notice: Notice, language: str) -> Shown:
    """The words, in the reader's language."""
    say = messages(language)
    if notice.table:
        text = say.say("notice-named", name=notice.table)
    elif notice.host:
        text = say.say("notice-of", host=notice.host)
    else:
        text = say.say("notice-code", code=notice.code)
    return Shown(say.say("notice-turn"), text, f"/t/{notice.code}", notice.code)
