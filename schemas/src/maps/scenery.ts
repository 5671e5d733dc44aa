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

/** What stands out of doors. */
const OUTDOORS = {
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

/**
 * What stands in rooms. What hangs on a wall or leads through it is placed with its foot on the floor's upper edge; what
 * lies flat is walked over.
 */
const INDOORS = {
  // On and in walls.
  "gear-wall": null,
  pipes: null,
  "wall-lamp": null,
  "wall-window": null,
  "wall-panel": null,
  "wall-door": null,
  "wall-picture": null,
  lift: null,
  mirror: null,
  curtain: null,
  "star-map": null,
  poster: null,
  bulkhead: null,
  ladder: null,
  stairs: null,
  // Flat on the floor.
  rug: null,
  cable: null,
  stage: null,
  "orbit-ring": null,
  // Machines and stores.
  conveyor: rect(88, 20),
  "stalled-machine": rect(74, 24),
  shelf: rect(58, 14),
  workbench: rect(58, 17),
  furnace: rect(46, 20),
  "parts-bin": rect(34, 15),
  turret: ellipse(30, 15),
  "core-machine": ellipse(96, 40, 42),
  socket: ellipse(30, 14),
  // Furniture.
  desk: rect(70, 18),
  table: rect(54, 18),
  counter: rect(72, 18),
  armchair: rect(32, 17),
  sofa: rect(60, 18),
  bed: rect(46, 44),
  drawers: rect(34, 14),
  wardrobe: rect(42, 15),
  bookcase: rect(50, 13),
  stove: rect(36, 17),
  sink: rect(44, 17),
  luggage: rect(32, 13),
  // What is shown.
  showcase: rect(44, 18),
  pedestal: ellipse(26, 13),
  statue: ellipse(34, 16),
  mannequin: ellipse(18, 9),
  "cloth-pile": ellipse(34, 15),
  "vending-machine": rect(42, 17),
  scales: ellipse(34, 14),
  crystal: ellipse(32, 15),
  plant: ellipse(20, 11),
  column: ellipse(26, 15),
  pillar: ellipse(34, 18),
  "light-post": ellipse(22, 12),
  telescope: ellipse(32, 15),
  // The halls.
  "drawing-board": rect(40, 13),
  "big-phone": rect(42, 16),
  screen: rect(82, 14),
  arcade: rect(34, 18),
  camera: ellipse(26, 13),
  spotlight: ellipse(20, 10),
  easel: ellipse(28, 12),
  "phone-booth": rect(38, 18),
  "phone-table": ellipse(30, 13),
  switchboard: rect(54, 16),
  dish: ellipse(34, 14),
  "cable-spool": ellipse(36, 14),
  cinema: rect(134, 14),
  backdrop: rect(88, 12),
  projector: ellipse(32, 13),
  "director-chair": rect(28, 14),
  clapper: rect(44, 12),
  "cutting-table": rect(60, 17),
  flag: ellipse(16, 9),
  // The lab.
  "formula-board": null,
  "gem-tube": ellipse(24, 12),
  "lab-bench": rect(58, 17),
  "gem-scales": rect(60, 16),
  "draw-machine": rect(64, 16),
  // The Manor.
  fireplace: rect(70, 12),
  candelabra: ellipse(13, 7),
  "grand-piano": rect(72, 22),
  "coat-rack": ellipse(18, 9),
  "guest-book": ellipse(24, 12),
  "tea-table": ellipse(34, 15),
  "rose-bush": ellipse(30, 13),
  "rose-arch": null,
  // The mushroom house, and where one is invited.
  "mushroom-lamp": ellipse(18, 9),
  "mushroom-stool": ellipse(22, 11),
  "jar-shelf": rect(52, 13),
  "egg-lectern": ellipse(26, 12),
  "day-board": rect(52, 14),
  "letter-garland": null,
  // The lobby of Diamond Hero.
  "neon-sign": null,
  "score-board": null,
  speaker: rect(28, 14),
  "neon-counter": rect(74, 18),
  "start-gate": null,
  machine: rect(62, 17),
  "act-door": rect(54, 12),
} as const satisfies Record<string, Foot | null>;

/** Every kind of thing that a map can place, and what of it is solid (null: one walks through). */
export const SCENERY = { ...OUTDOORS, ...INDOORS } as const;

export type OutdoorType = keyof typeof OUTDOORS;
export type IndoorType = keyof typeof INDOORS;
export type SceneryType = OutdoorType | IndoorType;

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
