"""The ratings of a match as a picture."""

from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 640
ROW: Final = 34
LABEL: Final = 190
MARGIN: Final = 24


def svg(report: dict[str, Any]) -> str:
    """One row a bot, the strongest first: a dot at its rating, a bar over its interval."""
    bots = sorted(report["bots"], key=lambda bot: -bot["rating"])
    low = min(bot["rating_from"] for bot in bots)
    high = max(bot["rating_to"] for bot in bots)
    span = max(1, high - low)
    height = 2 * MARGIN + ROW * len(bots)

    def across(rating: float) -> float:
        return LABEL + float(rating - low) / float(span) * (WIDTH - LABEL - MARGIN)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
        f'<line x1="{across(0):.1f}" x2="{across(0):.1f}" y1="{MARGIN}" y2="{height - MARGIN}" stroke="#c9bda3"/>',
    ]
    for row, bot in enumerate(bots):
        y = MARGIN + ROW * row + ROW / 2
        left, right = across(bot["rating_from"]), across(bot["rating_to"])
        lines += [
            f'<text x="{MARGIN}" y="{y + 5:.1f}" fill="#2b2118">{escape(bot["bot"])}</text>',
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8a2a1f" stroke-width="6" '
            'stroke-linecap="round" opacity=".35"/>',
            f'<circle cx="{across(bot["rating"]):.1f}" cy="{y:.1f}" r="6" fill="#8a2a1f"/>',
            f'<text x="{min(right + 10, WIDTH - 50):.1f}" y="{y + 5:.1f}" fill="#2b2118">{bot["rating"]:+d}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
