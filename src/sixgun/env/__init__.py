"""Learning environments: many games in one call, with NumPy looking straight into their buffers.

>>> batch = new_batch("card", players=5, games=4, seed=1)
>>> arrays = Arrays(batch)
>>> arrays.masks.shape, arrays.observations.shape
((4, 141), (4, 357))
>>> batch.step(arrays.masks.argmax(axis=1).tolist())
>>> int(arrays.ended.sum())
0
>>> spec(batch).part("seats").names[:3]
('takes part', 'life', 'most life')
"""

from sixgun.batch.stepper import Batch
from sixgun.env.arrays import Arrays
from sixgun.env.making import new_batch, spec
from sixgun.env.spec import Part, Spec

__all__ = ["Arrays", "Batch", "Part", "Spec", "new_batch", "spec"]
