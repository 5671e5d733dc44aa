import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type Phaser from "phaser";
import type { WeaponArt } from "../looks/weapon-art.ts";
import { WEAPON_HAND } from "../looks/weapon-hand.ts";
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
  /** The worn weapon that it is shown as; null for the tool of the place. */
  weapon: string | null;
  image: Phaser.GameObjects.Image;
  angle: number;
  kept: number;
  rhythm: number;
}

/**
 * `draw` makes the picture of a tool, which turns around its origin: where it is held. With `weapons`, whoever wears a
 * weapon swings that instead.
 */
export function createHandTools(
  { still, robots, sheet }: Pick<SceneContext, "still" | "robots" | "sheet">,
  draw: () => Phaser.GameObjects.Image,
  weapons?: WeaponArt,
): HandTools {
  const all = new Map<string, Tool>();
  const of = ({ session }: Figure): Tool => {
    const known = all.get(session);
    if (known) return known;
    const made = { image: draw().setVisible(false), weapon: null, angle: RAISED, kept: 0, rhythm: 0 };
    all.set(session, made);
    return made;
  };
  /** Takes the figure's own weapon in hand, once it is drawn, or puts it away again. */
  const arm = (tool: Tool, { walker }: Figure): void => {
    const weapon = weapons?.of(walker.outfit) ?? null;
    if (weapon === tool.weapon) return;
    tool.weapon = weapon;
    if (weapon === null) {
      tool.image.destroy();
      tool.image = draw();
      return;
    }
    const { width, height, x, y } = WEAPON_HAND;
    tool.image
      .setTexture(sheet.texture(weapon), weapon)
      .setOrigin(x / width, y / height)
      .setScale(1 / robots.scale);
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
      arm(tool, figure);
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
