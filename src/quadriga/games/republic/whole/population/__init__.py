"""The Population Phase of the whole game (rule 8)."""
