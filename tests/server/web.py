"""Asking a server over plain HTTP."""

import urllib.error
import urllib.request
from email.message import Message

import msgspec

from tests.patience import PATIENCE


def get(url: str, method: str = "GET", **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(url, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read()


def post(url: str, body: object, cookie: str = "", **headers: str) -> tuple[int, Message, bytes]:
    """Change something as our own page would."""
    given = {"Origin": url.partition("/api/")[0], "Cookie": f"sixgun={cookie}", **headers}
    request = urllib.request.Request(url, method="POST", data=msgspec.json.encode(body), headers=given)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read()


def cookie_of(headers: Message) -> str:
    """The cookie that an answer gives."""
    return (headers["Set-Cookie"] or "").split(";")[0].partition("=")[2]
