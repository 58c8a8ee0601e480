"""The Revolution Phase, revolts and the ends of the game (rules 11 and 12)."""
