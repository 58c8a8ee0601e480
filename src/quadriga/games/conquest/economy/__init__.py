"""Phases three to six: tribute, cities, purchases, placement and ransom (sections 13 to 16)."""
