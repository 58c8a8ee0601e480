"""Battles (rulebook chapter 8): who fights, how it ends, who leaves the field."""
