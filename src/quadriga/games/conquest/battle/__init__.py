"""Phase two: battles by land and sea, and what becomes of the beaten (sections 9 to 12)."""
