"""The strategy phase, and what each strategy card does (rulebook chapters 7, 8 and 25)."""
