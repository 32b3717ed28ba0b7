"""Tables: one mailbox each, the people and the game at it, and the hall of them all."""
