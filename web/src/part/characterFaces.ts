/** What each character looks like. */
import { BASE } from "./faces/base";
import { DODGE_CITY } from "./faces/dodgeCity";
import type { Face } from "./faces/face";

export const CHARACTER_FACES: Record<string, Face> = { ...BASE, ...DODGE_CITY };
