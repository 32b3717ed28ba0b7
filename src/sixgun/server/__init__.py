"""Play in the browser: live tables behind WebSockets, kept in a journal that survives anything."""
