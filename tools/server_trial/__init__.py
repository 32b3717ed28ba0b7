"""Trying the server out: real processes, real sockets, players who vanish, hostile frames."""
