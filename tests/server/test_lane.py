"""The short way of a change says the same as the long one, of what was made and of what was refused."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.server.app import create_app
from quadriga.server.limits import RAW_HEADERS

RAW = {name.decode(): value.decode() for name, value in RAW_HEADERS}
PLAYED = {"sequence": 0, "moves": ["end-movement"]}


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with TestClient(create_app(tmp_path, pause=0.0)) as client:
        yield client


def opened(client: TestClient) -> tuple[str, dict[str, str]]:
    body = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}}
    made = client.post("/api/tables", json={**body, "chairs": [{"kind": "person"}] * 2}).json()
    return f"/api/tables/{made['id']}", made["links"]


def test_a_move_is_made_once_and_its_sequence_told(client: TestClient) -> None:
    path, links = opened(client)
    head = {"Authorization": f"Bearer {links['0']}"}
    turn = client.get(path, headers=head).json()["turn"]
    head = {"Authorization": f"Bearer {links[str(turn)]}", "Prefer": "return=minimal"}
    answer = client.post(f"{path}/moves", json=PLAYED, headers=head)
    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers.items() >= RAW.items()
    state = client.get(path, headers=head).json()
    assert state["count"] == 1
    assert int(answer.headers["Quadriga-Sequence"]) <= state["sequence"]
    assert answer.headers["Preference-Applied"] == "return=minimal"


@pytest.mark.parametrize(
    ("name", "body", "link"),
    [
        ("moves", b'{"sequence": 7, "moves": ["end-movement"]}', ""),
        ("moves", b'{"sequence": 0, "moves": ["fly away"]}', ""),
        ("moves", b'{"sequence": 0, "moves": ["end-movement"]}', "spectator"),
        ("moves", b'{"sequence": 0, "moves": ["end-movement"]}', "another"),
        ("moves", b'{"sequence": 0, "moves": ["end-movement"]}', "nobody"),
        ("moves", b'{"sequence": "0", "moves": []}', ""),
        ("moves", b"{", ""),
        ("undo", b'{"sequence": 0}', ""),
        ("consent", b'{"sequence": 0, "agrees": true}', ""),
        ("acclaim", b'{"winner": 99}', ""),
    ],
)
def test_refusals_are_the_same_by_either_way(client: TestClient, name: str, body: bytes, link: str) -> None:
    path, links = opened(client)
    turn = client.get(path, headers={"Authorization": f"Bearer {links['0']}"}).json()["turn"]
    tokens = {"": links[str(turn)], "another": links[str(1 - turn)], "nobody": "x" * 43}
    head = {"Authorization": f"Bearer {tokens.get(link, links['spectator'])}", "Content-Type": "application/json"}
    long = client.post(f"{path}/{name}", content=body, headers=head)
    short = client.post(f"{path}/{name}", content=body, headers={**head, "Prefer": "return=minimal"})
    assert long.status_code >= 400
    assert (short.status_code, short.json()) == (long.status_code, long.json())
    assert short.headers["content-security-policy"] == long.headers["content-security-policy"]


def test_numbers_that_are_none_are_refused_by_either_way(client: TestClient) -> None:
    path, links = opened(client)
    head = {"Authorization": f"Bearer {links['0']}", "Quadriga-Fresh": "zz"}
    long = client.post(f"{path}/moves", json=PLAYED, headers=head)
    short = client.post(f"{path}/moves", json=PLAYED, headers={**head, "Prefer": "return=minimal"})
    assert (long.status_code, short.status_code) == (422, 422)
    assert long.json() == short.json()
