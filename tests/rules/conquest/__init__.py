"""Conquest of the Empire, tested section by section of its rulebook."""
