"""PostgreSQL as the store of many servers."""
