import type { Floor, FloorStyle } from "@diamond-valley/schemas/maps/map.ts";
import { RAMPS, type Ramp, ramp } from "../../palette.ts";
import { brick, carpet, marble, plank, tile } from "./built-floors.ts";
import { boards, parquet } from "./hall-floors.ts";
import type { Lay } from "./laying.ts";
import { deep, grass, ice, metal, neon, prism } from "./strange-floors.ts";
import type { RoomBrush } from "./wall-tools.ts";

const STYLES: Readonly<Record<FloorStyle, { readonly lay: Lay; readonly tones: Ramp }>> = {
  brick: { lay: brick, tones: ramp("#E8B08C", "#D4946F", "#BE7C5A", "#94573F") },
  plank: { lay: plank, tones: ramp("#EFC08A", "#DDA56E", "#C98C58", "#9A633C") },
  tile: { lay: tile, tones: ramp("#F6FBFA", "#BFE6DC", "#9CCFC6", "#6FA9A6") },
  carpet: { lay: carpet, tones: ramp("#F4A3B2", "#DC7B92", "#B9587A", "#8A3C5E") },
  marble: { lay: marble, tones: ramp("#FFFFFF", "#F4EFEA", "#D9CFD0", "#B09FB4") },
  ice: { lay: ice, tones: ramp("#F2FBFF", "#DCF2FC", "#AFD8EF", "#78AEDA") },
  metal: { lay: metal, tones: ramp("#C5CDE2", "#A9B3CF", "#8490B4", "#5F6A94") },
  deep: { lay: deep, tones: ramp("#6C8BDA", "#34498F", "#28397A", "#202E66") },
  prism: { lay: prism, tones: ramp("#7FB8FF", "#22346F", "#1B2A5E", "#111B44") },
  neon: { lay: neon, tones: ramp("#7A6BD8", "#3C3384", "#2E2868", "#1E1A4A") },
  parquet: { lay: parquet, tones: ramp("#F3CE9B", "#E2AF74", "#CB9159", "#99653C") },
  boards: { lay: boards, tones: ramp("#6E6890", "#554F77", "#454064", "#332F4E") },
  grass: { lay: grass, tones: ramp("#B9E878", RAMPS.leaf.hi, "#74BF55", "#57A94B") },
};

/** One floor in its style, in the colours that the place has for it. */
export const paintFloor = (brush: RoomBrush, floor: Floor): void => {
  const { canvas, room } = brush;
  const { lay, tones } = STYLES[floor.style];
  canvas.save();
  canvas.beginPath();
  canvas.rect(floor.x, floor.y, floor.width, floor.height);
  canvas.clip();
  lay(brush, floor, room.floors?.[floor.style] ?? tones);
  canvas.restore();
};
