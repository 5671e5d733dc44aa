import { FEEL, type MobKind } from "@diamond-valley/schemas/arena/content.ts";
import { draw } from "@diamond-valley/schemas/arena/entropy.ts";
import { openField } from "@diamond-valley/schemas/arena/fields.ts";
import { spawnMob } from "@diamond-valley/schemas/arena/mobs.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import { fire } from "@diamond-valley/schemas/arena/shots.ts";
import { countTaken } from "@diamond-valley/schemas/arena/table.ts";
import { px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";

/** As many as Diamond Hero has at its fullest. */
export const MOBS = 300;
export const SHOTS = 200;
const SIZE = 4_000;
/** Shots of the player among them. */
const OWN = 60;

const mob = (name: string, kind: Partial<MobKind>): MobKind => ({
  name,
  hp: 30,
  radius: 12,
  speed: 90,
  gait: "chase",
  touch: 1,
  push: 16,
  attacks: [],
  pause: 30,
  ...kind,
});

/** A crowd that chases one player who shoots all the time; whoever falls comes again, so that it stays full. */
export const HORDE: ArenaRules = {
  name: "horde",
  version: 1,
  feel: { ...FEEL, attack: null, safe: 8 },
  capacity: { mobs: MOBS, shots: SHOTS, hazards: 40, pickups: 100 },
  words: 0,
  mobs: [
    mob("bug", {}),
    mob("wisp", { speed: 160, hp: 12 }),
    mob("crab", { speed: 60, hp: 90, push: 6 }),
    mob("spitter", { gait: "keep", distance: 240, attacks: [0], speed: 70 }),
    mob("puffer", { attacks: [1], speed: 80 }),
  ],
  shots: [
    { name: "glob", radius: 8, speed: 130, damage: 1, life: 80 },
    { name: "orb", radius: 8, speed: 320, damage: 9, life: 24, pierce: 3, seeks: 6 },
  ],
  attacks: [
    {
      name: "spit",
      warn: 14,
      recover: 20,
      range: 500,
      parts: [{ shape: "shots", shot: 0, count: 5, spread: 60 }],
    },
    {
      name: "burst",
      warn: 16,
      recover: 20,
      range: 70,
      parts: [{ shape: "circle", at: "self", radius: 60, damage: 1 }],
    },
  ],
  pickups: [{ name: "shard", life: 200 }],
  field: () => openField(SIZE, SIZE),
  begin(world) {
    world.player.x[0] = world.player.y[0] = px(SIZE / 2);
  },
  tick(world) {
    world.player.hp[0] = world.player.hpMax[0]!;
    fill(world);
    shoot(world);
  },
};

/** Mobs come in a ring of 200 to 700 px around the player. */
function fill(world: World): void {
  const { mobs, player, rules } = world;
  for (let missing = mobs.capacity - countTaken(mobs); missing > 0; missing -= 1) {
    const [dx, dy] = [draw(world, 200, 500), draw(world, 0, 500)];
    const [left, up] = [draw(world, 0, 1) * 2 - 1, draw(world, 0, 1) * 2 - 1];
    const place = (at: number, way: number) => (at + px(way) + px(SIZE)) % px(SIZE);
    const kind = draw(world, 0, rules.mobs.length - 1);
    spawnMob(world, kind, place(player.x[0]!, dx * left), place(player.y[0]!, dy * up));
  }
}

/** Keeps all rows of shots taken. */
function shoot(world: World): void {
  const { shots, player, mobs, clock } = world;
  let own = 0;
  for (let row = 0; row < shots.capacity; row += 1) own += shots.own[row]!;
  for (let free = shots.capacity - countTaken(shots); free > 0; free -= 1) {
    const heading = draw(world, 0, 255);
    if (own < OWN) fire(world, 1, player.x[0]!, player.y[0]!, heading, { own: true });
    else {
      const from = (clock.tick[0]! * 7 + free) % mobs.capacity;
      fire(world, 0, mobs.x[from]!, mobs.y[from]!, heading);
    }
    own += 1;
  }
}
