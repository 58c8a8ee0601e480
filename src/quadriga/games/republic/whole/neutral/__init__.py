"""Neutral factions of the one- and two-player game (chapter N)."""
