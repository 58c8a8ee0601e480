"""Forces of the provinces, and wars that assault them (ruling R-80)."""
