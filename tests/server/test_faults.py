"""What may go wrong with a real server: killed at any instant, asked the same by many, stopped while in use."""

import json
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.serving import Couple, Server, check_file, children, ends, kill_again_and_again, wait_for_moves

CLIENTS = 50


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 8, 7)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("games")).wait()
    yield made
    if made.process.poll() is None:
        made.stop()


def test_of_many_who_submit_the_same_sequence_number_one_is_accepted(server: Server) -> None:
    couple = Couple.seated(server, 1)
    _, state = server.ask("GET", f"/api/tables/{couple.id}", token=couple.links["0"])
    answers: list[tuple[int, str]] = []
    together = threading.Barrier(CLIENTS)

    def submit(number: int) -> None:
        move = state["moves"][number % len(state["moves"])]["text"]
        body = {"sequence": state["sequence"], "moves": [move]}
        together.wait()
        status, answer = server.ask("POST", f"/api/tables/{couple.id}/moves", body, couple.links["0"])
        answers.append((status, answer.get("key", "")))

    clients = [threading.Thread(target=submit, args=[number]) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    assert Counter(answers) == {(200, ""): 1, (409, "stale"): CLIENTS - 1}
    _, after = server.ask("GET", f"/api/tables/{couple.id}", token=couple.links["0"])
    assert after["count"] == 1


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    couple = Couple.seated(server, 2)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{couple.id}/live"
    with pytest.raises(Exception, match="403"), connect(address, origin=Origin("http://evil.example"), proxy=None):
        pass
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}"), proxy=None) as socket:
        socket.send(couple.links["1"])
        assert json.loads(socket.recv())["state"]["seat"] == 1


def test_a_socket_without_a_link_is_closed_with_a_clear_code(server: Server) -> None:
    couple = Couple.seated(server, 3)
    for message in ("nonsense", b"\xff\x00", "x" * 3000):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{couple.id}/live", proxy=None) as socket:
            socket.send(message)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def hear_all(socket: ClientConnection) -> None:
    """Everything that still comes."""
    while True:
        socket.recv(timeout=10)


def test_a_stop_finishes_what_is_under_way_and_leaves_no_secret_in_the_log(server: Server) -> None:
    couple = Couple.seated(server, 4)
    workers = children(server.process.pid)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{couple.id}/live", proxy=None) as socket:
        socket.send(couple.links["1"])
        socket.recv()
        server.ask("POST", "/api/tables/none/moves", {"sequence": 0, "moves": ["end"]}, couple.links["0"])
        person = threading.Thread(target=couple.play, args=[server.port])
        person.start()
        wait_for_moves([couple], 5)
        code, said = server.stop()
        person.join()
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert (code, said) == (0, "")
    assert couple.acknowledged
    assert check_file(server.data, [couple]) == len(couple.acknowledged)
    assert all(ends(worker) for worker in workers)
    lines = (server.data / "server.log").read_text().splitlines()
    assert {"started", "request", "stopped"} <= {json.loads(line)["event"] for line in lines}
    everything = "\n".join(lines)
    for secret in (*couple.links.values(), "Bearer"):
        assert secret not in everything
