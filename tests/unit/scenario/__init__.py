"""Tests of the scenarios themselves: reading, running, the command, the page of rules."""
