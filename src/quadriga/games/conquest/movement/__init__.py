"""Phase one: movement by land and sea (section 8)."""
