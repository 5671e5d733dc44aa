import { TICK_RATE } from "../protocol.ts";

/** Units of the kernel in one px: positions are whole sixteenths of a px. */
export const PX = 16;

/** Px in units; what is less than a unit is dropped. */
export const px = (value: number): number => Math.trunc(value * PX);

/** Units in whole px, towards the upper left. */
export const toPx = (units: number): number => Math.floor(units / PX);

/** A speed in px/s as units for each tick; what is less than a unit is dropped. */
export const perTick = (pxPerSecond: number): number => Math.trunc((pxPerSecond * PX) / TICK_RATE);

/** Ticks in so many ms, rounded up. */
export const ticksOf = (ms: number): number => Math.ceil((ms * TICK_RATE) / 1_000);

/** Whole length of a vector. Of the roots only `Math.sqrt` is exact in every engine: `Math.hypot` is not. */
export const lengthOf = (dx: number, dy: number): number => Math.floor(Math.sqrt(dx * dx + dy * dy));

/** `value` times `part` over `whole`, rounded towards zero; 0 where `whole` is 0. */
export const share = (value: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.trunc((value * part) / whole);

/** `value` kept between `low` and `high`. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Health in % of the full, rounded up: only who has none has 0. */
export const healthPercent = (hp: number, hpMax: number): number => Math.ceil((hp * 100) / hpMax);
