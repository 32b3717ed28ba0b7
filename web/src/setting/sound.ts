/** Sounds, made up on the spot. Nothing sounds before the first tap, and everything that sounds can be seen as well. */
import { read } from "../print/card";
import type { Seen } from "../protocol";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after its user has touched it. */
export function allowSound(): void {
  if (settings.sound) context ??= new AudioContext();
}

const BY_EVENT: Record<string, () => void> = {
  shot: bang,
  fired_gatling: bang,
  exploded: boom,
  hurt: thud,
  dodged: ricochet,
  healed: drink,
  turned_over: flip,
  rolled: dice,
  took_arrow: flip,
  eliminated: boom,
  game_over: fanfare,
  laid_down: flip,
  played: flip,
};

/** The sound of an event. */
export function cue(seen: Seen): void {
  if (!settings.soundTable) return;
  const { symbols } = read(seen.card ?? "").print;
  if ((seen.what === "played" || seen.what === "used") && symbols.includes("shot")) bang();
  else BY_EVENT[seen.what]?.();
}

export function yourTurn(): void {
  if (!settings.soundAsked) return;
  tone(523, 0, 0.16);
  tone(784, 0.14, 0.28);
}

export function youAreAsked(): void {
  if (settings.soundAsked) tone(196, 0, 0.3);
}

export function tick(): void {
  if (settings.soundClock) tone(1400, 0, 0.03, 0.25);
}

function bang(): void {
  noise(0, 0.18, 1800, 1);
  tone(90, 0, 0.16, 0.9);
}

function boom(): void {
  noise(0, 0.7, 500, 1);
  tone(55, 0, 0.6, 1);
}

function thud(): void {
  tone(120, 0, 0.14, 0.8);
}

function ricochet(): void {
  tone(900, 0, 0.3, 0.3, 2400);
}

function drink(): void {
  for (const [i, pitch] of [330, 392, 494].entries()) tone(pitch, i * 0.09, 0.1, 0.5);
}

function flip(): void {
  noise(0, 0.06, 3500, 0.35);
}

function dice(): void {
  for (let i = 0; i < 6; i++) noise(i * 0.07 + Math.random() * 0.03, 0.04, 2200, 0.5);
}

function fanfare(): void {
  for (const [i, pitch] of [392, 523, 659, 784].entries()) tone(pitch, i * 0.14, 0.3, 0.6);
}

function volume(from: number): number {
  return settings.sound ? settings.volume * from * 0.3 : 0;
}

function tone(pitch: number, after: number, long: number, loud = 0.6, end = pitch): void {
  if (!context || volume(1) === 0) return;
  const start = context.currentTime + after;
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(end, start + long);
  source.connect(fading(context, start, long, loud)).connect(context.destination);
  source.start(start);
  source.stop(start + long);
}

function noise(after: number, long: number, below: number, loud: number): void {
  if (!context || volume(1) === 0) return;
  const start = context.currentTime + after;
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = samples;
  const filter = context.createBiquadFilter();
  filter.frequency.value = below;
  source
    .connect(filter)
    .connect(fading(context, start, long, loud))
    .connect(context.destination);
  source.start(start);
}

function fading(on: AudioContext, start: number, long: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(volume(loud), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  return gain;
}
