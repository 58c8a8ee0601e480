"""What is derived from `lay_out` stands in the sources as `make derive` would write it."""

import pytest
from tools import derive

SOURCE = '''"""A battle."""


class Battle(Part):
    """What lasts a battle."""

    def lay_out(self, at: int) -> None:
        """All of it."""
        self.at = at
        self.hand: list[int] = [0] * at
        self.rounds: list[list[int]] = []
        self.march: March | None = None
        self.wings: list[Wing] = []
        if at:
            self.at = 0


AFTERWARDS = 1
'''

DERIVED = """    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "at",
        "hand",
        "rounds",
        "march",
        "wings",
    )
    shapes: ClassVar[str] = "nltps"
    parts: ClassVar[tuple[Any, ...]] = (March, Wing)

    def copy(self) -> "Battle":
        to = Battle()
        to.at = self.at
        to.hand = self.hand[:]
        to.rounds = [row[:] for row in self.rounds]
        to.march = None if self.march is None else self.march.copy()
        to.wings = [one.copy() for one in self.wings]
        return to


AFTERWARDS = 1
"""


def test_what_is_checked_in_is_what_would_be_derived() -> None:
    assert derive.main(["--check"]) == 0


def test_fields_shapes_parts_and_copy_follow_from_lay_out() -> None:
    derived = derive.derived(SOURCE)
    assert derived.endswith(DERIVED)
    assert derived.startswith(SOURCE.partition("\n\n\nAFTERWARDS")[0])
    assert derive.derived(derived) == derived


def test_a_field_taken_away_is_derived_away() -> None:
    derived = derive.derived(derive.derived(SOURCE).replace("        self.hand: list[int] = [0] * at\n", ""))
    assert "hand" not in derived
    assert '"nltps"' not in derived
    assert '"ntps"' in derived


@pytest.mark.parametrize("value", ["[0] * 3", "[]", "other[:]", "{}", "'text'", "None", "[x for x in y]"])
def test_what_is_no_number_must_be_annotated(value: str) -> None:
    with pytest.raises(SystemExit, match="annotate hand"):
        derive.derived(SOURCE.replace("self.hand: list[int] = [0] * at", f"self.hand = {value}"))


@pytest.mark.parametrize("kind", ["str", "dict[int, int]", "list[list[Wing]]", "Wing | int", "list[Wing] | None"])
def test_a_field_of_another_type_is_refused(kind: str) -> None:
    with pytest.raises(SystemExit, match="none of these"):
        derive.derived(SOURCE.replace("list[Wing]", kind))


def test_a_position_copies_what_every_position_has_with_the_arguments_of_its_constructor() -> None:
    source = SOURCE.replace("(Part)", "(Position)").replace(
        "    def lay_out(self, at: int)",
        "    def __init__(self, game: Game, board: Board) -> None:\n        pass\n\n    def lay_out(self, at: int)",
    )
    derived = derive.derived(source)
    assert "to = Battle(self.game, self.board)\n        self.copy_base(to)\n" in derived
