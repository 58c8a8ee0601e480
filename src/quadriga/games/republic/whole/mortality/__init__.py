"""The Mortality Phase of the whole game, and death whatever its cause (rule 5)."""
