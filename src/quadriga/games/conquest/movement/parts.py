"""What lasts a road move: who rides, with whom, and where he has come through (section 4.5)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import Part

FOLLOWERS: Final = 4
"""The kinds of follower: infantry, cavalry with a point to spare, weary cavalry, catapults."""


@final
class Ride(Part):
    """4.5 and Ruling C-56: a road move, one path that never turns back."""

    def lay_out(self, rider: int) -> None:
        """A leader sets out along a road."""
        self.rider = rider
        self.riding: list[int] = [0] * FOLLOWERS
        """The pieces that came with the rider along the road, by kind of follower."""
        self.ridden = 0
        """The mask of provinces the rider has come through, where this road move does not lead again."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "rider",
        "riding",
        "ridden",
    )
    shapes: ClassVar[str] = "nln"

    def copy(self) -> "Ride":
        to = Ride()
        to.rider = self.rider
        to.riding = self.riding[:]
        to.ridden = self.ridden
        return to
