"""What only the card game has in the terminal."""
