"""Many games stepped in one call: the compiled core of the learning environments."""
