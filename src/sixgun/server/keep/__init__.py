"""What is kept on disk: the store and its layout."""
