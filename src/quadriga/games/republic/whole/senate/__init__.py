"""The Senate Phase of the whole game (rule 9)."""
