"""Stratagems (rulebook chapter 6): the counters, and what each of them does."""
