"""What is used from the checkout and is not in the wheel: `python -m tools.NAME`, at its root."""
