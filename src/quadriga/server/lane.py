"""The short way of what happens most: changes of a table by those who want no more than the word that it was made, and
the sockets of those who watch.

FastAPI describes the changes, and goes the long way with whoever wants the new state; but what it does for any request,
and for any message of a socket, costs more than the move.
"""

import re
from collections.abc import Awaitable, Callable
from inspect import signature
from typing import Any, Final

from fastapi import APIRouter
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from quadriga.server.access import BRIEF, FRESH, LONGEST, Visit, fresh_checked, invalid_body, visit
from quadriga.server.sockets import live

TABLES: Final = "/api/tables/"
LIVE: Final = re.compile(r"/api/tables/([^/]+)/live")
Way = tuple[Callable[..., Awaitable[Response]], type[BaseModel] | None]
"""Who makes a change, and the message he is given where there is one."""


class Lane:
    """Makes the changes of `changes` and lets people watch; everything else passes through."""

    def __init__(self, app: ASGIApp, changes: APIRouter, owner: Any) -> None:
        self.app: Final = app
        self._owner: Final = owner
        """The application, for its host and for what it answers to problems."""
        self._ways: Final[dict[str, Way]] = {
            route.path.rpartition("/")[2]: (route.endpoint, model_of(route.endpoint))
            for route in changes.routes
            if isinstance(route, APIRoute)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].startswith(TABLES):
            id, _, name = scope["path"][len(TABLES) :].partition("/")
            way = self._ways.get(name)
            headers: dict[bytes, bytes] = dict(scope["headers"][::-1])
            if way is not None and headers.get(b"prefer") == BRIEF.encode():
                await self._change(scope, receive, send, id, way, headers)
                return
        elif scope["type"] == "websocket" and (found := LIVE.fullmatch(scope["path"])):
            await live(WebSocket(scope, receive, send), found[1], self._owner.state.host)
            return
        await self.app(scope, receive, send)

    async def _change(
        self, scope: Scope, receive: Receive, send: Send, id: str, way: Way, headers: dict[bytes, bytes]
    ) -> None:
        body = await _body(receive)
        if body is None:
            return
        try:
            answer = await self._made(id, way, headers, body)
        except Exception as error:
            answer = await self._refused(scope, receive, id, error)
        await send({"type": "http.response.start", "status": answer.status_code, "headers": answer.raw_headers})
        await send({"type": "http.response.body", "body": answer.body})

    async def _made(self, id: str, way: Way, headers: dict[bytes, bytes], body: bytes) -> Response:
        scheme, _, token = headers.get(b"authorization", b"")[:LONGEST].decode("latin-1").partition(" ")
        fresh = fresh_checked(headers.get(FRESH.encode(), b"").decode("latin-1"))
        come: Visit = await visit(self._owner.state.host, id, token if scheme.lower() == "bearer" else "", fresh, True)
        endpoint, model = way
        if model is None:
            return await endpoint(id, come)
        try:
            message = model.model_validate_json(body)
        except ValidationError as error:
            raise invalid_body(error) from None
        return await endpoint(id, come, message)

    async def _refused(self, scope: Scope, receive: Receive, id: str, error: Exception) -> Response:
        """What the application answers to a problem; raises what it does not know."""
        scope["app"], scope["path_params"] = self._owner, {"id": id}
        for kind in type(error).__mro__:
            handler = self._owner.exception_handlers.get(kind)
            if handler is not None:
                answer: Response = await handler(Request(scope, receive), error)
                return answer
        raise error


async def _body(receive: Receive) -> bytes | None:
    """The whole body; None where whoever sent it is gone."""
    message = await receive()
    parts: list[bytes] = []
    while message["type"] == "http.request":
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)
        message = await receive()
    return None


def model_of(endpoint: Callable[..., Any]) -> type[BaseModel] | None:
    """The message that a change is asked for with."""
    asked = signature(endpoint).parameters.get("asked")
    return asked.annotation if asked is not None else None
