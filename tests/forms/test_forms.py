"""Battles set up by hand: a form offers what its title reads, and what does not go together is said by name."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quadriga
from forms.filling import Plain, initial, situations
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import BadSituation
from quadriga.engine.event import Event
from quadriga.engine.form import CHOICE, CHOICES, NUMBER, ORDER, PARTS, Field, Form
from quadriga.engine.game import Game
from quadriga.engine.seat import CHANCE
from quadriga.games import TITLES

GAMES: dict[str, Game] = {title: quadriga.load(title) for title in TITLES}
FORMS: list[tuple[str, Form]] = [(title, form) for title, game in GAMES.items() for form in game.forms()]
BY_A_NEIGHBOUR = ("active_in_group", "militia", "flotillas")
"""Numbers whose limit depends on the conflict or the province chosen."""
NAMES = [f"{title} {form.id}".strip() for title, form in FORMS]


def fight(game: Game, situation: Plain, seed: int) -> int:
    """Fight a battle out by the first choice of everybody; how many moves it took."""
    position = game.battle(situation)
    rng = Seeded(seed)
    for moves in range(5000):
        if position.outcome() is not None:
            return moves
        move = position.draw(rng) if position.turn() == CHANCE else position.moves()[rng.below(len(position.moves()))]
        position.play(move, position.turn(), lambda _: None)
    raise AssertionError("no end")


def refusal(game: Game, situation: Plain) -> BadSituation | None:
    """Why a situation is none; where it is one, somebody can begin it, or it is over and was told why."""
    told: list[Event] = []
    try:
        position = game.battle(situation, told.append)
    except BadSituation as refused:
        return refused
    if position.outcome() is not None:
        assert told
    elif position.turn() == CHANCE:  # a great battle at sea throws dice in millions of ways
        position.push(position.draw(Seeded(1)))
    else:
        assert position.moves()
    return None


def test_a_title_has_forms_exactly_if_it_has_battles() -> None:
    for title, game in GAMES.items():
        with pytest.raises(BadSituation) as refused:
            game.battle({"no": "such entry"})
        assert (refused.value.key == "no-battles") == (title not in {name for name, _ in FORMS})
    assert len(FORMS) == len(set(NAMES))


@pytest.mark.parametrize(("title", "form"), FORMS, ids=NAMES)
def test_a_form_as_it_begins_is_a_battle_that_can_be_fought_out(title: str, form: Form) -> None:
    assert fight(GAMES[title], initial(form), 7) > 0


@pytest.mark.parametrize(("title", "form"), FORMS, ids=NAMES)
@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_a_form_within_its_limits_is_a_battle_or_names_the_entry_at_fault(
    title: str, form: Form, data: st.DataObject
) -> None:
    refused = refusal(GAMES[title], data.draw(situations(form)))
    if refused is None:
        return
    assert refused.where
    assert refused.key not in ("unknown-entry", "not-a-truth", "not-a-text", "not-one-of"), refused
    if refused.key == "not-a-number":
        assert refused.where.split(".")[-1] in BY_A_NEIGHBOUR, refused
        assert refused.expected


@pytest.mark.parametrize(("title", "form"), FORMS, ids=NAMES)
def test_the_entries_of_a_form_are_sound(title: str, form: Form) -> None:
    def check(fields: list[Field]) -> None:
        names = [field.name for field in fields]
        assert len(names) == len(set(names))
        for field in fields:
            assert not field.unless or field.unless in names
            assert field.least <= field.most
            if field.kind == NUMBER:
                assert isinstance(field.value, int)
                assert field.least <= field.value <= field.most
            if field.kind in (CHOICE, CHOICES, ORDER):
                assert len(field.among) == len(set(field.among)) > 1
            if field.kind in (CHOICES, PARTS):
                assert field.most > 0
            if field.words:
                known = {slug for name in field.words.split() for slug in kinds[name].keys()}  # noqa: SIM118
                assert set(field.among or [field.name]) <= known
            check(field.fields)

    kinds = GAMES[title].vocabulary.kinds
    assert not form.id or form.id in kinds[form.words].keys()  # noqa: SIM118
    check(form.fields)
