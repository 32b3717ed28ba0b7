"""Profiles of the browser, lent to one person after the other: whoever gets one was never here.

A new profile fetches and compiles all scripts of the page anew, in a process of its own, and that takes more than most
tests do with it. One that is lent again has lost its cookies and all that pages keep; it still has what any browser
keeps of files that never change, and its process.
"""

from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession

from .browser import PATIENT

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
KEPT: Final = "cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems"
"""What pages can keep."""
TICKS: Final = "setTimeout.toString().includes('[native code]')"
"""Whether a page has the browser's own clock: another stays with the profile, and where it stands nothing moves."""


class Kind(NamedTuple):
    """What cannot be changed once a profile is there."""

    phone: bool = False
    motion: bool = False
    worker: bool = False
    """Whether pages may have a service worker, which may still work when they are closed."""
    clock: bool = False
    """Whether the clock is the test's. It is one for all pages of a profile, also for those still to come."""

    @property
    def once(self) -> bool:
        """Whether it cannot be washed, and serves one person only."""
        return self.worker or self.clock


class Profile:
    """One profile. It has an empty page of its own, so that its process lives on when the pages of a test are gone."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        width, height = wide(kind.phone)
        self.kind = kind
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=kind.phone,
            is_mobile=kind.phone,
            reduced_motion="no-preference" if kind.motion else "reduce",
            locale="en-GB",
            service_workers="allow" if kind.worker else "block",
        )
        self.context.set_default_timeout(PATIENT)
        if kind.clock:
            self.context.clock.install()
        self.empty = self.context.new_page()
        self.devtools: CDPSession = self.context.new_cdp_session(self.empty)

    def wash(self) -> None:
        """Nothing is left of whoever had it, and of all that his pages kept."""
        for page in self.context.pages:
            if page != self.empty:
                page.close()
        self.context.set_offline(False)
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.devtools.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": KEPT})
        assert self.empty.evaluate(TICKS), "who stops the clock needs a profile of his own: new_page(clock=True)"


class Profiles:
    """All profiles of a browser that nobody has now."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Kind, list[Profile]] = {}

    def lend(self, kind: Kind) -> Profile:
        free = self.free.get(kind)
        return free.pop() if free else Profile(self.browser, kind)

    def take_back(self, profile: Profile) -> None:
        """Wash it for the next one; what cannot be washed is thrown away."""
        if profile.kind.once:
            profile.context.close()
            return
        profile.wash()
        self.free.setdefault(profile.kind, []).append(profile)

    def close(self) -> None:
        for profile in [profile for free in self.free.values() for profile in free]:
            profile.context.close()


def wide(phone: bool) -> tuple[int, int]:
    return PHONE if phone else DESK
