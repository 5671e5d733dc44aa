import type { Scenery } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import type { RoomBrush } from "./wall-tools.ts";

/** What glows on floor and wall around a thing: how far up it is, how wide it shines (px), how strong, and in which light (r, g, b). */
type Glow = { readonly up: number; readonly reach: number; readonly strength: number; readonly rgb?: string };

const GLOWS: Readonly<Partial<Record<SceneryType, Glow>>> = {
  "wall-lamp": { up: 44, reach: 175, strength: 0.42 },
  lamp: { up: 60, reach: 150, strength: 0.4 },
  furnace: { up: 30, reach: 170, strength: 0.5, rgb: "255,150,70" },
  desk: { up: 60, reach: 90, strength: 0.3 },
  showcase: { up: 60, reach: 110, strength: 0.32 },
  spotlight: { up: 20, reach: 150, strength: 0.34 },
  "vending-machine": { up: 40, reach: 100, strength: 0.26 },
  crystal: { up: 30, reach: 130, strength: 0.4, rgb: "120,235,255" },
  "core-machine": { up: 60, reach: 330, strength: 0.5, rgb: "110,230,255" },
  socket: { up: 16, reach: 80, strength: 0.34, rgb: "110,230,255" },
  turret: { up: 20, reach: 80, strength: 0.2, rgb: "110,230,255" },
  bulkhead: { up: 30, reach: 130, strength: 0.26, rgb: "110,230,255" },
  arcade: { up: 40, reach: 100, strength: 0.3, rgb: "190,150,255" },
  screen: { up: 30, reach: 170, strength: 0.3, rgb: "170,160,255" },
  "phone-booth": { up: 60, reach: 120, strength: 0.3 },
  switchboard: { up: 70, reach: 110, strength: 0.26 },
  projector: { up: 50, reach: 120, strength: 0.3 },
  cinema: { up: 30, reach: 210, strength: 0.3 },
  portal: { up: 30, reach: 190, strength: 0.34, rgb: "170,140,255" },
  stairs: { up: 60, reach: 70, strength: 0.25 },
  fireplace: { up: -10, reach: 230, strength: 0.5, rgb: "255,160,80" },
  candelabra: { up: 70, reach: 120, strength: 0.36 },
  "gem-tube": { up: 30, reach: 120, strength: 0.4 },
  "mushroom-lamp": { up: 30, reach: 150, strength: 0.44 },
  "neon-sign": { up: 0, reach: 170, strength: 0.34 },
  "score-board": { up: 0, reach: 150, strength: 0.26, rgb: "120,190,255" },
  speaker: { up: 40, reach: 90, strength: 0.24, rgb: "120,220,255" },
  "letter-garland": { up: 20, reach: 110, strength: 0.2 },
};

/** What burns only while it isn't `-dark`: lamp posts and doors of acts, in the light of their metal. */
const METALS: Readonly<Record<string, string>> = {
  bronze: "255,190,130",
  silver: "235,240,255",
  gold: "255,215,110",
  platinum: "190,235,255",
  deep: "110,230,255",
};

const glowOf = ({ type, variant }: Scenery): Glow | undefined => {
  if (type !== "light-post" && type !== "act-door") return GLOWS[type];
  const rgb = METALS[variant === "" ? "bronze" : variant];
  return rgb === undefined
    ? undefined
    : { up: type === "act-door" ? 10 : 40, reach: 140, strength: 0.42, rgb };
};

/** Half the width of the light that falls through a window, px, and how far into the room. */
const WINDOW = { half: 42, reach: 170, slant: 70 } as const;

/** Light on floor and walls: around whatever burns, and in slanted squares below windows. */
export const paintLight = ({ canvas, room }: RoomBrush, scenery: readonly Scenery[]): void => {
  for (const thing of scenery) {
    const { x, y, type, scale } = thing;
    if (type === "wall-window") {
      const fall = canvas.createLinearGradient(0, y, 0, y + WINDOW.reach);
      fall.addColorStop(0, `rgba(${room.day},.5)`);
      fall.addColorStop(1, `rgba(${room.day},0)`);
      canvas.fillStyle = fall;
      for (const [from, to] of [
        [-1, -0.06],
        [0.06, 1],
      ] as const) {
        canvas.beginPath();
        canvas.moveTo(x + from * WINDOW.half, y);
        canvas.lineTo(x + to * WINDOW.half, y);
        canvas.lineTo(x + to * WINDOW.half * 1.25 + WINDOW.slant, y + WINDOW.reach);
        canvas.lineTo(x + from * WINDOW.half * 1.25 + WINDOW.slant, y + WINDOW.reach);
        canvas.fill();
      }
      continue;
    }
    const glow = glowOf(thing);
    if (!glow) continue;
    const [middle, reach, rgb] = [y - glow.up * scale, glow.reach * scale, glow.rgb ?? room.lamp];
    canvas.save();
    canvas.translate(x, middle);
    canvas.scale(1, 0.78);
    const halo = canvas.createRadialGradient(0, 0, 0, 0, 0, reach);
    halo.addColorStop(0, `rgba(${rgb},${glow.strength})`);
    halo.addColorStop(0.5, `rgba(${rgb},${glow.strength * 0.4})`);
    halo.addColorStop(1, `rgba(${rgb},0)`);
    canvas.fillStyle = halo;
    canvas.fillRect(-reach, -reach, reach * 2, reach * 2);
    canvas.restore();
  }
};
