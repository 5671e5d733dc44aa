import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** What draws the world. */
export type Renderer = "webgl" | "canvas";

/**
 * What to begin with: `?renderer=` in the address, then what this visit found out, then WebGL where the browser has it.
 */
export function chooseRenderer(): Renderer {
  const asked = new URLSearchParams(window.location.search).get("renderer");
  if (asked === "canvas" || asked === "webgl") return asked;
  return readStored("renderer") === "canvas" || !hasWebGl() ? "canvas" : "webgl";
}

/** Whether the address names what draws: then nothing else is tried. */
export function isRendererAsked(): boolean {
  return new URLSearchParams(window.location.search).has("renderer");
}

/**
 * Frames a second without WebGL: half as many are steadier where there is no graphics card. A little above 30, because
 * at exactly 30 two frames of a 60 Hz screen are just too short, and every third would be drawn.
 */
const CANVAS_RATE = 32;

/** Frames a second at most: `?frames=` in the address, else by what draws; undefined for as many as the screen shows. */
export function frameLimit(renderer: Renderer): number | undefined {
  const asked = Number(new URLSearchParams(window.location.search).get("frames"));
  if (asked >= 1) return asked;
  return renderer === "canvas" ? CANVAS_RATE : undefined;
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
