import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type Phaser from "phaser";
import type { Figure } from "../walking/walker-sprites.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** Degrees that a tool is raised and has fallen to, while the robot looks to the right. */
const RAISED = -46;
const STRUCK = 62;
/** How long a blow falls, ms, and how long the tool is kept out behind the last one. */
const FALL = 90;
const KEPT = 900;
/** From one blow of somebody else to the next, ms. */
const RHYTHM = 600;

/** What somebody does with a tool in this frame. */
interface Work {
  /** Whether it is kept raised. */
  readonly working: boolean;
  readonly isMine: boolean;
  /** Where it strikes, px from the left of the map; undefined for the way that the robot looks. */
  readonly towards: number | undefined;
  /** Whether somebody else strikes in a rhythm of its own while it works; `swing` alone strikes where unset. */
  readonly rhythmic?: boolean;
}

/** The tools in the hands of everybody in a room. */
export interface HandTools {
  /** A robot strikes now. */
  swing(figure: Figure): void;
  update(figure: Figure, work: Work, delta: number): void;
  forget(session: string): void;
  clear(): void;
}

interface Tool {
  readonly image: Phaser.GameObjects.Image;
  angle: number;
  kept: number;
  rhythm: number;
}

/** `draw` makes the picture of a tool, which turns around its origin: where it is held. */
export function createHandTools(
  { still }: Pick<SceneContext, "still">,
  draw: () => Phaser.GameObjects.Image,
): HandTools {
  const all = new Map<string, Tool>();
  const of = ({ session }: Figure): Tool => {
    const known = all.get(session);
    if (known) return known;
    const made = { image: draw().setVisible(false), angle: RAISED, kept: 0, rhythm: 0 };
    all.set(session, made);
    return made;
  };
  const swing = (figure: Figure): void => {
    const tool = of(figure);
    tool.kept = KEPT;
    tool.angle = STRUCK;
  };

  return {
    swing,
    update(figure, { working, isMine, towards, rhythmic = false }, delta) {
      const tool = of(figure);
      const { image } = tool;
      tool.kept -= delta;
      tool.rhythm = rhythmic && working && !isMine ? tool.rhythm + delta : 0;
      if (tool.rhythm > RHYTHM) {
        tool.rhythm = 0;
        swing(figure);
      }
      const isOut = working || tool.kept > 0;
      image.setVisible(isOut && figure.sprite.body.visible);
      if (!isOut) return;
      const back = tool.kept < KEPT - FALL;
      if (back) tool.angle += (RAISED - tool.angle) * Math.min(1, delta / 140);
      const left = towards === undefined ? figure.pose.facing === FACING.left : towards < figure.pose.x;
      const { x, y } = figure.sprite;
      image.setPosition(x + (left ? -20 : 20), y - 34).setFlipX(left);
      image.setAngle((still ? RAISED / 2 : tool.angle) * (left ? -1 : 1)).setDepth(y + 1);
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
