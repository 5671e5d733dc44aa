import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** What draws the world. */
export type Renderer = "webgl" | "canvas";

/** What the address asks for under a name, null where it does not. */
const asked = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/**
 * What to begin with: `?renderer=` in the address, then what this visit found out, then WebGL where the browser has it.
 */
export function chooseRenderer(): Renderer {
  const renderer = asked("renderer");
  if (renderer === "canvas" || renderer === "webgl") return renderer;
  return readStored("renderer") === "canvas" || !hasWebGl() ? "canvas" : "webgl";
}

/** Whether the address names what draws: then nothing else is tried. */
export function isRendererAsked(): boolean {
  return asked("renderer") !== null;
}

/**
 * Frames a second without WebGL: half as many are steadier where there is no graphics card. A little above 30, because
 * at exactly 30 two frames of a 60 Hz screen are just too short, and every third would be drawn.
 */
const CANVAS_RATE = 32;

/**
 * Frames a second at most, as Phaser's `fps`: `?frames=` in the address, else by what draws, else as many as the screen shows.
 * Where the drawings are limited too, frames come by a timer: each animation frame that is asked for costs the browser a look
 * at the whole page, sixty times a second.
 */
export function pace(renderer: Renderer): { limit?: number; target?: number; forceSetTimeOut?: boolean } {
  const frames = Number(asked("frames"));
  if (frames >= 1) return drawLimit() ? { target: frames, forceSetTimeOut: true } : { limit: frames };
  return renderer === "canvas" ? { limit: CANVAS_RATE } : {};
}

/** Drawings a second at most, by `?draws=` in the address: the frames between them only step. Undefined: each frame draws. */
export function drawLimit(): number | undefined {
  const draws = Number(asked("draws"));
  return draws > 0 ? draws : undefined;
}

/** Keeps for this visit that WebGL was too slow, so that a reload does not try it again. */
export function rememberSlowWebGl(): void {
  writeStored("renderer", "canvas");
}

function hasWebGl(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl") !== null;
  } catch {
    return false;
  }
}
