"""The Combat Phase of the house document, one chapter a file."""
