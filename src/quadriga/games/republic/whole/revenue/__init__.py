"""The Revenue Phase of the whole game (rule 6), one section a file."""
