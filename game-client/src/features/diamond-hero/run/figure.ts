import { heroFigure } from "@diamond-valley/art-kit/drawings/hero/characters.ts";
import type { Pose } from "@diamond-valley/art-kit/drawings/robot/pose.ts";
import { ROBOT_SIZE } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import Phaser from "phaser";
import { fetchWorn } from "../../../core/looks/worn.ts";
import type { Pose as Placed } from "../../../core/walking/trail.ts";
import { ROBOT_SCALE } from "../../../core/world/character-sprite.ts";
import { LAYER } from "../../../core/world/layers.ts";
import { putTexture } from "../../../core/world/put-texture.ts";
import { addPicture, FOOT, type SceneContext } from "../../../core/world/scene-context.ts";
import { STRIDE, viewOf, WALK_POSES } from "../../../core/world/walk-frames.ts";

const POSES = {
  ...WALK_POSES,
  happy: { view: "down", gesture: "cheer", mood: "happy" },
  surprised: { view: "down", mood: "surprised" },
} as const satisfies Record<string, Partial<Pose>>;

/** Ms of one walk frame. */
const STEP_TIME = 100;
/** How long a hit is shown, ms. */
const HURT_TIME = 380;
/** A ghost is seen through, and never mistaken for somebody. */
const FAINT = 0.34;

/** Who a run is played as. */
export interface Dress {
  readonly character: Character;
  /** The player's own robot, whom the engineer looks like. */
  readonly look: CharacterLook;
  /** Packed. */
  readonly outfit: number;
}

/** The one who runs, in its own character. */
export interface RunFigure {
  hurt(): void;
  /** Each frame. `safe`: it can't be hit; `down`: it has no health left. */
  update(
    pose: Placed,
    state: { readonly safe: boolean; readonly down: boolean; readonly won: boolean },
    delta: number,
  ): void;
  setVisible(visible: boolean): void;
  destroy(): void;
}

/** Draws it as soon as its pictures are made; `ghost`: faintly. */
export function createRunFigure(context: SceneContext, dress: Dress, ghost = false): RunFigure {
  const { scene, robots, still } = context;
  const key = `hero-figure:${ghost ? "ghost" : "own"}`;
  const shadow = addPicture(context, "shadow", 0, 0).setDepth(LAYER.shadow).setDisplaySize(94, 38);
  const body = addPicture(context, "dot-white", 0, 0).setOrigin(FOOT.x, FOOT.y).setVisible(false);
  let isDrawn = false;
  let isGone = false;
  let isShown = true;
  let clock = 0;
  let hurtLeft = 0;

  const draw = async (): Promise<void> => {
    const worn = await fetchWorn(dress.outfit);
    const poses = Object.fromEntries(
      Object.entries(POSES).map(([name, pose]) => [
        name,
        heroFigure(dress.character, pose, dress.look, worn),
      ]),
    );
    const { canvas, frames } = await buildAtlas(poses, robots.scale, ROBOT_SIZE.width * 4);
    if (isGone) return;
    putTexture(scene, key, canvas, frames);
    body.setTexture(key, "down-0");
    isDrawn = true;
  };
  void draw();
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
    isGone = true;
    scene.textures.remove(key);
  });

  return {
    hurt() {
      hurtLeft = HURT_TIME;
    },
    update({ x, y, facing, walking }, { safe, down, won }, delta) {
      clock += delta;
      hurtLeft = Math.max(0, hurtLeft - delta);
      shadow.setPosition(x + 3, y - 3).setVisible(isShown && !ghost);
      body.setVisible(isShown && isDrawn);
      if (!isDrawn) return;
      const view = viewOf(facing);
      const step = walking ? STRIDE[Math.floor(clock / STEP_TIME) % 4]! : "0";
      const frame = won ? "happy" : down || hurtLeft > 0 ? "surprised" : `${view}-${step}`;
      if (body.frame.name !== frame) body.setFrame(frame);
      const breath = walking || still ? 0 : (Math.sin(clock / 210) + 1) * 0.018;
      const size = ROBOT_SCALE / robots.scale;
      body
        .setPosition(x, y)
        .setDepth(y)
        .setFlipX(facing === FACING.left)
        .setScale(size, size * (1 - breath) * (down ? 0.82 : 1))
        // Steady, for flickering hurts.
        .setAlpha(ghost ? FAINT : safe && !down ? 0.66 : 1);
    },
    setVisible(visible) {
      isShown = visible;
    },
    destroy() {
      isGone = true;
      body.destroy();
      shadow.destroy();
      scene.textures.remove(key);
    },
  };
}
