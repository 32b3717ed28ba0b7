/** The coach. */
import type { Face } from "./faces/face";

export const GUS: Face = {
  ground: "#9fb6c4",
  hat: "cowboy",
  hatColour: "#8a6a45",
  band: "#2a1c13",
  hair: "short",
  hairColour: "grey",
  face: "square",
  skin: "tan",
  eyes: "dot",
  mouth: "smile",
  beard: "full",
  wears: ["neckerchief"],
  coat: "#574232",
  cloth: "#24557f",
};
