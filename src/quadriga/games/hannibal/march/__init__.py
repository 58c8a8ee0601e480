"""The march of an army, its crossings of the sea and who meets it on the way (rulebook chapters 10 to 13)."""
