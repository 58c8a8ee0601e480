"""Measuring anew keeps what was written by hand."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_sections_written_by_hand_are_kept() -> None:
    spec = importlib.util.spec_from_file_location("page", ROOT / "benchmarks" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    text = "# Benchmarks\n\n| a |\n\n## By hand\n\nOne.\n\n## The server\n\n| b |\n\n## The browser\n\n| c |\n"
    assert page.kept_sections(text) == "\n## By hand\n\nOne.\n"
    kept = page.kept_sections((ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8"))
    assert "\n## What a turn of the Republic asks\n" in kept
    assert "\n## What a year of Ultimus asks\n" in kept
    assert "## The server" not in kept
