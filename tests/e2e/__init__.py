"""The browser client against a real server, in a real browser."""
