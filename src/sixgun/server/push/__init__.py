"""Notices to people whose page is closed."""
