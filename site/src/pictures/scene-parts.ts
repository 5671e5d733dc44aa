import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { enlarged, type Stamp, type Surface, stamp } from "./canvas.ts";

/** Size of every painted scene, px. */
export const SCENE = { width: 1200, height: 900 } as const;

/** Stamps a drawing as sharp as it is big. */
export function stampSharp(surface: Surface, drawing: Drawing, { scale = 1, ...at }: Stamp): Promise<void> {
  return stamp(surface, enlarged(drawing, scale), at);
}

/** A robot on its shadow. */
export async function standRobot(surface: Surface, drawing: Drawing, at: Stamp): Promise<void> {
  const scale = at.scale ?? 1;
  const { brush } = surface;
  brush.save();
  brush.fillStyle = "rgb(24 40 90 / 34%)";
  brush.beginPath();
  brush.ellipse(at.x + 5 * scale, at.y - 5 * scale, 42 * scale, 11 * scale, 0, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
  await stampSharp(surface, drawing, at);
}

/** Fills an area from top to bottom with tones that run into each other. */
export function fillDown(
  { brush }: Surface,
  shape: Path2D,
  [top, bottom]: readonly [number, number],
  tones: readonly string[],
): void {
  const gradient = brush.createLinearGradient(0, top, 0, bottom);
  tones.forEach((tone, index) => {
    gradient.addColorStop(index / Math.max(1, tones.length - 1), tone);
  });
  brush.fillStyle = gradient;
  brush.fill(shape);
}

/** Rays of light that fan out from a point. */
export function paintRays({ brush }: Surface, x: number, y: number, colour: string): void {
  const rays = 18;
  brush.save();
  brush.translate(x, y);
  brush.fillStyle = colour;
  for (let ray = 0; ray < rays; ray += 1) {
    brush.rotate((Math.PI * 2) / rays);
    brush.fill(new Path2D("M0 0L1400 -120V120z"));
  }
  brush.restore();
}

/** A round stage to stand on: its top, its side and the light along its edge. */
export function paintPodium(
  { brush }: Surface,
  at: { x: number; y: number; rx: number; ry: number; height: number },
  tones: { top: string; edge: string; side: string },
): void {
  const { x, y, rx, ry, height } = at;
  const disc = (dy: number, share: number, fill: string) => {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(x, y + dy, rx * share, ry * share, 0, 0, Math.PI * 2);
    brush.fill();
  };
  disc(height + 10, 1.04, "rgb(24 40 90 / 26%)");
  disc(height, 1, tones.side);
  brush.fillRect(x - rx, y, rx * 2, height);
  disc(0, 1, tones.edge);
  disc(-2, 0.94, tones.top);
}
