import { directionOf } from "@diamond-valley/schemas/arena/angles.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Axes } from "../input/controls.ts";
import type { ButtonState } from "./buttons.ts";

/** How far (of 100) keys or stick must be pushed for each pace: nearer is a tremble of the thumb. */
const PUSHED = [10, 55, 85] as const;

/** The packed input of a tick, by the way that keys or stick point and the buttons that count. */
export function inputOf({ dx, dy }: Axes, { attack, dash, interact, choice = 0 }: ButtonState): number {
  const length = Math.hypot(dx, dy);
  const pace = PUSHED.filter((least) => length >= least).length;
  return packInput({ ...IDLE, pace, move: directionOf(dx, dy), attack, dash, interact, choice });
}

/** Whether the player's last blow is so young that the kernel would forget a press in the next tick. */
export function isSwinging({ player, rules }: World): boolean {
  const { attack } = rules.feel;
  // The next tick is one less, before it looks at the press.
  return attack !== null && player.swing[0]! - 1 > attack.buffer;
}
