"""What must hold in every game, whoever plays: each law over random games, and thieves that the laws must catch."""
