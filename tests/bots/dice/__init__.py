"""Tests of the dice bots."""
