"""What a seat sees as a row of small numbers, and its moves as tokens: for whoever learns."""
