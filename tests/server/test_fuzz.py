"""Broken and strange requests to every route, made from the OpenAPI document: none of them is a server error."""

from pathlib import Path

from server.fuzz import fuzz


def test_nothing_that_can_be_sent_is_a_server_error(tmp_path: Path) -> None:
    assert fuzz(tmp_path, examples=8) > 150
