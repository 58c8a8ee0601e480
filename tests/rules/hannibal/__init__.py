"""Hannibal: Rome vs. Carthage, tested section by section of its rulebook."""
