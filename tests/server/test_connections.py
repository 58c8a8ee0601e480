"""Connections that dawdle or crowd, names that are not ours, and addresses that anybody could make up."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from fastapi.testclient import TestClient

from quadriga.server.app import create_app
from quadriga.server.connections import FILES, HEADER_BYTES, MOST, Patient, make_room
from quadriga.server.run import listen
from server.serving import Server

MUCH = 150
"""So many times the document that describes the server is more than the system keeps for a connection."""
GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Hasty(Patient):
    """As it is, with less patience."""

    header_seconds = 3.0
    body_seconds = 3.0
    taking_seconds = 3.0
    most_of_one = 12


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    Patient.everywhere.clear()
    listening = listen("127.0.0.1", 0)
    app = create_app(tmp_path_factory.mktemp("data"), rate=1_000_000, names=())
    config = uvicorn.Config(app, log_config=None, http=Hasty)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()


def connected(port: int, said: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=60)
    connection.sendall(said)
    return connection


def is_given_up(connection: socket.socket) -> bool:
    """Whether the other side ends the connection without an answer."""
    try:
        return connection.recv(10) == b""
    except ConnectionResetError:
        return True


def whole_answer(connection: socket.socket) -> bytes:
    """One answer, its body included."""
    head = b""
    while b"\r\n\r\n" not in head:
        head += connection.recv(65536)
    head, _, body = head.partition(b"\r\n\r\n")
    length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"content-length"))
    while len(body) < length:
        body += connection.recv(65536)
    return head


def answer(port: int, request: bytes = GET) -> bytes:
    with connected(port, request) as connection:
        return connection.recv(100)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: local",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_who_does_not_say_what_he_wants_is_given_up(port: int, said: bytes) -> None:
    with connected(port, said) as slow:
        assert is_given_up(slow)
    assert answer(port).startswith(b"HTTP/1.1 200")


def asking_much(port: int, room: int) -> socket.socket:
    """Somebody whose system keeps so many bytes, and who asks for more than that and ours together."""
    connection = socket.socket()
    connection.settimeout(60)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    connection.connect(("127.0.0.1", port))
    connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * MUCH)
    return connection


def test_who_does_not_take_what_he_asked_for_is_given_up(port: int) -> None:
    with asking_much(port, 4096):
        until = time.monotonic() + 60
        while sum(Patient.everywhere.values()) == 0:
            assert time.monotonic() < until
        while sum(Patient.everywhere.values()) > 0:
            assert time.monotonic() < until, "it is still held"
            time.sleep(0.05)


def test_who_takes_it_slowly_gets_all_of_it(port: int) -> None:
    with asking_much(port, 262_144) as slow:
        taken, answers, before = 0, 0, b""
        while answers < MUCH:
            some = slow.recv(65_536)
            assert some, "it was given up"
            if taken // 100_000 < (taken + len(some)) // 100_000 <= 40:
                time.sleep(0.1)
            taken += len(some)
            answers += (before + some).count(b"HTTP/1.1 200")
            before = some[-11:]


def test_headers_without_end_are_not_kept(port: int) -> None:
    with connected(port, b"GET /api/games HTTP/1.1\r\nX-Long: " + b"x" * (HEADER_BYTES + 1000)) as endless:
        assert is_given_up(endless)


def test_one_address_holds_so_many_connections_and_others_are_served_when_they_are_gone(port: int) -> None:
    held = [connected(port, b"GET") for _ in range(Hasty.most_of_one)]
    with connected(port, GET) as one_more:
        assert is_given_up(one_more)
    for connection in held:
        assert is_given_up(connection)
        connection.close()
    assert answer(port).startswith(b"HTTP/1.1 200")
    assert sum(Patient.everywhere.values()) <= 1


def test_everybody_behind_a_proxy_is_not_one_visitor(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hasty, "proxies", frozenset({"127.0.0.1"}))
    held = [connected(port, b"GET") for _ in range(Hasty.most_of_one)]
    assert answer(port).startswith(b"HTTP/1.1 200")
    for connection in held:
        assert is_given_up(connection)
        connection.close()


def test_a_request_over_a_kept_connection_has_its_time_anew(port: int) -> None:
    with connected(port) as connection:
        for _ in range(3):
            time.sleep(1.2)
            connection.sendall(GET)
            assert whole_answer(connection).startswith(b"HTTP/1.1 200")


def test_a_long_body_does_not_count_among_the_headers_of_the_next_request(port: int) -> None:
    body = b'"' + b"x" * (HEADER_BYTES + 4000) + b'"'
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body)
    with connected(port, post) as connection:
        time.sleep(0.2)
        connection.sendall(body)
        assert whole_answer(connection).startswith(b"HTTP/1.1 422")
        connection.sendall(GET[:20])
        time.sleep(0.2)
        connection.sendall(GET[20:])
        assert whole_answer(connection).startswith(b"HTTP/1.1 200")


def test_what_comes_after_an_early_answer_is_taken_for_what_it_is(port: int) -> None:
    post = b"POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2000\r\n\r\n"
    with connected(port, post) as connection:
        assert whole_answer(connection).startswith(b"HTTP/1.1 421"), "before its body has come"
        connection.sendall(b"x" * 1000)
        time.sleep(0.1)
        connection.sendall(b"x" * 1000 + GET)
        assert whole_answer(connection).startswith(b"HTTP/1.1 200")


def test_half_of_the_next_request_may_come_with_the_one_before(port: int) -> None:
    with connected(port, GET + GET[:20]) as connection:
        assert whole_answer(connection).startswith(b"HTTP/1.1 200")
        connection.sendall(GET[20:])
        assert whole_answer(connection).startswith(b"HTTP/1.1 200")
        connection.sendall(GET + GET)
        time.sleep(0.2)
        assert whole_answer(connection).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (b"localhost:8020", b"200"),
        (b"127.0.0.1", b"200"),
        (b"[::1]:8020", b"200"),
        (b"evil.example", b"421"),
        (b"localhost.evil.example:8020", b"421"),
    ],
)
def test_a_name_that_is_not_ours_is_refused(port: int, host: bytes, status: bytes) -> None:
    assert answer(port, GET.replace(b"localhost", host)).startswith(b"HTTP/1.1 " + status)


def test_names_of_our_own_can_be_told(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, names=("Quadriga.Example",)), base_url="http://quadriga.example") as client:
        assert client.get("/api/games").status_code == 200


def test_small_answers_do_not_wait_for_large_ones() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_an_address_told_by_a_stranger_is_not_believed(tmp_path: Path) -> None:
    server = Server(tmp_path, 0.0, "--rate", "1").wait()
    try:
        told = [GET[:-2] + f"X-Forwarded-For: 10.0.0.{number}\r\n\r\n".encode() for number in range(12)]
        answers = [answer(server.port, request)[:12] for request in told]
    finally:
        server.stop()
    assert b"HTTP/1.1 429" in answers


def test_odds_have_processes_of_their_own(tmp_path: Path) -> None:
    app = create_app(tmp_path)
    with TestClient(app):
        assert app.state.host.workers is not app.state.host.reckoners


def test_a_partial_roll_of_many_dice_is_refused_without_listing_them(tmp_path: Path) -> None:
    fleet = {"galleys": 18}
    battle = {"battle": "naval", "attacker": fleet, "defender": fleet}
    with TestClient(create_app(tmp_path, rate=1_000_000)) as client:
        path = "/api/games/conquest/battle"
        begun = client.post(path, json={"situation": battle}).json()
        assert begun["roll"] is not None, begun
        refused = client.post(path, json={"situation": battle, "moves": [f"{begun['roll']['verb']} ?"]})
        assert (refused.status_code, refused.json()["key"]) == (409, "illegal")


def test_there_are_never_more_connections_than_the_system_allows_files(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(Patient, "most", MOST)
    monkeypatch.setattr("resource.setrlimit", lambda _, limits: asked.append(limits))
    for soft, hard, connections in ((1024, 1 << 20, MOST), (1024, 2000, 2000 - FILES), (100, 100, 1), (-1, -1, MOST)):
        monkeypatch.setattr("resource.getrlimit", lambda _, limits=(soft, hard): limits)
        assert make_room() == Patient.most == connections
    assert asked == [(MOST + FILES, 1 << 20), (2000, 2000), (100, 100)]
