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
from quadriga.text.facts import Aid, Facts, Tables, facts_of, read_facts
from quadriga.text.rulebook import Rule, Rulebook, read_rulebook, rulebook_of
from quadriga.text.speaker import Speaker

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Aid",
    "Catalogue",
    "Facts",
    "Rule",
    "Rulebook",
    "Speaker",
    "Tables",
    "add_folder",
    "catalogue",
    "facts_of",
    "has",
    "language_of",
    "preferred",
    "read_facts",
    "read_rulebook",
    "rulebook_of",
]
