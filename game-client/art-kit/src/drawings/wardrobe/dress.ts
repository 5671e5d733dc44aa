import type { Outfit } from "@diamond-valley/schemas/looks/outfit.ts";
import { circle, place } from "../../svg.ts";
import { OUTLINE, type Pose, type RobotTones } from "../robot/pose.ts";
import type { Layer, Worn } from "../robot/worn.ts";
import { BACKS } from "./backs.ts";
import { CLOTHES } from "./clothes.ts";
import { COSTUMES } from "./costumes.ts";
import { GLOWS } from "./glows.ts";
import { HEADGEAR } from "./headgear.ts";
import { BADGES, BOOTS, costumeShoe, SCARVES } from "./trinkets.ts";
import { WEAPONS } from "./weapons.ts";

/** How far each walk frame swings the arms. */
const SWING = [0, 1, 0, -1] as const;

/** Where what is held is: the hand, how it leans (degrees), and its scale, so that it stays in the picture. */
type Grip = { readonly x: number; readonly y: number; readonly turn: number; readonly scale?: number };

/** The armed hand; null where both hands are at work. */
function gripOf({ view, step, gesture }: Pose): Grip | null {
  const swing = SWING[step];
  if (gesture === "cheer") {
    if (view === "side") return { x: 82, y: 70, turn: 16, scale: 0.9 };
    return view === "up" ? { x: 14, y: 70, turn: 12, scale: 0.9 } : { x: 106, y: 70, turn: -12, scale: 0.9 };
  }
  if (gesture !== "walk") return null;
  if (view === "side") return { x: 71, y: 110 - swing * 5, turn: 54, scale: 0.9 };
  return view === "up" ? { x: 23, y: 110 + swing * 4, turn: -2 } : { x: 97, y: 110 - swing * 4, turn: 2 };
}

const armed =
  (weapon: string): Layer =>
  (pose, tones) => {
    const grip = gripOf(pose);
    if (!grip) return "";
    const { x, y, turn, scale = 1 } = grip;
    return place(x, y, weapon, { turn, scale }) + circle(x, y, 7.5, tones.glove, OUTLINE);
  };

/** The badge is on the chest, beside the light of the belly. */
const pinned =
  (badge: string): Layer =>
  ({ view }) =>
    view === "up" ? "" : place(view === "side" ? 47 : 79, 97, badge, { scale: 0.86 });

/** Draws layers one over the other, those that there are. */
function over(...layers: readonly (Layer | undefined | false)[]): Layer | undefined {
  const there = layers.filter((layer) => layer !== undefined && layer !== false);
  if (there.length === 0) return undefined;
  return (pose, tones) => there.map((layer) => layer(pose, tones)).join("");
}

/** Only when seen from behind, or only when not. */
const fromBehind =
  (layer: Layer): Layer =>
  (pose, tones) =>
    pose.view === "up" ? layer(pose, tones) : "";
const notFromBehind =
  (layer: Layer): Layer =>
  (pose, tones) =>
    pose.view === "up" ? "" : layer(pose, tones);

/** What an outfit puts on a robot. A costume covers headgear and clothes. */
export function dress(outfit: Outfit): Worn {
  const { headgear, weapon, badge, scarf, boots, back, glow } = outfit;
  const costume = outfit.costume === "none" ? undefined : COSTUMES[outfit.costume];
  const garment = costume ?? (outfit.clothes === "none" ? undefined : CLOTHES[outfit.clothes]);
  const hat = costume?.hat ?? (headgear === "none" ? undefined : HEADGEAR[headgear]);
  const shoe = boots === "none" ? costume?.shoe && costumeShoe(costume.shoe) : BOOTS[boots];
  const load = back === "none" ? undefined : BACKS[back];
  const light = glow === "none" ? undefined : GLOWS[glow];
  const hand = weapon === "none" ? undefined : armed(WEAPONS[weapon]);
  const loaded: Layer | undefined = load && (({ view }) => load.draw(view));
  const tones = (plain: RobotTones): RobotTones => ({
    ...(costume?.tones?.(plain) ?? plain),
    ...(garment?.sleeve && { sleeve: garment.sleeve }),
    ...(garment?.glove && { glove: garment.glove }),
  });
  const { straps } = load ?? {};
  const layers = {
    aura: light && (() => light.aura),
    behind: over(loaded && notFromBehind(loaded), hand && fromBehind(hand)),
    foot: shoe,
    body: over(
      garment && (({ view }) => garment.body(view)),
      straps !== undefined && (({ view }) => (view === "down" ? straps : "")),
    ),
    neck: scarf === "none" ? undefined : ({ view }: Pose) => SCARVES[scarf](view),
    over: over(badge !== "none" && pinned(BADGES[badge]), loaded && fromBehind(loaded)),
    hat: hat && (({ view }: Pose) => hat(view)),
    front: hand && notFromBehind(hand),
    sparkle: light && (({ step }: Pose) => light.sparkle(step)),
  };
  const there = Object.entries(layers).filter(([, layer]) => layer !== undefined);
  return { tones, ...Object.fromEntries(there) } as Worn;
}
