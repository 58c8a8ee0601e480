"""A year (rulebook chapters 2, 9, 10 and the table of events): phases A to F, winter quarters, victory."""
