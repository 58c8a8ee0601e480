"""Forms filled in: as they begin, and in every way their limits allow."""

from typing import Any

from hypothesis import strategies as st

from quadriga.engine.form import CHOICE, CHOICES, NUMBER, ORDER, PAIR, PART, PARTS, TRUTH, Field, Form

Plain = dict[str, Any]


def initial(form: Form) -> Plain:
    """The situation of a form nobody has touched."""
    return named(form, _initial(form.fields))


def named(form: Form, plain: Plain) -> Plain:
    """A situation with the entry that says which form it is."""
    return {form.words: form.id, **plain} if form.id else plain


def _initial(fields: list[Field]) -> Plain:
    plain: Plain = {}
    for field in fields:
        if field.optional and field.value is not True:
            continue
        if field.kind == PART:
            plain[field.name] = _initial(field.fields)
        elif field.kind == PARTS:
            plain[field.name] = [_initial(field.fields) for _ in range(field.least)]
        elif field.kind == CHOICES:
            plain[field.name] = []
        else:
            plain[field.name] = field.value
    return plain


def situations(form: Form) -> st.SearchStrategy[Plain]:
    """Every situation one can fill in."""
    return _entries(form.fields).map(lambda plain: named(form, plain))


def _entries(fields: list[Field]) -> st.SearchStrategy[Plain]:
    always = {field.name: _values(field) for field in fields if not field.optional and not field.unless}
    maybe = {field.name: _values(field) for field in fields if field.optional or field.unless}
    return st.fixed_dictionaries(always, optional=maybe).map(lambda plain: _without_needless(fields, plain))


def _without_needless(fields: list[Field], plain: Plain) -> Plain:
    """A number that a neighbour makes needless is left out; where the neighbour is not given it is not."""
    for field in fields:
        if field.unless and field.unless in plain:
            plain.pop(field.name, None)
        elif field.unless and not field.optional:
            plain.setdefault(field.name, field.value)
    return plain


def _values(field: Field) -> st.SearchStrategy[Any]:
    numbers = st.integers(field.least, field.most)
    made: dict[str, Any] = {
        NUMBER: lambda: numbers,
        PAIR: lambda: st.lists(numbers, min_size=2, max_size=2),
        TRUTH: st.booleans,
        CHOICE: lambda: st.sampled_from(field.among),
        CHOICES: lambda: st.lists(st.sampled_from(field.among), unique=True, max_size=field.most),
        ORDER: lambda: st.permutations(field.among),
        PART: lambda: _entries(field.fields),
        PARTS: lambda: st.lists(_entries(field.fields), min_size=field.least, max_size=min(field.most, 4)),
    }
    found: st.SearchStrategy[Any] = made[field.kind]()
    return found
