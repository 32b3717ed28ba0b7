"""The card game in a batch."""
