"""Nets that have learnt the games: what they are shown, how they are kept, and how they answer."""
