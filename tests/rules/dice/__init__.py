"""Tests of BANG! The Dice Game that are no scenarios: laws, setup, notation, odds."""
