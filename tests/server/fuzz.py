"""Requests invented by schemathesis from the OpenAPI document, some with a good link, some without."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from quadriga.games import titles
from quadriga.server.app import create_app

CHECKS = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


def fuzz(data: Path, examples: int) -> int:
    """Ask every operation so often; how many requests were made. Fails at the first answer of 500 or more."""
    app = create_app(data, pause=0.0, rate=1_000_000)
    with TestClient(app, raise_server_exceptions=False) as client:
        document = client.get("/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(document)
        count = 0
        for found in schema.get_all_operations():
            tables = [opened(client, game) for game in titles()]
            assert isinstance(found, Ok), found
            count += try_out(client, found.ok(), tables, examples)
        return count


def opened(client: TestClient, game: str) -> tuple[str, str]:
    """A table and the link to its first seat."""
    body = {"game": game, "chairs": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
    made = client.post("/api/tables", json=body).json()
    return made["id"], made["links"]["0"]


def carried(token: str) -> dict[str, str]:
    """The header that carries a link."""
    return {"Authorization": f"Bearer {token}"}


def try_out(client: TestClient, operation: Any, tables: list[tuple[str, str]], examples: int) -> int:
    """Invented requests to one operation."""
    asked = 0

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=CHECKS,
        phases=[Phase.generate],
    )
    @given(case=cases(operation), table=st.sampled_from([*tables, None]), game=st.sampled_from([*titles(), ""]))
    def ask(case: Any, table: tuple[str, str] | None, game: str) -> None:
        nonlocal asked
        asked += 1
        path, headers = dict(case.path_parameters or {}), {}
        if table is not None and "id" in path:
            path["id"], headers = table[0], carried(table[1])
        if game and "game" in path:
            path["game"] = game
        address = case.path
        for name, value in path.items():
            address = address.replace(f"{{{name}}}", quoted(value))
        body = None if isinstance(case.body, schemathesis.core.NotSet) else json.dumps(case.body, default=str)
        headers["Content-Type"] = "application/json"
        query = {name: str(value) for name, value in dict(case.query or {}).items()}
        answer = client.request(case.method, address, params=query, content=body, headers=headers)
        assert answer.status_code < 500, (case.method, address, query, body, answer.text)

    ask()
    return asked


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """Requests as the document describes them, and others."""
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    return st.one_of(good, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))


def quoted(value: object) -> str:
    """A part of an address."""
    return quote(str(value), safe="") or "-"
