"""The game in the terminal: the table in characters, the log in sentences, numbered answers."""
