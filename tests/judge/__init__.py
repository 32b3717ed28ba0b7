"""What a table comes to at one look."""
