import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { type Drawing, drawing, place } from "../../svg.ts";
import { arms, foot, scarf, trunk } from "./body.ts";
import { face } from "./face.ts";
import { hat } from "./hat.ts";
import { head, sideEar } from "./head.ts";
import { type Pose, robotTones } from "./pose.ts";
import { ring } from "./ring.ts";
import type { Layer, Worn } from "./worn.ts";

export type { Gesture, Mood, Pose, View } from "./pose.ts";
export type { Worn } from "./worn.ts";

/** Size of every robot picture, px at scale 1. */
export const ROBOT_SIZE = { width: 116, height: 172 } as const;

/** Where the drawing below is put in its picture: room for hats above and raised arms beside. */
const ORIGIN = { x: -2, y: 34 };

const STANDING: Pose = { view: "down", step: 0, gesture: "walk", mood: "calm" };

/** A robot of this look in this pose, and what it wears over its look. */
export const robot = (look: CharacterLook, pose: Partial<Pose> = {}, worn: Worn = {}): Drawing => {
  const whole = { ...STANDING, ...pose };
  const { view, step, gesture, mood } = whole;
  const plain = robotTones(look);
  const tones = worn.tones?.(plain) ?? plain;
  if (look.head === "ring")
    return drawing(ROBOT_SIZE.width, ROBOT_SIZE.height, place(ORIGIN.x, ORIGIN.y, ring(whole, tones)));
  const layer = (draw?: Layer): string => draw?.(whole, tones) ?? "";
  const shoe = worn.foot ?? foot;
  const swing = [0, 1, 0, -1][step]!;
  const bounce = step % 2 === 1 ? 3 : 0;
  const { behind, before } = arms(gesture, view, swing, tones);
  return drawing(
    ROBOT_SIZE.width,
    ROBOT_SIZE.height,
    place(
      ORIGIN.x,
      ORIGIN.y,
      layer(worn.aura) +
        shoe(47, Math.max(0, swing) * 6, tones) +
        shoe(73, Math.max(0, -swing) * 6, tones) +
        place(
          0,
          -bounce,
          layer(worn.behind) +
            behind +
            trunk(view, tones) +
            layer(worn.body) +
            before +
            (worn.neck ? layer(worn.neck) : scarf(view, tones)) +
            layer(worn.over) +
            head(look.head, tones, view) +
            face(tones, view, mood) +
            (view === "side" ? sideEar(tones) : "") +
            (worn.hat ? layer(worn.hat) : hat(look.hat, tones, view)) +
            layer(worn.front),
        ) +
        layer(worn.sparkle),
    ),
  );
};

/** Where the hand that holds a rod is, px from the middle of the foot (right and down positive), at scale 1. */
export const ROD_HAND = {
  hold: { down: { x: 0, y: -24 }, side: { x: 32, y: -32 }, up: { x: 0, y: -24 } },
  cast: { down: { x: 46, y: -62 }, side: { x: -28, y: -62 }, up: { x: 46, y: -62 } },
} as const;

/** The robot's upper half in a square: for profile pictures. */
export const portrait = (look: CharacterLook, worn?: Worn): Drawing =>
  drawing(128, 128, place(6, 0, robot(look, {}, worn).svg));
