"""What is printed in the box, for who plays without it: cards, people, pieces, places, tables."""

from typing import Final

from rich.table import Table
from rich.text import Text

from quadriga.cli.choices import fold
from quadriga.cli.keyboard import Keyboard, is_count
from quadriga.text import Facts

CARDS: Final = ("card", "stratagem", "tactic", "happening")
"""The kinds that are cards or counters in a hand, on the table or in a cup."""
MOST: Final = 5
"""So many faces are shown at once."""


class Faces:
    """Shows what is printed, and where it stands now."""

    def __init__(self, keyboard: Keyboard) -> None:
        self._keyboard: Final = keyboard
        self._voice: Final = keyboard.voice
        self._speaker: Final = keyboard.speaker
        self._facts: Final = Facts(keyboard.speaker)

    def card(self, text: str) -> None:
        """A card by its number or name; without a text, those in hand."""
        kinds = [name for name in self._speaker.game.vocabulary.kinds if name in CARDS]
        hand = self._keyboard.view().get("hand")
        if not text and isinstance(hand, list) and hand:
            self._show([(kind, slug) for slug in hand for kind in kinds[:1]], len(hand))
        elif not kinds:
            self._voice.say("cli-no-cards")
        elif is_count(text) and (slug := self._facts.numbered(kinds[0], int(text))) is not None:
            self._show([(kinds[0], slug)])
        else:
            self._show_like(text, kinds)

    def who(self, text: str) -> None:
        """A leader, a piece, a people, a place: whatever has this name."""
        kinds = [kind for kind in self._speaker.game.vocabulary.kinds if kind not in CARDS]
        self._show_like(text, kinds)

    def tables(self, text: str) -> None:
        """The tables of the box by their headings, or those whose heading contains a text."""
        aids = self._facts.aids()
        found = [aid for aid in aids if text and fold(text) in fold(aid.title)]
        for aid in found:
            table = Table("", *aid.columns, title=aid.title, title_justify="left", title_style="bold", box=None)
            for name, cells in aid.rows:
                table.add_row(name, *cells)
            self._voice.show(table)
            if aid.note:
                self._voice.line(aid.note)
        if not found:
            self._voice.say("cli-tables", tables=" · ".join(aid.title for aid in aids))

    def place(self, slug: str) -> None:
        """What is printed on a place and on the ways that leave it, and every piece there with its figures."""
        for kind in self._kinds_of(slug):
            self._line(self._facts.face(kind, slug))
        zone = self._zones().get(slug, {})
        pieces = zone.get("pieces")
        for piece in pieces if isinstance(pieces, list) else []:
            self._piece(piece)
        near = self._speaker.game.neighbours(slug)
        for other in near:
            said = [*self._facts.link(slug, other), *self._road(slug, other)]
            if said:
                self._voice.indented(self._entries([(self._speaker.slug(other), self._entries(said))]))

    # ---------------------------------------------------------------- found and shown

    def _show_like(self, text: str, kinds: list[str]) -> None:
        found = self._like(text, kinds) if text else []
        if not found:
            self._voice.say("cli-no-thing", text=text)
        self._show(found)

    def _like(self, text: str, kinds: list[str]) -> list[tuple[str, str]]:
        """The things with this name: whole, by its beginning, or in part."""
        wanted = fold(text)
        named = [
            ((kind, slug), (fold(slug), fold(self._speaker.value(kind, slug))))
            for kind in kinds
            for slug in list(self._speaker.game.vocabulary.kinds[kind].keys())
        ]
        whole = [thing for thing, names in named if wanted in names]
        begun = [thing for thing, names in named if any(name.startswith(wanted) for name in names)]
        found = whole or begun or [thing for thing, names in named if any(wanted in name for name in names)]
        told = [thing for thing in found if self._facts.face(*thing) or self._where(thing[1])]
        return list({slug: (kind, slug) for kind, slug in reversed(told)}.values())[::-1]

    def _show(self, things: list[tuple[str, str]], most: int = MOST) -> None:
        for kind, slug in things[:most]:
            self._voice.show(Text(self._speaker.value(kind, slug), "bold"))
            self._line(self._facts.face(kind, slug))
            where = self._where(slug)
            if where:
                self._voice.indented(self._voice.text("cli-stands", places=", ".join(where)))
        if len(things) > most:
            others = ", ".join(self._speaker.value(kind, slug) for kind, slug in things[most:])
            self._voice.say("cli-others", names=others)

    def _line(self, face: list[tuple[str, str]]) -> None:
        if face:
            self._voice.indented(self._entries(face))

    def _entries(self, entries: list[tuple[str, str]]) -> str:
        return " · ".join(self._voice.text("cli-entry", name=name, value=value) for name, value in entries)

    def _kinds_of(self, slug: str) -> list[str]:
        return [kind for kind in ("space", "zone", "sea", "conflict", "province") if self._has(kind, slug)][:1]

    def _has(self, kind: str, slug: str) -> bool:
        known = self._speaker.game.vocabulary.kinds.get(kind)
        return known is not None and slug in known.keys()  # noqa: SIM118

    # ---------------------------------------------------------------- where things stand

    def _zones(self) -> dict[str, dict[str, object]]:
        zones = self._keyboard.view().get("zones")
        return zones if isinstance(zones, dict) else {}

    def _where(self, slug: str) -> list[str]:
        """The places where something stands now."""
        return [
            self._speaker.slug(zone) for zone in self._keyboard.screen.places_of(self._keyboard.view()).get(slug, [])
        ]

    def _piece(self, piece: dict[str, object]) -> None:
        """The figures of one piece on the map: printed ones by name, then those that change."""
        slug = str(piece.get("piece") or piece.get("leader"))
        name = self._keyboard.screen.piece(piece)
        figures = [
            (self._speaker.label(key), self._keyboard.screen.words(value))
            for key, value in piece.items()
            if key in ("points", "cargo", "spent", "half") and value and self._speaker.has_label(key)
        ]
        kind = next((kind for kind in ("general", "leader", "unit", "ship", "piece") if self._has(kind, slug)), "")
        printed = self._facts.face(kind, slug) if kind else []
        if figures or printed:
            self._voice.indented(self._entries([(name.plain, self._entries([*figures, *printed]))]))

    def _road(self, one: str, other: str) -> list[tuple[str, str]]:
        """A road that was built between two places."""
        own = self._keyboard.view().get("own")
        roads = own.get("roads") if isinstance(own, dict) else None
        if isinstance(roads, list) and (f"{one}--{other}" in roads or f"{other}--{one}" in roads):
            return [(self._voice.text("cli-road"), self._voice.text("cli-yes"))]
        return []
