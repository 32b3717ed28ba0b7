"""Passkeys: a device that knows its owner says who he is, and no secret of his is ever here."""

import json
import secrets
import time
from base64 import urlsafe_b64decode
from functools import cache
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixgun import extra
from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.ticket import give_out, spend
from sixgun.server.web.asked import asked, told
from sixgun.server.web.guard import household
from sixgun.server.web.identity import TOO_FAST, Identity
from sixgun.server.wire.mine import Link

FIVE_MINUTES: Final = 300
NOT_HIM: Final = "This passkey is not known here, or took too long; try once more.\n"


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What a passkey has signed, as a browser tells it."""

    credential: dict[str, Any]


@cache
def is_installed() -> bool:
    """Whether whoever hosts has the library for it; it is loaded for whoever uses a passkey, not for every page."""
    return find_spec("webauthn") is not None


def library() -> Any:
    return extra.load("webauthn", "people", "A passkey")


class Passkeys:
    """The routes by which a passkey is added, and by which one comes back with it."""

    def __init__(self, identity: Identity, secret: bytes) -> None:
        self.identity = identity
        self.store = identity.store
        self.signer = TimestampSigner(secret, salt="sixgun passkey")

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/passkey/offer", self.offer, methods=["POST"]),
            Route("/api/me/passkey/add", self.add, methods=["POST"]),
            Route("/api/me/passkey/ask", self.ask, methods=["POST"]),
            Route("/api/me/passkey/come", self.come, methods=["POST"]),
        ]

    # adding one

    async def offer(self, request: Request) -> Response:
        guest = self.identity.known(request)
        if guest is None:
            return PlainTextResponse("Nobody is here who could be kept; play first.\n", 404)
        webauthn = library()
        structs = webauthn.helpers.structs
        who = await self.identity.hall.guest(guest)
        options = webauthn.generate_registration_options(
            rp_id=self.host(request),
            rp_name="Sixgun",
            user_name=who.name,
            user_id=guest.encode(),
            challenge=self.challenge(),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return told(json.loads(webauthn.options_to_json(options)))

    async def add(self, request: Request) -> Response:
        shown = await asked(request, Shown)
        guest = self.identity.known(request)
        try:
            challenge, spending = self.answered(shown)
            found = library().verify_registration_response(
                credential=shown.credential,
                expected_challenge=challenge,
                expected_rp_id=self.host(request),
                expected_origin=self.origin(request),
            )
            if guest is None:
                raise ValueError("nobody")
            key = (found.credential_id.hex(), guest, found.credential_public_key, found.sign_count)
            await self.store.write(spending, ("INSERT INTO passkeys (id, guest, key, uses) VALUES (?, ?, ?, ?)", key))
        except (ValueError, LookupError, TypeError, BadSignature, NotSaved, webauthn_errors()):
            return PlainTextResponse(NOT_HIM, 404)
        return told({})

    # coming back

    async def ask(self, request: Request) -> Response:
        webauthn = library()
        options = webauthn.generate_authentication_options(rp_id=self.host(request), challenge=self.challenge())
        return told(json.loads(webauthn.options_to_json(options)))

    async def come(self, request: Request) -> Response:
        """Whoever has the passkey gets a link as if he had made it at his other device."""
        shown = await asked(request, Shown)
        house = household(request.scope)
        if not self.identity.tries.has(house):
            return PlainTextResponse(TOO_FAST, 429)
        try:
            challenge, spending = self.answered(shown)
            id = unpadded(str(shown.credential["id"])).hex()
            ((guest, key, uses),) = await self.store.read("SELECT guest, key, uses FROM passkeys WHERE id = ?", id)
            found = library().verify_authentication_response(
                credential=shown.credential,
                expected_challenge=challenge,
                expected_rp_id=self.host(request),
                expected_origin=self.origin(request),
                credential_public_key=bytes(key),
                credential_current_sign_count=uses,
            )
            code, until, statements = give_out(guest, "take", int(time.time()))
            used = ("UPDATE passkeys SET uses = ? WHERE id = ?", (found.new_sign_count, id))
            await self.store.write(spending, used, *statements)
        except (ValueError, LookupError, TypeError, BadSignature, NotSaved, webauthn_errors()):
            self.identity.tries.take(house)
            return PlainTextResponse(NOT_HIM, 404)
        return told(Link(self.identity.hall.config.link(f"/take#{code}"), until))

    # what is signed

    def challenge(self) -> bytes:
        """Something that only this server, or one that shares its key, can have asked just now."""
        return self.signer.sign(secrets.token_hex(16))

    def answered(self, shown: Shown) -> tuple[bytes, Statement]:
        """The challenge that was signed, if it is ours and new, and what is written so that it counts once."""
        data = json.loads(unpadded(shown.credential["response"]["clientDataJSON"]))
        challenge = unpadded(data["challenge"])
        once = self.signer.unsign(challenge, max_age=FIVE_MINUTES).decode()
        return challenge, spend(once, int(time.time()) + FIVE_MINUTES)

    def origin(self, request: Request) -> str:
        return self.identity.hall.config.public_origin or f"{request.url.scheme}://{request.url.netloc}"

    def host(self, request: Request) -> str:
        return urlsplit(self.origin(request)).hostname or ""


def webauthn_errors() -> type[Exception]:
    errors: type[Exception] = library().helpers.exceptions.WebAuthnException
    return errors


def unpadded(text: str) -> bytes:
    """Base64 as WebAuthn writes it.

    >>> unpadded("c2l4Z3Vu"), unpadded("c2l4")
    (b'sixgun', b'six')
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
