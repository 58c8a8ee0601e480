"""The strategy cards that are named outside their entries, counted from 0 (card 5 of the book is 4 here)."""

from typing import Final

NUMIDIA_REVOLTS: Final = 2
MARHARBAL: Final = 5
PHILIP: Final = 8
SURPRISE_SORTIE: Final = 16
CAPUA_SIDES: Final = 24
SYRACUSE_ALLIES: Final = 25
FLEET_BREAKS_SIEGE: Final = 48
MESSENGER: Final = 54
GRAIN_SHORTAGE: Final = 55
ALLY_DESERTS: Final = 58
TRUCE: Final = 63
