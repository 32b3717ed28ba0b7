/** Which parts of the sprite a portrait is put together from, and in which colours. */
export interface Face {
  ground: string;
  hat: string;
  hatColour?: string;
  band?: string;
  hair: string;
  fringe?: boolean;
  hairColour: string;
  face: string;
  skin: string;
  eyes: string;
  mouth: string;
  beard?: string | null;
  wears: string[];
  coat: string;
  cloth?: string;
}
