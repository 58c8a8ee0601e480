"""Small games that stress the engine."""
