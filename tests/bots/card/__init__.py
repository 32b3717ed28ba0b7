"""Tests of the card bots."""
