"""The throne (rulebook 3.5, 3.6, chapter 5): lives of leaders, succession, usurpation, change of camps."""
