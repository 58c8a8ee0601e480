"""Battles and what they leave behind (rulebook chapters 14 to 18)."""
