import { HOUR, koreanMidnight } from "../clock.ts";

/** How a place out of doors is lit at an instant. */
export interface Daylight {
  /** What lies over everything: red, green, blue (0..255), and how much of it (0..1). */
  readonly tint: readonly [red: number, green: number, blue: number, strength: number];
  /** How strong the rays of the sun are, 0..1. */
  readonly sun: number;
  /** How bright lamps and windows are, 0..1. */
  readonly lamps: number;
}

/** The most of its colours that the night takes: signs, faces and ways are to be read at any hour. */
export const DARKEST = 0.6;

/** The light of the day as it turns, by the hour (KST) at which it is exactly so; between two of them it goes over evenly. */
const TURNS: readonly (Daylight & { readonly hour: number })[] = [
  { hour: 0, tint: [22, 28, 92, DARKEST], sun: 0, lamps: 1 },
  { hour: 4.5, tint: [22, 28, 92, DARKEST], sun: 0, lamps: 1 },
  { hour: 6, tint: [104, 84, 168, 0.36], sun: 0.2, lamps: 0.6 },
  { hour: 7, tint: [255, 176, 140, 0.2], sun: 0.6, lamps: 0 },
  { hour: 9, tint: [255, 236, 190, 0.06], sun: 0.9, lamps: 0 },
  { hour: 11, tint: [255, 255, 255, 0], sun: 1, lamps: 0 },
  { hour: 16, tint: [255, 214, 150, 0], sun: 1, lamps: 0 },
  { hour: 17.5, tint: [255, 160, 70, 0.2], sun: 1, lamps: 0.1 },
  { hour: 18.25, tint: [255, 126, 52, 0.32], sun: 0.9, lamps: 0.4 },
  { hour: 19, tint: [196, 84, 112, 0.4], sun: 0.4, lamps: 0.8 },
  { hour: 20, tint: [66, 48, 140, 0.52], sun: 0.1, lamps: 1 },
  { hour: 21, tint: [22, 28, 92, DARKEST], sun: 0, lamps: 1 },
  { hour: 24, tint: [22, 28, 92, DARKEST], sun: 0, lamps: 1 },
];

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The light at `now` (epoch ms in season time), by the hour in Korea. It never jumps, midnight included. */
export function daylightAt(now: number): Daylight {
  const hour = (now - koreanMidnight(now)) / HOUR;
  const next = Math.max(
    1,
    TURNS.findIndex((turn) => turn.hour > hour),
  );
  const [before, after] = [TURNS[next - 1]!, TURNS[next]!];
  const share = (hour - before.hour) / (after.hour - before.hour);
  const [red, green, blue, strength] = before.tint.map((part, index) =>
    between(part, after.tint[index]!, share),
  ) as [number, number, number, number];
  return {
    tint: [red, green, blue, strength],
    sun: between(before.sun, after.sun, share),
    lamps: between(before.lamps, after.lamps, share),
  };
}
