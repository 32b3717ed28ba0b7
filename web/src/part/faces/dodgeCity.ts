/** What the characters of Dodge City look like. */
import type { Face } from "./face";

export const DODGE_CITY: Record<string, Face> = {
  "apache-kid": { ground: "#d7925c", hat: "headband", hair: "long", hairColour: "black", face: "oval", skin: "brown", eyes: "dot", mouth: "line", wears: ["collar"], coat: "#4a5a6a", cloth: "#8c3524" },
  "belle-star": { ground: "#b59ac0", hat: "lady", hatColour: "#2f2a2a", band: "#62398a", hair: "long", hairColour: "black", face: "oval", skin: "fair", eyes: "lash", mouth: "lips", wears: ["star", "earrings"], coat: "#62398a" },
  "bill-noface": { ground: "#a99b86", hat: "cowboy", hatColour: "#2f2a2a", band: "#574232", hair: "short", hairColour: "black", face: "oval", skin: "fair", eyes: "squint", mouth: "line", wears: ["mask"], coat: "#4d3a2c", cloth: "#8c3524" },
  "chuck-wengam": { ground: "#9fb6c4", hat: "bowler", hatColour: "#7b4a21", band: "#2a1c13", hair: "short", hairColour: "red", face: "square", skin: "fair", eyes: "glasses", mouth: "smile", beard: "mutton", wears: ["tie"], coat: "#24557f", cloth: "#b3231a" },
  "doc-holyday": { ground: "#c4b48c", hat: "flat", hatColour: "#4d3a2c", band: "#c9932f", hair: "short", hairColour: "blond", face: "long", skin: "grey", eyes: "dot", mouth: "line", beard: "moustache", wears: ["tie", "cigar"], coat: "#6a6a72", cloth: "#24557f" },
  "elena-fuente": { ground: "#d98f7a", hat: "none", hair: "bun", hairColour: "black", face: "oval", skin: "tan", eyes: "lash", mouth: "lips", wears: ["flower", "earrings"], coat: "#98271a", cloth: "#b3231a" },
  "greg-digger": { ground: "#9aa07f", hat: "cap", hatColour: "#574232", hair: "short", hairColour: "grey", face: "square", skin: "tan", eyes: "dot", mouth: "line", beard: "full", wears: ["neckerchief"], coat: "#574232", cloth: "#2b653b" },
  "herb-hunter": { ground: "#b0a070", hat: "fur", hatColour: "#5f4a34", hair: "short", hairColour: "black", face: "square", skin: "fair", eyes: "squint", mouth: "line", beard: "full", wears: ["scar"], coat: "#6d5643" },
  "jose-delgado": { ground: "#dcae5c", hat: "sombrero", hatColour: "#98271a", band: "#e2a72b", hair: "short", hairColour: "black", face: "oval", skin: "tan", eyes: "dot", mouth: "smile", beard: "goatee", wears: ["poncho"], coat: "#2e6a73", cloth: "#2e6a73" },
  "molly-stark": { ground: "#a9c0b0", hat: "bonnet", hatColour: "#f0e0c4", band: "#24557f", hair: "braids", hairColour: "blond", face: "oval", skin: "fair", eyes: "lash", mouth: "smile", wears: ["freckles"], coat: "#24557f" },
  "pat-brennan": { ground: "#b3c091", hat: "cowboy", hatColour: "#2e4c45", band: "#e2a72b", hair: "short", hairColour: "red", face: "square", skin: "fair", eyes: "dot", mouth: "smirk", beard: "moustache", wears: ["cigar"], coat: "#2b653b" },
  "pixie-pete": { ground: "#c7b98e", hat: "top", hatColour: "#2b653b", band: "#2a1c13", hair: "short", hairColour: "red", face: "oval", skin: "fair", eyes: "dot", mouth: "smile", beard: "full", wears: ["clover"], coat: "#7b4a21" },
  "sean-mallory": { ground: "#a5b3bf", hat: "cap", hatColour: "#4a5a6a", hair: "short", hairColour: "brown", face: "oval", skin: "fair", eyes: "dot", mouth: "smile", beard: "mutton", wears: ["neckerchief", "freckles"], coat: "#574232", cloth: "#b3231a" },
  "tequila-joe": { ground: "#d3b06a", hat: "cowboy", hatColour: "#d9b36a", band: "#98271a", hair: "short", hairColour: "grey", face: "oval", skin: "tan", eyes: "dot", mouth: "line", beard: "droop", wears: ["rednose"], coat: "#8a6a45" },
  "vera-custer": { ground: "#9fa9c4", hat: "cavalry", hatColour: "#24407a", band: "#1c2c50", hair: "long", hairColour: "blond", face: "oval", skin: "fair", eyes: "lash", mouth: "smirk", wears: ["half", "collar"], coat: "#24407a" },
};
