"""Every entry of a form, and every choice without a kind, has a name in both languages."""

import pytest

from quadriga.engine.form import NUMBER, Field
from quadriga.games import TITLES, load
from quadriga.text.catalogues import LANGUAGES, files
from quadriga.text.keys import messages


def names(fields: list[Field], known: dict[str, set[str]]) -> set[str]:
    """The names a form needs that no kind of its title has."""
    found: set[str] = set()
    for field in fields:
        own = {slug for kind in field.words.split() for slug in known[kind]}
        if field.kind != NUMBER or not field.words:
            found.add(field.name.replace("_", "-"))
        found |= set(field.among) - own
        found |= names(field.fields, known)
    return found


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_of_a_form_has_a_name(lang: str, title: str) -> None:
    game = load(title)
    known = {kind.name: set(kind.keys()) for kind in game.vocabulary.kinds.values()}
    written, faults = messages(files(lang, "web"))
    assert not faults
    wanted = {name for form in game.forms() for name in names(form.fields, known)}
    assert bool(wanted) == bool(game.forms())
    assert {f"web-field-{name}" for name in wanted} - set(written) == set()
