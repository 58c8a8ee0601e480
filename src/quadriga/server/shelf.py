"""Answers that are always the same: worked out once, compressed once, and given to whoever asks from then on.

A rulebook read anew, or a catalogue of sentences, takes as long as a hundred moves; nobody is to stop a table by asking
for one again and again.
"""

import gzip
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

LARGE: Final = 1500
"""Bytes from which on an answer is compressed for whoever can read it: smaller ones travel in one packet anyway."""
EFFORT: Final = 9
"""How hard an answer is compressed that is compressed once."""
COMPRESSED: Final = [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
MEASURED: Final = (b"content-length", b"vary")
"""Headers that belong to one form of an answer."""


class Kept:
    """An answer, ready to be sent as it is or compressed."""

    def __init__(self, answer: Response) -> None:
        self._heads: Final = [one for one in answer.raw_headers if one[0] not in MEASURED]
        self._plain: Final = bytes(answer.body)
        small = gzip.compress(self._plain, EFFORT, mtime=0) if len(self._plain) >= LARGE else self._plain
        self._small: Final = small if len(small) < len(self._plain) else b""

    def given(self, request: Request) -> Response:
        """The answer in the form that suits whoever asks."""
        is_small = bool(self._small) and "gzip" in request.headers.get("accept-encoding", "")
        answer = Response(self._small if is_small else self._plain)
        answer.raw_headers = [
            *self._heads,
            (b"content-length", str(len(answer.body)).encode()),
            *(COMPRESSED if is_small else ()),
        ]
        return answer


class KeptRoute(APIRoute):
    """A route whose answer depends on nothing but its path. What is refused is not kept."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        shelf: dict[str, Kept] = {}

        async def answer(request: Request) -> Response:
            path: str = request.scope["path"]
            if path not in shelf:
                found = await handle(request)
                if found.status_code != 200:
                    return found
                shelf[path] = Kept(found)
            return shelf[path].given(request)

        return answer
