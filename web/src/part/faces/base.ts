/** What the characters of the base game look like. Those of the dice game are the same sixteen. */
import type { Face } from "./face";

export const BASE: Record<string, Face> = {
  "bart-cassidy": { ground: "#d58b5c", hat: "bowler", hatColour: "#5b4636", band: "#8c3524", hair: "short", hairColour: "brown", face: "oval", skin: "fair", eyes: "dot", mouth: "smirk", beard: "handlebar", wears: ["plaster"], coat: "#6d5643" },
  "black-jack": { ground: "#7d9a86", hat: "flat", hatColour: "#2f2a2a", band: "#8c3524", hair: "short", hairColour: "black", face: "long", skin: "fair", eyes: "squint", mouth: "line", beard: "goatee", wears: ["card", "collar"], coat: "#2f2a2a" },
  "calamity-janet": { ground: "#e0b45f", hat: "cowboy", hatColour: "#9a6a3c", band: "#2e4c45", hair: "long", hairColour: "red", face: "oval", skin: "fair", eyes: "lash", mouth: "smile", wears: ["freckles", "neckerchief"], coat: "#7b4a21", cloth: "#2e6a73" },
  "el-gringo": { ground: "#c98f4a", hat: "sombrero", hatColour: "#d9b36a", band: "#98271a", hair: "short", hairColour: "black", face: "oval", skin: "tan", eyes: "squint", mouth: "line", beard: "droop", wears: ["poncho"], coat: "#98271a", cloth: "#98271a" },
  "jesse-jones": { ground: "#8fb0a8", hat: "cowboy", hatColour: "#4d3a2c", band: "#c9932f", hair: "short", hairColour: "brown", face: "oval", skin: "fair", eyes: "dot", mouth: "smirk", beard: "stubble", wears: ["neckerchief"], coat: "#4a5a6a", cloth: "#b3231a" },
  "jourdonnais": { ground: "#b7a07c", hat: "none", hair: "none", hairColour: "brown", face: "square", skin: "tan", eyes: "dot", mouth: "smile", beard: "full", wears: ["wrinkles"], coat: "#8a5a2e" },
  "kit-carlson": { ground: "#a3b388", hat: "fur", hatColour: "#8a6a45", hair: "short", hairColour: "brown", face: "oval", skin: "fair", eyes: "dot", mouth: "line", beard: "moustache", wears: ["neckerchief"], coat: "#a8743f", cloth: "#5b4636" },
  "lucky-duke": { ground: "#9db08f", hat: "top", hatColour: "#2e4c45", band: "#e2a72b", hair: "short", hairColour: "blond", face: "oval", skin: "fair", eyes: "monocle", mouth: "smile", beard: "moustache", wears: ["clover", "tie"], coat: "#2e4c45", cloth: "#e2a72b" },
  "paul-regret": { ground: "#c6a68d", hat: "flat", hatColour: "#6d5643", band: "#2a1c13", hair: "short", hairColour: "grey", face: "long", skin: "fair", eyes: "squint", mouth: "line", beard: "mutton", wears: ["tie"], coat: "#574232", cloth: "#574232" },
  "pedro-ramirez": { ground: "#d9a26b", hat: "sombrero", hatColour: "#7b4a21", band: "#2b653b", hair: "short", hairColour: "black", face: "square", skin: "brown", eyes: "patch", mouth: "smirk", beard: "stubble", wears: ["scar"], coat: "#2b653b" },
  "rose-doolan": { ground: "#d9a0a0", hat: "lady", hatColour: "#8c3a55", band: "#f0d9b4", hair: "long", hairColour: "brown", face: "oval", skin: "fair", eyes: "lash", mouth: "lips", wears: ["feather", "earrings"], coat: "#8c3a55", cloth: "#e2a72b" },
  "sid-ketchum": { ground: "#a89a7c", hat: "bowler", hatColour: "#2f2a2a", band: "#6d5643", hair: "short", hairColour: "grey", face: "square", skin: "fair", eyes: "squint", mouth: "line", beard: "full", wears: ["cigar"], coat: "#4d3a2c" },
  "slab-the-killer": { ground: "#b56a57", hat: "none", hair: "none", hairColour: "black", face: "square", skin: "tan", eyes: "squint", mouth: "line", beard: "stubble", wears: ["scar"], coat: "#2f2a2a" },
  "suzy-lafayette": { ground: "#e3b7b0", hat: "none", hair: "curly", fringe: true, hairColour: "blond", face: "oval", skin: "fair", eyes: "lash", mouth: "lips", wears: ["flower", "earrings"], coat: "#a8486a", cloth: "#b3231a" },
  "vulture-sam": { ground: "#93908a", hat: "top", hatColour: "#2f2a2a", band: "#62398a", hair: "long", hairColour: "white", face: "long", skin: "grey", eyes: "squint", mouth: "line", wears: ["collar", "wrinkles"], coat: "#2f2a2a" },
  "willy-the-kid": { ground: "#e6c07a", hat: "cowboy", hatColour: "#c0935a", band: "#b3231a", hair: "short", hairColour: "red", face: "oval", skin: "fair", eyes: "dot", mouth: "smile", wears: ["freckles", "straw", "neckerchief"], coat: "#3f6a8a", cloth: "#e2a72b" },
};
