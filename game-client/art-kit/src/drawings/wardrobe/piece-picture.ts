import { NO_OUTFIT } from "@diamond-valley/schemas/looks/outfit.ts";
import type { Piece, PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { type Drawing, drawing, place } from "../../svg.ts";
import { type Pose, robotTones } from "../robot/pose.ts";
import { robot } from "../robot/robot.ts";
import type { Worn } from "../robot/worn.ts";
import { dress } from "./dress.ts";
import { GLOWS, type Glow } from "./glows.ts";
import { BADGES } from "./trinkets.ts";
import { WEAPONS } from "./weapons.ts";

/** What of a robot's picture is shown: left, top, width and height. */
type Crop = readonly [left: number, top: number, width: number, height: number];

const CROPS = {
  headgear: [0, -32, 120, 120],
  clothes: [20, 68, 80, 80],
  scarf: [20, 66, 80, 60],
  boots: [28, 104, 64, 40],
} as const satisfies Record<string, Crop>;

const PACK: Crop = [20, 48, 80, 82];
const CAPE: Crop = [10, 68, 100, 74];
const WINGS: Crop = [0, 48, 120, 76];
/** What is on a back is seen from behind. */
const BACK_CROPS: Readonly<Record<PieceSlug<"back">, Crop>> = {
  satchel: [30, 70, 76, 66],
  creel: PACK,
  "ore-pack": PACK,
  "leaf-wings": WINGS,
  "pearl-cape": CAPE,
  "dragonfly-wings": WINGS,
  "ember-cape": CAPE,
  balloon: [62, -34, 72, 90],
};

/** Light with three large motes. */
const glowPicture = ({ aura, mote }: Glow): Drawing =>
  drawing(
    64,
    64,
    place(-4, 2, aura, { scale: 0.6 }) +
      place(22, 24, mote(0), { scale: 1.7 }) +
      place(46, 18, mote(1)) +
      place(42, 46, mote(2), { scale: 1.3 }),
  );

/** Whose body shows what covers a robot from head to toe; of others nothing is seen. */
const MANNEQUIN = {
  head: "round",
  colour: "white",
  hat: "antenna",
  scarf: "none",
  eyes: "cyan",
  accent: "white",
} as const;
const TONES = robotTones(MANNEQUIN);

const STANDING: Pose = { view: "down", step: 0, gesture: "walk", mood: "calm" };
/** A piece of the wardrobe by itself, as it is shown in lists. */
export function piecePicture({ slot, slug }: Piece): Drawing {
  const worn = dress({ ...NO_OUTFIT, [slot]: slug });
  switch (slot) {
    case "badge":
      return drawing(24, 24, place(12, 12, BADGES[slug as PieceSlug<"badge">]));
    case "weapon":
      return drawing(60, 84, place(24, 64, WEAPONS[slug as PieceSlug<"weapon">], { turn: 14 }));
    case "glow":
      return glowPicture(GLOWS[slug as PieceSlug<"glow">]);
    case "costume":
      return robot(MANNEQUIN, {}, worn);
    case "back":
      return cropped(worn, { ...STANDING, view: "up" }, BACK_CROPS[slug as PieceSlug<"back">]);
    default:
      return cropped(worn, STANDING, CROPS[slot]);
  }
}

/** What is worn, without who wears it. */
function cropped(worn: Worn, pose: Pose, [left, top, width, height]: Crop): Drawing {
  const feet = worn.foot ? worn.foot(47, 0, TONES) + worn.foot(73, 0, TONES) : "";
  const layers = (["behind", "body", "neck", "over", "hat"] as const).map(
    (name) => worn[name]?.(pose, TONES) ?? "",
  );
  return drawing(width, height, place(-left, -top, feet + layers.join("")));
}
