import { strikeCircle } from "../arena/blows.ts";
import { note } from "../arena/events.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { HERO_EVENTS } from "./events.ts";
import { BOMB_WORDS, BOMBS, bombAt } from "./own.ts";
import { RUN } from "./tuning.ts";

/** Throws a bomb to a place (units): it goes off when its fuse is over. */
export function throwBomb({ own }: World, level: number, x: number, y: number): void {
  for (let bomb = 0; bomb < BOMBS; bomb += 1) {
    if (own[bombAt(bomb, "fuse")] !== 0) continue;
    own[bombAt(bomb, "x")] = x;
    own[bombAt(bomb, "y")] = y;
    own[bombAt(bomb, "fuse")] = RUN.weapons.bomb.fuse!;
    own[bombAt(bomb, "level")] = level;
    return;
  }
}

/** One tick of all bombs that lie. */
export function stepBombs(world: World): void {
  const { own, player, events } = world;
  for (let bomb = 0; bomb < BOMBS; bomb += 1) {
    if (own[bombAt(bomb, "fuse")] === 0) continue;
    own[bombAt(bomb, "fuse")]! -= 1;
    if (own[bombAt(bomb, "fuse")]! > 0) continue;
    const { damage, reach } = RUN.weapons.bomb.levels[own[bombAt(bomb, "level")]! - 1]!;
    const [x, y] = [own[bombAt(bomb, "x")]!, own[bombAt(bomb, "y")]!];
    own.fill(0, bombAt(bomb, "x"), bombAt(bomb, "x") + BOMB_WORDS);
    note(events, HERO_EVENTS.boom, x, y, 0, px(reach));
    strikeCircle(world, x, y, px(reach), Math.floor((damage * player.damage[0]!) / 100));
  }
}
