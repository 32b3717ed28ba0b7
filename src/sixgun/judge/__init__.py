"""What a table comes to at one look: facts about it as numbers, and the scales that make chances of them."""
