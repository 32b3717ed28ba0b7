/** Portraits put together from the parts of the sprite: which parts, in which order, in which colours. */
import { CHARACTER_FACES } from "./characterFaces";
import type { Face } from "./faces/face";

const SKINS: Record<string, string> = {
  fair: "#efc9a2",
  tan: "#dba877",
  brown: "#b97c4e",
  deep: "#8a5836",
  grey: "#d3c3ae",
};
const HAIRS: Record<string, string> = {
  black: "#2f241f",
  brown: "#5f3c22",
  red: "#b0532a",
  blond: "#d9ab56",
  grey: "#a59a8c",
  white: "#e6ddcf",
};

const BEHIND_HEAD = ["long", "curly", "braids", "bun"];
const UNDER_CHIN = ["poncho", "collar", "tie"];
const ON_TOP = ["flower", "feather", "card", "clover"];

/** The face of a character, or one of a player's own that a seed always gives again. */
export function faceOf(name: string | Face): Face {
  return typeof name === "string" ? (CHARACTER_FACES[name] ?? faceFromSeed(name)) : name;
}

/** The colours that the parts of a portrait take, as a style. */
export function colours(face: Face): string {
  const found = {
    background: face.ground,
    "--sk": SKINS[face.skin],
    "--hr": HAIRS[face.hairColour],
    "--ht": face.hatColour ?? "#7b4a21",
    "--hb": face.band ?? "#2a1c13",
    "--ct": face.coat,
    "--cc": face.cloth ?? "#b3231a",
  };
  return Object.entries(found)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(";");
}

/** The ids of the parts from back to front. */
export function layers(face: Face): string[] {
  const over = face.wears.filter((thing) => !UNDER_CHIN.includes(thing));
  const parts = [
    BEHIND_HEAD.includes(face.hair) && `hair-${face.hair}`,
    "bust",
    ...face.wears.filter((thing) => UNDER_CHIN.includes(thing)).map((thing) => `acc-${thing}`),
    `face-${face.face}`,
    face.hair === "short" && "hair-short",
    showsFringe(face) && "fringe",
    `mouth-${face.mouth}`,
    `eyes-${face.eyes}`,
    face.beard && `beard-${face.beard}`,
    ...over.filter((thing) => !ON_TOP.includes(thing)).map((thing) => `acc-${thing}`),
    face.hat !== "none" && `hat-${face.hat}`,
    ...over.filter((thing) => ON_TOP.includes(thing)).map((thing) => `acc-${thing}`),
  ];
  return parts.filter((part): part is string => Boolean(part)).map((part) => `p-${part}`);
}

function showsFringe(face: Face): boolean {
  if (face.fringe) return true;
  if (face.hair === "long") return face.hat === "headband";
  return (face.hair === "curly" || face.hair === "braids") && face.hat === "none";
}

function faceFromSeed(seed: string): Face {
  const one = chooser(seed);
  const lady = one([false, true]);
  return {
    ground: one(["#d58b5c", "#7d9a86", "#e0b45f", "#8fb0a8", "#9fb6c4", "#b59ac0", "#d9a0a0"]),
    hat: one(["cowboy", "flat", "bowler", "bandana", "cap", lady ? "lady" : "top", "none", "fur"]),
    hatColour: one(["#7b4a21", "#2f2a2a", "#2e4c45", "#8c3524", "#24557f"]),
    band: one(["#e2a72b", "#2a1c13", "#f0d9b4"]),
    hair: lady ? one(["long", "curly", "braids", "bun"]) : "short",
    hairColour: one(Object.keys(HAIRS)),
    face: one(["oval", "square", "long"]),
    skin: one(["fair", "tan", "brown", "deep"]),
    eyes: lady ? one(["lash", "glasses", "dot"]) : one(["dot", "squint", "glasses"]),
    mouth: lady ? one(["lips", "smile"]) : one(["line", "smirk", "smile"]),
    beard: lady ? null : one(["moustache", "full", null, "stubble", "mutton"]),
    wears: [one(["neckerchief", "tie", "freckles", "collar"])],
    coat: one(["#24557f", "#98271a", "#2b653b", "#574232"]),
    cloth: one(["#b3231a", "#e2a72b", "#2e6a73"]),
  };
}

/** Picks from lists one after the other, always alike for the same seed. */
function chooser(seed: string): <T>(from: T[]) => T {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  state = (state ^ (state >>> 15)) >>> 0;
  return <T>(from: T[]) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return from[((mixed ^ (mixed >>> 16)) >>> 0) % from.length] as T;
  };
}
