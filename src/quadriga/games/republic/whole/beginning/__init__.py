"""How the whole game begins (rules S3.01)."""
