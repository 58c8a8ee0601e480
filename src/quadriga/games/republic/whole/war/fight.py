"""A battle of the published Combat Phase while it is fought (rules 10)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Fight(Part):
    """Who fights which war where, and what the dice did."""

    def lay_out(self, commander: int, war: int, at_sea: int) -> None:
        """Before the dice."""
        self.commander = commander
        self.war = war
        self.at_sea = at_sea
        self.result = 0
        self.lost_legions = 0
        self.lost_fleets = 0
        self.to_lose = 0
        self.rebel_to_lose = 0
        self.strength = 0
        """7.E2, 7.E3: the war's strength as it was for this battle."""
        self.own = 0

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "commander",
        "war",
        "at_sea",
        "result",
        "lost_legions",
        "lost_fleets",
        "to_lose",
        "rebel_to_lose",
        "strength",
        "own",
    )
    shapes: ClassVar[str] = "nnnnnnnnnn"

    def copy(self) -> "Fight":
        to = Fight()
        to.commander = self.commander
        to.war = self.war
        to.at_sea = self.at_sea
        to.result = self.result
        to.lost_legions = self.lost_legions
        to.lost_fleets = self.lost_fleets
        to.to_lose = self.to_lose
        to.rebel_to_lose = self.rebel_to_lose
        to.strength = self.strength
        to.own = self.own
        return to
