"""Lambert's conformal cone, from degrees to pixels with y growing downwards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely

from .lines import Point


class Lambert:
    """A conic map of the world that keeps angles; exact on its two parallels."""

    def __init__(self, parallels: tuple[float, float], meridian: float, px_per_degree: float) -> None:
        """Scale so that a degree of latitude between the parallels measures px_per_degree; origin not yet placed."""
        self.parallels = parallels
        self.meridian = meridian
        low, high = (math.radians(p) for p in parallels)
        self.n = math.log(math.cos(low) / math.cos(high)) / math.log(_stretch(high) / _stretch(low))
        self.f = math.cos(low) * _stretch(low) ** self.n / self.n
        self.scale = px_per_degree * 180 / math.pi
        self.shift = (0.0, 0.0)

    def place(self, west: float, north: float) -> None:
        """Move the origin so that the pixel (west, north) of now becomes (0, 0)."""
        self.shift = (self.shift[0] - west, self.shift[1] - north)

    def arrays(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        """Arrays of degrees to arrays of pixels."""
        rho = self.f / np.tan(math.pi / 4 + np.radians(np.asarray(lat, float)) / 2) ** self.n
        theta = self.n * np.radians(np.asarray(lon, float) - self.meridian)
        return rho * np.sin(theta) * self.scale + self.shift[0], rho * np.cos(theta) * self.scale + self.shift[1]

    def point(self, lon: float, lat: float) -> Point:
        """One place in pixels."""
        x, y = self.arrays(lon, lat)
        return float(x), float(y)

    def line(self, degrees: list[Point]) -> list[Point]:
        """A line of places in pixels."""
        return [self.point(*place) for place in degrees]

    def geometry(self, shape: Any) -> Any:
        """A shapely geometry in degrees as one in pixels."""
        return shapely.transform(shape, lambda c: np.column_stack(self.arrays(c[:, 0], c[:, 1])))


def _stretch(latitude: float) -> float:
    """Mercator's stretching of a parallel."""
    return math.tan(math.pi / 4 + latitude / 2)
