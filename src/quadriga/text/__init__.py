"""Catalogues to sentences (Fluent), for terminal and browser alike."""

from quadriga.text.catalogues import (
    DEFAULT,
    LANGUAGES,
    Catalogue,
    add_folder,
    catalogue,
    has,
    language_of,
    preferred,
)
from quadriga.text.rulebook import Rule, Rulebook, read_rulebook, rulebook_of
from quadriga.text.speaker import Speaker

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Catalogue",
    "Rule",
    "Rulebook",
    "Speaker",
    "add_folder",
    "catalogue",
    "has",
    "language_of",
    "preferred",
    "read_rulebook",
    "rulebook_of",
]
