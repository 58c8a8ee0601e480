"""The forms a title offers for battles set up by hand, as messages."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from quadriga.engine.game import Game


class Field(BaseModel):
    """One entry, as `engine.form.Field` explains."""

    model_config = ConfigDict(from_attributes=True)

    name: str
    kind: Literal["number", "pair", "truth", "choice", "choices", "order", "part", "parts"]
    least: int = 0
    most: int = 0
    value: int | bool | str | list[int] | list[str] | None = None
    among: list[str] = []
    words: str = ""
    optional: bool = False
    unless: str = ""
    fields: list["Field"] = []


class FormShown(BaseModel):
    """One sort of battle: the value of the entry `words` where a title has several, and its entries."""

    model_config = ConfigDict(from_attributes=True)

    id: str
    words: str
    fields: list[Field]


def forms_of(game: Game) -> list[FormShown]:
    """The sorts of battles one can set up by hand; none where the title describes none."""
    return [FormShown.model_validate(form) for form in game.forms()]
