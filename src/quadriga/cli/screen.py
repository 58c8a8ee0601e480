"""How a view looks in a terminal: status, sides, the map by region, one zone with its neighbours."""

from typing import Any, Final

from rich.table import Column, Table
from rich.text import Text

from quadriga.cli.choices import fold
from quadriga.cli.say import Voice
from quadriga.engine.position import WIN, Outcome, Position
from quadriga.engine.seat import Seat
from quadriga.records.record import Record
from quadriga.text import Facts, Speaker

STYLES: Final = {"black": "bright_black", "purple": "magenta"}
COLOURS: Final = ("yellow", "blue", "red", "green", "white", "cyan", "magenta")

PRICES: Final = "prices"
WIDE: Final = 5
"""So many figures of a thing make a table of them."""

View = dict[str, object]


class Screen:
    """Draws what one seat may see."""

    def __init__(self, voice: Voice, speaker: Speaker) -> None:
        self.voice: Final = voice
        self.speaker: Final = speaker
        self._facts: Final = Facts(speaker)

    # ---------------------------------------------------------------- seats

    def side(self, position: Position, seat: Seat) -> str | None:
        """The slug of the side a seat plays, where the title has sides."""
        sides = position.look(None).get("sides")
        if isinstance(sides, list) and 0 <= int(seat) < len(sides):
            side = sides[int(seat)].get("side")
            return side if isinstance(side, str) else None
        return None

    def seat(self, position: Position, seat: Seat) -> Text:
        """A seat by its side, in its colour."""
        side = self.side(position, seat)
        return Text(self.speaker.seat(seat, side), f"bold {style(side)}")

    def ending(self, position: Position, key: str, results: list[int]) -> None:
        """How a game ended: by its rules, or by what the people at the table agreed on."""
        ends = self.speaker.game.vocabulary.ends
        if key in ends:
            sides = [self.side(position, Seat(seat)) for seat in range(position.seats)]
            outcome = Outcome(key, ends[key], results)
            self.voice.line(self.speaker.outcome(outcome, [side for side in sides if side is not None]), "bold")
        elif self.voice.words.has(f"cli-ended-{key}"):
            winners = [self.seat(position, Seat(seat)).plain for seat, one in enumerate(results) if one == WIN]
            self.voice.line(self.voice.text(f"cli-ended-{key}", winner=", ".join(winners)), "bold")
        else:
            self.voice.say("records-closed", reason=key)

    # ---------------------------------------------------------------- status and sides

    def status(self, view: View) -> None:
        """One line: round, phase and what else is open to all and not nothing."""
        status = view.get("status")
        if isinstance(status, dict):
            shown = [
                self.voice.text("cli-entry", name=self.speaker.label(name, "status"), value=self.words(value))
                for name, value in status.items()
                if value
            ]
            self.voice.show(Text(" · ".join(shown), "bold"))

    def sides(self, view: View) -> None:
        """A table of open figures, a column for each seat; then this seat's hand, and what else has a heading."""
        sides = view.get("sides")
        if isinstance(sides, list) and sides:
            names = [name for name in sides[0] if name not in ("side", "name")]
            slugs = [side.get("side") for side in sides]
            heads = [Column(Text(self.speaker.seat(Seat(seat), slug), style(slug))) for seat, slug in enumerate(slugs)]
            table = Table(self.voice.text("cli-side"), *heads)
            for name in names:
                table.add_row(self.speaker.label(name), *[self.words(side.get(name)) for side in sides])
            self.voice.show(table)
        self.hand(view)
        own = view.get("own")
        for name, value in own.items() if isinstance(own, dict) else ():
            if not value or not self.speaker.has_label(name):
                continue
            if (rows := self._rows(name, value)) is not None:
                self.voice.show(rows)
            else:
                said = self._prices(value) if name == PRICES else self.words(value)
                self.voice.say("cli-entry", name=self.speaker.label(name), value=said)

    def _rows(self, name: str, value: object) -> Table | None:
        """People or wars with many figures each, a row for each of them; None for anything that fits a line."""
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            return None
        kind = next((key for key in value[0] if key in self.speaker.game.vocabulary.kinds), None)
        figures = [key for key in value[0] if key != kind and self.speaker.has_label(key)]
        if kind is None or len(figures) < WIDE:
            return None
        shown = [["" if one[key] in (None, [], 0, False) else self.words(one[key]) for key in figures] for one in value]
        used = [at for at in range(len(figures)) if any(row[at] for row in shown)]
        heads = [Column(self.speaker.label(figures[at]), overflow="fold") for at in used]
        table = Table(Column(self.speaker.label(name), no_wrap=True), *heads, box=None, padding=(0, 1))
        for one, row in sorted(zip(value, shown, strict=True), key=lambda both: both[1][0]):
            table.add_row(self.speaker.value(kind, str(one[kind])), *[row[at] for at in used])
        return table

    def _prices(self, value: dict[str, int]) -> str:
        """What each thing costs: figures that are no numbers of things."""
        return ", ".join(
            self.voice.text("cli-entry", name=self.speaker.slug(name), value=price) for name, price in value.items()
        )

    def hand(self, view: View) -> None:
        """The cards this seat holds, where there are any."""
        hand = view.get("hand")
        if isinstance(hand, list):
            self.voice.say("cli-hand", cards=", ".join(self._card(slug) for slug in hand) or "–")

    def _card(self, slug: str) -> str:
        """A card with the number it is played for, where it has one."""
        operations = self._facts.entry("card", slug, "ops")
        name = self.speaker.slug(slug)
        return name if operations is None else self.voice.text("cli-card", card=name, number=str(operations))

    def words(self, value: object) -> str:
        """Any value of a view as words."""
        if value is None or value == [] or value == {}:
            return "–"
        if isinstance(value, bool):
            return self.voice.text("cli-yes" if value else "cli-no")
        if isinstance(value, int):
            return self.voice.text("cli-number", number=value)
        if isinstance(value, list):
            return ", ".join(self.words(item) for item in value)
        if isinstance(value, dict) and "piece" in value:
            return self.piece(value).plain
        if isinstance(value, dict) and (named := self._named(value)):
            return named
        if isinstance(value, dict):
            return ", ".join(
                self.speaker.words.text("counted", {"count": count, "thing": self.speaker.slug(name, count)})
                if isinstance(count, int) and not isinstance(count, bool)
                else self.voice.text("cli-entry", name=self.speaker.slug(name), value=self.words(count))
                for name, count in value.items()
                if count
            )
        return self.speaker.slug(str(value))

    def _named(self, value: dict[str, object]) -> str:
        """Something with a name and figures, as `Junius (rating 3, influence 5)`; empty if it has no name."""
        kind = next((name for name in value if name in self.speaker.game.vocabulary.kinds), None)
        if kind is None or not isinstance(value[kind], str):
            return ""
        figures = [
            self.voice.text("cli-entry", name=self.speaker.label(name), value=self.words(one))
            for name, one in value.items()
            if name != kind and self.speaker.has_label(name)
        ]
        named = self.speaker.value(kind, str(value[kind]))
        return f"{named} ({', '.join(figures)})" if figures else named

    # ---------------------------------------------------------------- the map

    def map(self, view: View) -> None:
        """All zones, region by region."""
        regions = self.speaker.game.regions()
        if not regions:
            self._region(self.voice.text("cli-map"), self.places(view), _zones(view))
            return
        for id, _ in regions:
            self.region(view, id)

    def region(self, view: View, id: str) -> None:
        """The zones of one region, and whose it is."""
        slugs = next(slugs for region, slugs in self.speaker.game.regions() if region == id)
        self._region(self.speaker.region(id) + self._held(view, id), slugs, _zones(view))

    def find_region(self, text: str) -> str | None:
        """The region with this name, by slug or in words."""
        wanted = fold(text)
        ids = [id for id, _ in self.speaker.game.regions()]
        return next((id for id in ids if wanted in (fold(id), fold(self.speaker.region(id)))), None)

    def _held(self, view: View, region: str) -> str:
        """Whose a region is, where the view says it."""
        provinces = view.get("provinces")
        one = provinces.get(region) if isinstance(provinces, dict) else None
        return f" ({self.words(one['owner'])})" if isinstance(one, dict) and one.get("owner") else ""

    def _region(self, title: str, slugs: list[str], zones: dict[str, dict[str, object]]) -> None:
        table = Table(title=title, title_justify="left", title_style="bold", show_header=False, box=None)
        for slug in slugs:
            self._row(table, slug, zones.get(slug, {}))
        self.voice.show(table)

    def _row(self, table: Table, slug: str, zone: dict[str, object]) -> None:
        owner = zone.get("owner")
        held = Text(self.speaker.slug(str(owner)), style(str(owner))) if owner else Text("")
        table.add_row(Text(self.speaker.slug(slug)), Text(slug, "dim"), held, self.pieces(zone))

    def pieces(self, zone: dict[str, object]) -> Text:
        """What stands in a zone, each in the colour of its side, then what else the title says of the zone."""
        shown = Text()
        pieces = zone.get("pieces")
        for piece in pieces if isinstance(pieces, list) else []:
            if shown:
                shown.append(", ")
            shown.append_text(self.piece(piece))
        for name, value in zone.items():
            if name not in ("owner", "pieces") and value and self.speaker.has_label(name):
                shown.append(" · " if shown else "")
                label = self.speaker.label(name)
                shown.append(
                    label if value is True else self.voice.text("cli-entry", name=label, value=self.words(value))
                )
        return shown

    def piece(self, piece: dict[str, Any]) -> Text:
        """A piece, or several of one sort, in the colour of its side."""
        count = piece.get("count", 1)
        name = str(piece.get("piece") or piece.get("leader"))
        words = self.speaker.slug(name, count)
        if count != 1 or name in self._sorts():
            words = self.speaker.words.text("counted", {"count": count, "thing": words})
        return Text(words + self._marks(piece), style(piece.get("side")))

    def places_of(self, view: View) -> dict[str, list[str]]:
        """The places where each thing stands now: on the map, in a fleet, behind walls."""
        found: dict[str, list[str]] = {}
        there = [(slug, zone.get("pieces")) for slug, zone in _zones(view).items()]
        for boxes in (view.get("fleets"), view.get("refuges")):
            there += [
                (str(box.get("zone") or box.get("sea")), box.get("pieces"))
                for box in (boxes if isinstance(boxes, list) else [])
            ]
        for slug, pieces in there:
            for piece in pieces if isinstance(pieces, list) else []:
                places = found.setdefault(str(piece.get("piece") or piece.get("leader")), [])
                if slug not in places:
                    places.append(slug)
        return found

    def _marks(self, piece: dict[str, object]) -> str:
        """What else is told of a piece and has a heading: that it is so (weakened), or which of several (a title)."""
        marks = [name if value is True else value for name, value in piece.items() if name not in ("side", "piece")]
        shown = [self.speaker.label(mark) for mark in marks if isinstance(mark, str) and self.speaker.has_label(mark)]
        return f" ({', '.join(shown)})" if shown else ""

    def _sorts(self) -> list[str]:
        """The pieces that come in numbers, not by name."""
        kind = self.speaker.game.vocabulary.kinds.get("piece")
        return kind.keys() if kind is not None else []

    def zone(self, view: View, slug: str) -> None:
        """One zone and its neighbours."""
        zones = _zones(view)
        near = self.speaker.game.neighbours(slug)
        self._region(self.voice.text("cli-zone", zone=self.speaker.slug(slug)), [slug], zones)
        if near:
            self._region(self.voice.text("cli-neighbours"), near, zones)

    def places(self, view: View) -> list[str]:
        """All zones of the map: those of the regions or of the kind `zone`, else those the view shows."""
        slugs = [slug for _, zones in self.speaker.game.regions() for slug in zones]
        kind = self.speaker.game.vocabulary.kinds.get("zone")
        return slugs or (kind.keys() if kind is not None else list(_zones(view)))

    def find_zones(self, text: str, view: View | None = None) -> list[str]:
        """The zones a person may mean: by slug or name, whole, by its beginning, or in part."""
        slugs = self.places(view or {})
        wanted = fold(text)
        names = {slug: (fold(slug), fold(self.speaker.slug(slug))) for slug in slugs}
        whole = [slug for slug, known in names.items() if wanted in known]
        begun = [slug for slug, known in names.items() if any(name.startswith(wanted) for name in known)]
        return whole or begun or [slug for slug, known in names.items() if any(wanted in name for name in known)]

    def find_things(self, text: str) -> list[tuple[str, int]]:
        """The things of the game a person may mean, each as its kind and value."""
        wanted = fold(text)
        found = []
        for kind in self.speaker.game.vocabulary.kinds.values():
            for slug in list(kind.keys()):
                if wanted in (fold(slug), fold(self.speaker.value(kind.name, slug))):
                    found.append((kind.name, kind.value(slug)))
        return found


def ended(record: Record) -> tuple[str, list[int]]:
    """The key and the results of the last line of a game that is over."""
    last = record.lines[-1].plain
    results = last["results"]
    assert isinstance(results, list)
    return str(last.get("end") or last["closed"]), results


def style(side: object) -> str:
    """The colour of a side whose slug is a colour."""
    slug = str(side)
    return STYLES.get(slug, slug if slug in COLOURS else "")


def _zones(view: View) -> dict[str, dict[str, object]]:
    zones = view.get("zones")
    return zones if isinstance(zones, dict) else {}
