"""What train_dice.py is made of."""
