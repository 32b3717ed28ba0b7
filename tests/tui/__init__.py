"""The terminal, driven as a person would drive it."""
