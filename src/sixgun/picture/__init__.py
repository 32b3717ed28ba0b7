"""What can be seen, in the words that JSON carries: for the browser and for bots in other languages."""
