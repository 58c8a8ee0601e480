"""A title that has changed."""
