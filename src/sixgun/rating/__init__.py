"""How well somebody plays, whatever role he is dealt."""
