"""The list of all rules of the whole game holds rules.toml to its numbers."""

from pathlib import Path

from quadriga.text.rulebook import rulebook_of

FOLDER = Path(__file__).parent
ALL = (FOLDER / "rules.txt").read_text(encoding="ascii").split()
NOT_BUILT = (FOLDER / "not_built.txt").read_text(encoding="ascii").split()


def test_every_rule_of_the_whole_game_is_built_or_listed_as_not_built() -> None:
    book = rulebook_of("republic")
    assert book is not None
    there = [rule.id for rule in book.rules]
    assert len(set(ALL)) == len(ALL) == 545
    assert set(NOT_BUILT) <= set(ALL)
    built = [id for id in ALL if id in there]
    assert sorted(built + NOT_BUILT) == sorted(ALL)
    assert len(built) == 544
