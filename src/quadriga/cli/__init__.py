"""The command `quadriga`."""
