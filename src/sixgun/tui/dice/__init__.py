"""What only the dice game has in the terminal."""
