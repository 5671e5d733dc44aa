import type { Shape } from "./map.ts";

/** The solid foot of a drawing at scale 1: half sizes in px, its middle `up` px above the foot point. */
type Foot = {
  readonly kind: "ellipse" | "rect";
  readonly rx: number;
  readonly ry: number;
  readonly up: number;
};

const ellipse = (rx: number, ry: number, up = ry): Foot => ({ kind: "ellipse", rx, ry, up });
const rect = (rx: number, ry: number, up = ry): Foot => ({ kind: "rect", rx, ry, up });

/** Every kind of thing that a map can place, and what of it is solid (null: one walks through). */
export const SCENERY = {
  "tree-leaf": ellipse(18, 10),
  "tree-mint": ellipse(18, 10),
  "tree-pink": ellipse(18, 10),
  "tree-lime": ellipse(18, 10),
  pine: ellipse(16, 9),
  willow: ellipse(18, 10),
  bush: ellipse(34, 14),
  "bush-berries": ellipse(34, 14),
  "flowers-pink": null,
  "flowers-white": null,
  "flowers-violet": null,
  rock: ellipse(36, 18),
  lamp: ellipse(10, 7),
  fountain: ellipse(92, 40, 44),
  portal: ellipse(92, 22, 36),
  cave: null,
  "forest-gate": null,
  "magic-circle": null,
  bridge: null,
  sign: ellipse(10, 7),
  "trail-arch": null,
  crate: ellipse(24, 14),
  barrel: ellipse(20, 12),
  // Seat and back: nobody stands in it.
  bench: rect(50, 17),
  fence: rect(38, 8),
  lily: null,
  reeds: null,
  boat: null,
  "boat-shore": ellipse(58, 16),
  bunting: null,
  "fish-rack": rect(44, 12),
  "house-cottage": rect(84, 48),
  "house-hall": rect(124, 52),
  "house-tower": ellipse(62, 40),
  "house-dome": ellipse(112, 52),
  "house-chalet": rect(92, 46),
  "house-mushroom": ellipse(74, 44),
  "house-manor": rect(132, 52),
  "house-shop": rect(104, 48),
  "house-arena": ellipse(150, 64),
} as const satisfies Record<string, Foot | null>;

export type SceneryType = keyof typeof SCENERY;

/** Is this the name of a kind of scenery? */
export const isSceneryType = (type: string): type is SceneryType => Object.hasOwn(SCENERY, type);

/** The solid shape of a thing that stands at (x, y), or null. */
export const footprint = (type: SceneryType, x: number, y: number, scale: number): Shape | null => {
  const foot: Foot | null = SCENERY[type];
  if (foot === null) return null;
  const [rx, ry, centre] = [foot.rx * scale, foot.ry * scale, y - foot.up * scale];
  return foot.kind === "ellipse"
    ? { kind: "ellipse", x, y: centre, rx, ry }
    : { kind: "rect", x: x - rx, y: centre - ry, width: rx * 2, height: ry * 2 };
};
