"""The page of figures: what is measured is written anew, sections written by hand stay."""

MEASURED = ("The server", "The browser")
"""The sections that are measured."""


def kept_sections(page: str) -> str:
    """The sections of a page that are not measured, in their order, each between blank lines."""
    sections = page.split("\n## ")[1:]
    by_hand = [one.strip() for one in sections if one.split("\n", 1)[0].strip() not in MEASURED]
    return "".join([f"\n## {one}\n" for one in by_hand])
