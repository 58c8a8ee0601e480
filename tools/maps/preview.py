"""Draw a map file as the table will, to be looked at: python -m tools.maps.preview GAME [--level N] [--out FILE]."""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from .source import OUTPUT

INK, INK2, LAND, VOID, SEA, WASH = "#2a2017", "#574635", "#f1e7cf", "#ddd0b1", "#cbd8d3", "#a9c0bf"
SEA_TEXT, COAST, WATERLINE, RIVER, MOUNT, BORDER = "#2c525c", "#3b2f23", "#5f868c", "#4d7c8a", "#6b5640", "#6d5335"
CARD, GLOW, ROME, TRIBE, WARN = "#fbf6ea", "#e3a31c", "#98281d", "#47652f", "#9a3412"
WASHES = ["#d8ad62", "#cf8f7c", "#9fb27c", "#92a9b3", "#b19cba", "#b8ac68", "#d19a6e", "#86b3a3"]
LINE_WEIGHTS = [(1.0, 0.85), (0.8, 0.7), (0.65, 0.55), (0.55, 0.45), (0.45, 0.32)]

Points = list[tuple[float, float]]


def unfold(flat: list[int]) -> Points:
    """A stored line as points in px."""
    x = y = 0
    points = []
    for i in range(0, len(flat), 2):
        x, y = x + flat[i], y + flat[i + 1]
        points.append((x / 10, y / 10))
    return points


def charted(flat: list[int]) -> tuple[float, float]:
    """A stored point in px at zoom 1."""
    return flat[0] / 10, flat[1] / 10


class Picture:
    """One map at one level as SVG."""

    def __init__(self, chart: dict[str, Any], level: int, fonts: Path | None, marks: bool) -> None:
        self.chart = chart
        self.level = level
        self.zoom: float = chart["levels"][level]["zoom"]
        self.arcs = [unfold(arc["line"]) for arc in chart["arcs"]]
        self.fonts = fonts
        self.marks = marks
        self.out: list[str] = []

    def path(self, points: Points, close: bool = False) -> str:
        """SVG path data, scaled."""
        z = self.zoom
        return "M" + "L".join(f"{x * z:.1f} {y * z:.1f}" for x, y in points) + ("Z" if close else "")

    def at(self, flat: list[int]) -> tuple[float, float]:
        """A stored point on the screen."""
        return flat[0] / 10 * self.zoom, flat[1] / 10 * self.zoom

    def outline(self, area: dict[str, Any]) -> str:
        """An area's rings as path data (even-odd)."""
        data = ""
        for ring in area["rings"]:
            points: Points = []
            for n in ring:
                line = self.arcs[n] if n >= 0 else self.arcs[~n][::-1]
                points += line[1:] if points else line
            data += self.path(points, close=True)
        return data

    def add(self, data: str, **style: object) -> None:
        """A path."""
        if data:
            attributes = " ".join(f'{k.replace("_", "-")}="{v}"' for k, v in style.items())
            self.out.append(f'<path d="{data}" {attributes}/>')

    def stroke(self, data: str, colour: str, width: float, opacity: float = 1.0, dash: str = "") -> None:
        """A line without a fill."""
        more = {"stroke_dasharray": dash} if dash else {}
        self.add(
            data, fill="none", stroke=colour, stroke_width=width, opacity=opacity,
            stroke_linejoin="round", stroke_linecap="round", **more,
        )  # fmt: skip

    # ------------------------------------------------------------------ layers

    def svg(self) -> str:
        """All layers from below."""
        width, height = (round(v * self.zoom) for v in self.chart["size"])
        self.out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
            '<defs><filter id="blur" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="6"/>'
            '</filter><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".006" numOctaves="2" seed="4"'
            '/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .25  0 0 0 0 .12  0 0 0 .55 -.18"/></filter></defs>'
            f'<rect width="{width}" height="{height}" fill="{SEA}"/>'
        ]
        self.water()
        self.ground()
        self.lines()
        self.names()
        self.spaces()
        self.out.append(
            f'<rect width="{width}" height="{height}" filter="url(#grain)" opacity=".5" '
            'style="mix-blend-mode:multiply"/></svg>'
        )
        return "".join(self.out)

    def water(self) -> None:
        """Graticule, wash, waterlines, sea borders."""
        self.stroke("".join(self.path(unfold(g)) for g in self.chart["graticule"]), SEA_TEXT, 0.5, 0.35)
        land = "".join(self.outline(a) for a in self.chart["areas"] if a["ground"] == "land")
        self.out.append(
            f'<path d="{land}" fill="{WASH}" stroke="{WASH}" stroke-width="26" filter="url(#blur)" opacity=".75"/>'
        )
        for row, (weight, opacity) in zip(self.chart["waterlines"], LINE_WEIGHTS, strict=False):
            self.stroke("".join(self.path(unfold(line)) for line in row), WATERLINE, weight, opacity)
        self.stroke(self.between("sea", "sea"), SEA_TEXT, 1.3, 0.75, "7 4")

    def between(self, one: str, other: str, named: bool = True) -> str:
        """Arcs whose two sides are of these grounds."""
        areas = self.chart["areas"]
        data = ""
        for arc, points in zip(self.chart["arcs"], self.arcs, strict=True):
            a, b = arc["sides"]
            if a < 0 or b < 0:
                continue
            both = {areas[a]["ground"], areas[b]["ground"]}
            if both == {one, other} and (not named or (areas[a]["id"] and areas[b]["id"])):
                data += self.path(points)
        return data

    def ground(self) -> None:
        """Land, void, washes, rivers, peaks."""
        for n, area in enumerate(self.chart["areas"]):
            if area["ground"] != "land":
                continue
            data = self.outline(area)
            if not area["id"]:
                self.add(data, fill=VOID if self.chart["beyond"] == "void" else LAND, fill_rule="evenodd")
                continue
            kind = area.get("kind", "roman")
            people = kind in ("tribe", "unnamed", "neighbour")
            colour = TRIBE if people else ROME if kind == "province" else WASHES[area.get("wash", n) % 8]
            strength = 0.4 if people else 1.0
            self.add(data, fill=LAND, fill_rule="evenodd")
            self.out.append(
                f'<clipPath id="c{n}"><path d="{data}" clip-rule="evenodd"/></clipPath>'
                f'<g clip-path="url(#c{n})" opacity="{strength}">'
                f'<path d="{data}" fill="{colour}" opacity=".24" fill-rule="evenodd"/>'
                f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="13" opacity=".3"/>'
                f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="6" opacity=".38"/></g>'
            )
        self.stroke("".join(self.path(unfold(r["line"])) for r in self.chart["rivers"]), RIVER, 1.2, 0.8)
        for x, y, height, bits in self.chart["peaks"]:
            if bits >> self.level & 1:
                self.peak(x / 10 * self.zoom, y / 10 * self.zoom, height / 10 * self.zoom)

    def peak(self, x: float, y: float, h: float) -> None:
        """A small mountain, lit from the left."""
        w = h * 0.72
        self.add(
            f"M{x - w:.1f} {y + h * 0.42:.1f}"
            f"C{x - w * 0.55:.1f} {y + h * 0.05:.1f} {x - w * 0.3:.1f} {y - h * 0.5:.1f} {x:.1f} {y - h * 0.58:.1f}"
            f"C{x + w * 0.22:.1f} {y - h * 0.35:.1f} {x + w * 0.5:.1f} {y + h * 0.1:.1f} "
            f"{x + w:.1f} {y + h * 0.42:.1f}",
            fill=LAND, fill_opacity=0.5, stroke=MOUNT, stroke_width=0.8, stroke_linecap="round",
        )  # fmt: skip
        shade = ""
        for a, b, c, e in ((0.06, -0.45, 0.12, 0.8), (0.24, -0.22, 0.14, 0.58), (0.45, 0.02, 0.14, 0.36)):
            shade += f"M{x + w * a:.1f} {y + h * b:.1f}l{w * c:.1f} {h * e:.1f}"
        self.stroke(shade, MOUNT, 0.55, 0.8)

    def lines(self) -> None:
        """Borders, coast, roads, crossings."""
        areas = self.chart["areas"]
        for arc, points in zip(self.chart["arcs"], self.arcs, strict=True):
            a, b = arc["sides"]
            if a < 0 or b < 0 or areas[a]["ground"] != "land" or areas[b]["ground"] != "land":
                continue
            data, kind = self.path(points), arc.get("kind", "border")
            outer = not (areas[a]["id"] and areas[b]["id"])
            if kind == "river":
                self.stroke(data, COAST, 5, 0.55)
                self.stroke(data, RIVER, 3.4)
            elif kind == "inner":
                self.stroke(data, BORDER, 0.8, 0.9, "4 2 1 2")
            else:
                self.stroke(data, BORDER, 1.3, 0.5 if outer else 0.9)
                if kind == "limes":
                    self.stroke(data, ROME, 2.2, 1, "0.1 4.5")
        self.stroke(self.between("land", "sea", named=False), COAST, 1.15)
        for road in self.chart.get("roads", []) if self.marks else []:
            data = self.path(unfold(road["line"]))
            self.stroke(data, LAND, 4, 0.8)
            self.stroke(data, BORDER, 1.4, 0.8)
        self.ways()
        for link in self.chart.get("crossings", []):
            self.stroke(self.path(unfold(link["line"])), INK, 2.4, 0.9, "0.1 5")

    def ways(self) -> None:
        """Roads, passes and straits of a point-to-point map."""
        places = {s["id"]: charted(s["at"]) for s in self.chart.get("spaces", [])}
        passes = []
        for link in self.chart.get("links", []):
            line = [places[link["a"]], places[link["b"]]]
            data = self.path(line)
            if link["kind"] == "strait":
                self.stroke(data, SEA_TEXT, 2, 1, "0.1 4.5")
                continue
            self.stroke(data, LAND, 4, 0.75)
            mountain = link["kind"] != "land"
            self.stroke(data, WARN if mountain else "#5b4630", 1.9 if mountain else 1.7, 1, "5 2.5" if mountain else "")
            if mountain:
                x, y = ((line[0][i] + line[1][i]) / 2 * self.zoom for i in (0, 1))
                passes.append((x, y, WARN if link["kind"] == "pass-alpine" else CARD))
        for x, y, fill in passes:
            self.add(
                f"M{x - 7:.1f} {y + 5:.1f}L{x:.1f} {y - 6:.1f} {x + 7:.1f} {y + 5:.1f}z",
                fill=fill, stroke=WARN, stroke_width=1.2, stroke_linejoin="round",
            )  # fmt: skip

    def spaces(self) -> None:
        """Markers: a walled city in a frame, a tribe as a hexagon, others as rings; anchors before ports."""
        level = self.chart["levels"][self.level]
        for space in self.chart.get("spaces", []):
            x, y = self.at(space["at"])
            r = 7.0 * level["marker"]
            if self.marks:
                for slot in space["slots"][self.level]:
                    self.plate(self.at(slot), level["piece"], CARD)
            if space["kind"] == "walled-city":
                self.add(
                    f"M{x - r - 2:.1f} {y - r - 2:.1f}h{2 * r + 4:.1f}v{2 * r + 4:.1f}h{-2 * r - 4:.1f}z",
                    fill=CARD, stroke=INK, stroke_width=1.2, stroke_dasharray="4 1.6",
                )  # fmt: skip
            if space["kind"] == "tribe":
                turns = [k * math.pi / 3 for k in range(6)]
                points = [(x + (r + 2) * math.cos(t), y + (r + 2) * math.sin(t)) for t in turns]
                self.add("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z", fill=TRIBE, stroke=INK)
                continue
            self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.8:.1f}" fill="{CARD}" stroke="{INK}"/>')
            self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.6" fill="{INK}"/>')
        for space in self.chart.get("spaces", []):
            label = space["labels"][self.level]
            if label:
                self.name(label, self.chart["faces"][space["hand"]], False, 11.0 if space["port"] else 0.0)

    def names(self) -> None:
        """Names with a halo, and with marks the seats and slots."""
        level = self.chart["levels"][self.level]
        if self.marks:
            for area in self.chart["areas"]:
                if "seat" not in area:
                    continue
                self.plate(self.at(area["seat"]), level["seat"][area["ground"]], GLOW)
                for at in area["slots"][self.level]:
                    self.plate(self.at(at), level["slot"], CARD)
            for shore in self.chart.get("shores", []):
                x, y = self.at(shore["at"])
                self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.4" fill="{WARN}"/>')
        for area in self.chart["areas"]:
            label = area["labels"][self.level] if "labels" in area else None
            if label:
                self.name(label, self.chart["faces"][area["hand"]], area["ground"] == "sea")
        for theatre in self.chart.get("theatres", []):
            x, y = self.at(theatre["at"])
            self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{ROME}" stroke="{INK}"/>')
        for label in self.chart.get("titles", []):
            if label["labels"][self.level]:
                face = self.chart["faces"][label["hand"]]
                self.name(label["labels"][self.level], face, label.get("ground") == "sea")

    def plate(self, at: tuple[float, float], size: list[float], colour: str) -> None:
        """A place for counters."""
        (x, y), (w, h) = at, size
        self.out.append(
            f'<rect x="{x - w / 2:.1f}" y="{y - h / 2:.1f}" width="{w}" height="{h}" rx="3" fill="{colour}" '
            f'fill-opacity=".6" stroke="{INK}" stroke-width=".8"/>'
        )

    def name(self, label: dict[str, Any], face: dict[str, Any], water: bool, port: float = 0.0) -> None:
        """One name, its lines centred on its point, after the anchor of a port."""
        x, y = self.at(label["at"])
        if port:
            self.anchor(x - label["box"][0] / 2 + 5, y)
            x += port / 2
        size, lines = label["size"], label["lines"]
        ground, colour = (SEA, SEA_TEXT) if water else (LAND, INK)
        turn = f' transform="rotate({label["angle"]} {x:.1f} {y:.1f})"' if label["angle"] else ""
        town = label.get("town")
        rows = [(line, face) for line in lines] + ([(town, self.chart["faces"]["town"])] if town else [])
        for i, (line, face) in enumerate(rows):
            base = y + (i - (len(rows) - 1) / 2) * size * 1.08 + size * 0.34
            self.out.append(
                f'<text x="{x:.1f}" y="{base:.1f}" text-anchor="middle" font-family="{face["family"]}" '
                f'font-weight="{face["weight"]}" font-style="{"italic" if face["italic"] else "normal"}" '
                f'font-size="{size}" letter-spacing="{face["tracking"]}em" fill="{colour}" stroke="{ground}" '
                'stroke-width="2.8" stroke-opacity=".78" paint-order="stroke" stroke-linejoin="round"'
                f"{turn}>{line}</text>"
            )

    def anchor(self, x: float, y: float) -> None:
        """The sign of a port."""
        self.out.append(f'<circle cx="{x:.1f}" cy="{y - 3.4:.1f}" r="1.3" fill="none" stroke="{SEA_TEXT}"/>')
        self.stroke(f"M{x:.1f} {y - 2:.1f}v6m-3.6 -2.6q.4 2.6 3.6 2.6 3.2 0 3.6 -2.6m-5.4 -2.4h3.6", SEA_TEXT, 1.1)

    def page(self) -> str:
        """The picture in a page that knows the fonts."""
        rules = ""
        for family, weight, slope in (
            ("Cinzel", 500, "normal"), ("Cinzel", 600, "normal"), ("Cinzel", 700, "normal"),
            ("Alegreya", 500, "normal"), ("Alegreya", 700, "normal"), ("Alegreya", 500, "italic"),
        ):  # fmt: skip
            if self.fonts:
                name = family.lower()
                url = (self.fonts / name / "files" / f"{name}-latin-{weight}-{slope}.woff2").resolve().as_uri()
                rules += f"@font-face{{font-family:{family};font-weight:{weight};font-style:{slope};src:url({url})}}"
        return (
            f"<!doctype html><meta charset=utf-8><style>body{{margin:0}}svg{{display:block}}{rules}</style>{self.svg()}"
        )


def photograph(page: str, width: int, height: int, out: Path, chromium: str) -> None:
    """Render a page to PNG with a headless Chromium."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "map.html"
        source.write_text(page)
        command = [
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
            "--allow-file-access-from-files", f"--user-data-dir={folder}/profile", f"--window-size={width},{height}",
            "--virtual-time-budget=4000", f"--screenshot={out.resolve()}", source.as_uri(),
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, timeout=180)


def main() -> None:
    """One picture of one level."""
    parser = argparse.ArgumentParser(prog="python -m tools.maps.preview", description="Look at a map file.")
    parser.add_argument("game")
    parser.add_argument("--level", type=int, default=0)
    parser.add_argument("--fonts", type=Path, help="folder of the @fontsource packages")
    parser.add_argument("--marks", action="store_true", help="show seats, slots, roads and shores")
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--out", type=Path, default=Path("map.png"))
    asked = parser.parse_args()
    chart = json.loads((OUTPUT / f"{asked.game}.json").read_text())
    picture = Picture(chart, asked.level, asked.fonts, asked.marks)
    width, height = (math.ceil(v * picture.zoom) for v in chart["size"])
    photograph(picture.page(), width, height, asked.out, asked.chromium)


if __name__ == "__main__":
    main()
