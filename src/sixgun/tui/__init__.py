"""The game in the terminal: the table drawn in characters, the log in sentences, questions with numbered answers."""
