"""The built client and the built documentation: read once, packed once asked for, cached as file names allow."""

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}
MISSING: Final = """The web client is not built here.

In a checkout, ./play builds it; by hand: cd web && npm ci && npm run build
"""
NO_DOCS: Final = "The documentation is not built here; in a checkout, python -m tools.docs_site builds it.\n"


@dataclass(frozen=True)
class File:
    """A file, ready to send."""

    data: bytes
    kind: str
    tag: str
    caching: str

    @cached_property
    def packed(self) -> bytes | None:
        """It packed, where that makes it smaller; when somebody first asks, so that a server starts without."""
        packed = gzip.compress(self.data, 9, mtime=0) if self.kind.startswith(PACKED) else None
        return packed if packed is not None and len(packed) < len(self.data) else None


class Files:
    """All files of a folder, by path: what is asked for is looked up and never opened."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and not path.name.startswith("."):
                name = path.relative_to(folder).as_posix()
                self.files[name] = read_file(path, hashed=name.startswith("assets/"))

    def file(self, request: Request, name: str) -> Response:
        file = self.files.get(name)
        return PlainTextResponse("There is no such file.\n", 404) if file is None else answer(request, file)


class Client(Files):
    """The client, which is one page."""

    def page(self, request: Request, head: str, status: int = 200) -> Response:
        """The page itself, whatever the path: the client looks at the address, and others at the head."""
        file = self.files.get(PAGE)
        if file is None:
            return PlainTextResponse(MISSING, 503)
        data = file.data.replace(b"</head>", head.encode() + b"</head>", 1)
        return answer(request, ready(data, file.kind, file.caching), status, by="accept-encoding, accept-language")


class Docs:
    """The documentation, read when somebody first asks for it: a server starts without it, and it may come later."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: Files | None = None

    async def file(self, request: Request, name: str) -> Response:
        if self.read is None:
            found = await asyncio.to_thread(Files, self.folder)
            if not found.files:
                return PlainTextResponse(NO_DOCS, 404)
            self.read = found
        return self.read.file(request, name or PAGE)


def has_page(folder: Path) -> bool:
    """Whether the client was built there."""
    return (folder / PAGE).is_file()


def read_file(path: Path, hashed: bool) -> File:
    """A file; one with a hash in its name can be kept for ever."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return ready(path.read_bytes(), kind, FOREVER if hashed else ALWAYS_ASK)


def ready(data: bytes, kind: str, caching: str) -> File:
    return File(data, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', caching)


def answer(request: Request, file: File, status: int = 200, by: str = "accept-encoding") -> Response:
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": by}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and file.packed is not None:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, status, media_type=file.kind, headers=headers)
    return Response(file.data, status, media_type=file.kind, headers=headers)
