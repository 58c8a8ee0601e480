"""An exchanged link opens nothing any more, whatever was under way; nothing acknowledged is overwritten."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from quadriga.engine.seat import Seat
from quadriga.server.app import create_app
from quadriga.server.host import Host
from quadriga.server.links import Unlinked, hash_of
from quadriga.server.seated import Seated
from quadriga.server.store import Conflict
from quadriga.table import PERSON, Chair

Story = Callable[["Room"], Awaitable[None]]


class Room:
    """A server without a network, and a table of Hannibal whose second link its opener has sent to a friend."""

    def __init__(self, app: FastAPI, web: httpx.AsyncClient) -> None:
        self.app, self.web = app, web
        self.host: Host = app.state.host
        self.id = self.sent = self.own = ""
        self.seated: Seated

    @classmethod
    @asynccontextmanager
    async def at(cls, data: Path) -> AsyncIterator["Room"]:
        app = create_app(data, pause=0.0, rate=100_000)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as web,
        ):
            yield cls(app, web)

    async def open(self, game: str = "hannibal", seats: int = 2) -> None:
        self.id, links = await self.host.open(game, "", {}, [Chair(PERSON)] * seats, False)
        self.own, self.sent = links["0"], links["1"]
        seated = await self.host.seated(self.id)
        assert seated is not None
        self.seated = seated

    async def ask(self, method: str, path: str, token: str, content: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        return await self.web.request(method, f"/api/tables/{self.id}{path}", content=content, headers=headers)

    async def claim(self) -> str:
        answer = await self.ask("POST", "/claim", self.sent)
        assert answer.status_code == 200
        return str(answer.json()["link"])

    async def behind_a_claim(self, something: Awaitable[Any]) -> Any:
        """Something asked with the old link, that has to wait until the friend has exchanged it."""
        async with self.seated.lock:
            claiming = asyncio.create_task(self.claim())
            await asyncio.sleep(0.05)
            asking = asyncio.ensure_future(something)
            await asyncio.sleep(0.05)
        await claiming
        return await asking


def tell(data: Path, story: Story) -> None:
    async def told() -> None:
        async with Room.at(data) as room:
            await room.open()
            await story(room)

    asyncio.run(told())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/moves", b'{"sequence":0,"moves":["pass"]}'),
        ("/orders", b'{"prompt":"x"}'),
        ("/why", b'{"move":"pass"}'),
        ("/concede", b""),
    ],
)
def test_a_request_begun_before_the_claim_and_finished_after_it_is_refused(
    tmp_path: Path, path: str, body: bytes
) -> None:
    async def story(room: Room) -> None:
        async def halves() -> AsyncIterator[bytes]:
            yield body[: len(body) // 2]
            await room.claim()
            yield body[len(body) // 2 :]

        before = room.seated.table.to_plain()
        answer = await room.ask("POST", path, room.sent, halves())
        assert (answer.status_code, answer.json()["key"]) == (404, "no-such-table")
        assert room.seated.table.to_plain() == before

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/log", None),
        ("GET", "/at/0", None),
        ("GET", "/record", None),
        ("GET", "/chat", None),
        ("POST", "/concede", None),
        ("POST", "/chat", b'{"text":"Ave"}'),
        ("POST", "/claim", None),
    ],
)
def test_whoever_waited_while_his_link_was_exchanged_learns_and_changes_nothing(
    tmp_path: Path, method: str, path: str, body: bytes | None
) -> None:
    async def story(room: Room) -> None:
        answer = await room.behind_a_claim(room.ask(method, path, room.sent, body))
        assert answer.status_code == 404
        assert room.seated.table.conceded == set()
        assert room.seated.chat == []
        assert len(room.seated.links) == 3

    tell(tmp_path, story)


def test_a_socket_opened_during_the_claim_is_closed_and_hears_nothing(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        sent: list[dict[str, Any]] = []
        hears = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": room.sent}]

        async def receive() -> Any:
            return hears.pop(0) if hears else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": f"/api/tables/{room.id}/live",
            "headers": [(b"host", b"localhost")],
            "query_string": b"",
            "subprotocols": [],
        }
        await asyncio.wait_for(room.behind_a_claim(room.app(scope, receive, send)), 5)
        assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
        assert sent[1]["code"] == 4404
        assert not room.seated.watchers

    tell(tmp_path, story)


def test_two_servers_on_one_folder_never_overwrite_what_the_other_acknowledged(tmp_path: Path) -> None:
    async def story() -> None:
        async with Room.at(tmp_path) as first, Room.at(tmp_path) as second:
            await first.open("conquest", 3)
            second.id = first.id
            other = await second.host.seated(first.id)
            assert other is not None
            async with second.host.change(other, None) as table:
                table.concede(Seat(2))
            with pytest.raises(Conflict):
                async with first.host.change(first.seated, None) as table:
                    table.order(Seat(0), "razing", "end-razing")
            assert first.seated.table.conceded == {2}
            async with first.host.change(first.seated, None) as table:
                table.order(Seat(0), "razing", "end-razing")
            with pytest.raises(Conflict):
                async with second.host.change(other, None) as table:
                    table.acclaim(Seat(0), Seat(1))
            assert other.table.orders[0] == {"razing": "end-razing"}
            own = await second.ask("POST", "/claim", first.sent)
            assert own.status_code == 200
            with pytest.raises(Conflict):
                async with first.host.change(first.seated, hash_of(first.sent), None) as table:
                    table.order(Seat(1), "razing", "end-razing")
            with pytest.raises(Unlinked):
                async with first.host.change(first.seated, hash_of(first.sent), None):
                    raise AssertionError("the link is gone")
            assert hash_of(own.json()["link"]) in first.seated.links

    asyncio.run(story())


def test_an_exchanged_link_leaves_a_server_that_could_not_write_it_as_it_was(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        room.seated.version -= 1
        assert (await room.ask("POST", "/claim", room.sent)).json()["key"] == "stale"
        assert (await room.ask("GET", "", room.sent)).status_code == 200
        assert await room.claim()

    tell(tmp_path, story)
