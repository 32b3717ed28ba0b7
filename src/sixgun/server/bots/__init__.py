"""Bots at live tables: who there is, what they are asked, the processes in which they think."""
