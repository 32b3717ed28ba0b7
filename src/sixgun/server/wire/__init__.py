"""What client and server say to each other: messages, what they are made of, limits."""
