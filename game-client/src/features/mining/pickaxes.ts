import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type Phaser from "phaser";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import { ROBOT_SCALE } from "../../core/world/character-sprite.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./cave-art.ts";

/** Degrees that a pickaxe is raised and has fallen to, while the robot looks to the right. */
const RAISED = -46;
const STRUCK = 62;
/** How long a blow falls, ms, and how long the pickaxe is kept out behind the last one. */
const FALL = 90;
const KEPT = 900;
/** From one blow of another miner to the next, ms. */
const RHYTHM = 600;

/** What somebody does with a pickaxe in this frame. */
interface Work {
  /** Whether a vein is worked at, which keeps the pickaxe raised. */
  readonly working: boolean;
  readonly isMine: boolean;
  /** Where the vein is, px from the left of the map; undefined for the way that the robot looks. */
  readonly towards: number | undefined;
}

/** The pickaxes of everybody in the mine. */
export interface Pickaxes {
  /** A robot strikes now. */
  swing(figure: Figure): void;
  update(figure: Figure, work: Work, delta: number): void;
  forget(session: string): void;
  clear(): void;
}

interface Pickaxe {
  readonly image: Phaser.GameObjects.Image;
  angle: number;
  kept: number;
  rhythm: number;
}

export function createPickaxes(context: SceneContext): Pickaxes {
  const all = new Map<string, Pickaxe>();
  const of = ({ session }: Figure): Pickaxe => {
    const known = all.get(session);
    if (known) return known;
    const image = addArt(context, "pickaxe", 0, 0, ROBOT_SCALE).setOrigin(0.47, 0.92).setVisible(false);
    const made = { image, angle: RAISED, kept: 0, rhythm: 0 };
    all.set(session, made);
    return made;
  };
  const swing = (figure: Figure): void => {
    const pickaxe = of(figure);
    pickaxe.kept = KEPT;
    pickaxe.angle = STRUCK;
  };

  return {
    swing,
    update(figure, { working, isMine, towards }, delta) {
      const pickaxe = of(figure);
      const { image } = pickaxe;
      pickaxe.kept -= delta;
      // What others strike is only known as a pose: they strike in an even rhythm.
      pickaxe.rhythm = working && !isMine ? pickaxe.rhythm + delta : 0;
      if (pickaxe.rhythm > RHYTHM) {
        pickaxe.rhythm = 0;
        swing(figure);
      }
      const isOut = working || pickaxe.kept > 0;
      image.setVisible(isOut && figure.sprite.body.visible);
      if (!isOut) return;
      const back = pickaxe.kept < KEPT - FALL;
      if (back) pickaxe.angle += (RAISED - pickaxe.angle) * Math.min(1, delta / 140);
      const left = towards === undefined ? figure.pose.facing === FACING.left : towards < figure.pose.x;
      const { x, y } = figure.sprite;
      image.setPosition(x + (left ? -20 : 20), y - 34).setFlipX(left);
      image.setAngle((context.still ? RAISED / 2 : pickaxe.angle) * (left ? -1 : 1)).setDepth(y + 1);
    },
    forget(session) {
      all.get(session)?.image.destroy();
      all.delete(session);
    },
    clear() {
      for (const { image } of all.values()) image.destroy();
      all.clear();
    },
  };
}
