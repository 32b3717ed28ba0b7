"""The dice game in a batch."""
