"""The built web client: read once, packed once, with the caching that its file names allow."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
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


@dataclass(frozen=True)
class File:
    """A file of the client, ready to send."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Client:
    """All files of the client, by path."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and not path.name.startswith("."):
                name = path.relative_to(folder).as_posix()
                self.files[name] = read_file(path, hashed=name.startswith("assets/"))

    def page(self, request: Request) -> Response:
        """The page itself, whatever the path: the client looks at the address."""
        file = self.files.get(PAGE)
        return PlainTextResponse(MISSING, 503) if file is None else answer(request, file)

    def file(self, request: Request, name: str) -> Response:
        file = self.files.get(name)
        return PlainTextResponse("There is no such file.\n", 404) if file is None else answer(request, file)


def read_file(path: Path, hashed: bool) -> File:
    """A file; one with a hash in its name can be kept for ever."""
    data = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if kind.startswith(PACKED) else None
    return File(
        data=data,
        packed=packed if packed is not None and len(packed) < len(data) else None,
        kind=kind,
        tag=f'"{hashlib.sha256(data).hexdigest()[:20]}"',
        caching=FOREVER if hashed else ALWAYS_ASK,
    )


def answer(request: Request, file: File) -> Response:
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.data, media_type=file.kind, headers=headers)
