"""Finished games are gone through beside the running ones: who was winning when, and why."""
