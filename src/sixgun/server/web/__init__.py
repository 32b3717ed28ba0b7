"""The web: routes, connections, guests, the files of the client."""
