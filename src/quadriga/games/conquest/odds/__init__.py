"""Battles by themselves: set up by hand, and how they will end."""
