import { degrees } from "./angles.ts";
import { type AttackKind, FEEL, type MobKind } from "./content.ts";
import { draw } from "./entropy.ts";
import { type Field, openField, roomField } from "./fields.ts";
import { mobsAround } from "./grid.ts";
import { spawnMob } from "./mobs.ts";
import { dropPickup } from "./pickups.ts";
import { healPlayer } from "./player-hits.ts";
import { type ArenaRules, type ArenaSetup, OUTCOMES } from "./rules.ts";
import { countTaken } from "./table.ts";
import { px } from "./units.ts";

/** A game that has a little of everything, for the tests of the kernel. */
const foe = (name: string, kind: Partial<MobKind>): MobKind => ({
  name,
  hp: 30,
  radius: 14,
  speed: 90,
  gait: "chase",
  touch: 0,
  push: 16,
  attacks: [],
  pause: 20,
  ...kind,
});

export const TOY_ATTACKS: readonly AttackKind[] = [
  {
    name: "stomp",
    warn: 20,
    recover: 16,
    range: 200,
    parts: [{ shape: "circle", at: "self", radius: 110, damage: 18 }],
  },
  {
    name: "spit",
    warn: 12,
    recover: 20,
    range: 300,
    parts: [{ shape: "shots", shot: 0, count: 3, spread: degrees(40) }],
  },
  {
    name: "toss",
    warn: 16,
    recover: 12,
    range: 400,
    parts: [0, 8, 16].map(
      (after) => ({ shape: "circle", at: "ahead", radius: 46, damage: 12, after }) as const,
    ),
  },
  {
    name: "roll",
    warn: 24,
    recover: 40,
    range: 500,
    parts: [{ shape: "charge", damage: 20, length: 560, width: 90, speed: 420 }],
  },
  {
    name: "sweep",
    warn: 18,
    recover: 14,
    range: 90,
    parts: [{ shape: "arc", reach: 90, width: degrees(120), damage: 15 }],
  },
  {
    name: "quake",
    warn: 20,
    recover: 24,
    range: 400,
    parts: [0, 14].map(
      (after) =>
        ({
          shape: "ring",
          after,
          damage: 12,
          speed: 180,
          reach: 320,
          thickness: 20,
          gaps: 4,
          gapWidth: degrees(35),
        }) as const,
    ),
  },
  {
    name: "sulk",
    warn: 44,
    recover: 50,
    dazes: true,
    range: 400,
    parts: [{ shape: "everywhere", shelters: 5, radius: 80, distance: 120, damage: 24 }],
  },
  {
    name: "fence",
    warn: 20,
    recover: 10,
    range: 300,
    parts: [{ shape: "lane", length: 300, width: 60, damage: 9, active: 3 }],
  },
];

export const TOY_MOBS: readonly MobKind[] = [
  foe("bug", { touch: 6 }),
  foe("spitter", { hp: 18, gait: "keep", distance: 160, attacks: [1] }),
  foe("golem", { hp: 400, radius: 40, speed: 60, push: 0, attacks: [0, 2, 3, 4, 5, 6, 7], pause: 10 }),
  foe("turret", { gait: "still", push: 0, attacks: [1, 5] }),
];

/** What `options` say: which field, and how many ticks from one new mob to the next. */
export const TOY_FIELDS = { open: 0, room: 1 } as const;

const WALLS = [
  { x: 200, y: 150, width: 90, height: 60 },
  { x: 420, y: 320, width: 40, height: 200 },
  { x: 120, y: 430, width: 160, height: 30 },
];

function toyField({ options }: ArenaSetup): Field {
  return options[0] === TOY_FIELDS.room ? roomField(720, 600, WALLS) : openField(1_000, 900);
}

export const TOY_RULES: ArenaRules = {
  name: "toy",
  version: 1,
  feel: FEEL,
  capacity: { mobs: 40, shots: 60, hazards: 24, pickups: 16 },
  words: 2,
  mobs: TOY_MOBS,
  shots: [
    { name: "glob", radius: 8, speed: 140, damage: 8, life: 60 },
    { name: "orb", radius: 8, speed: 240, damage: 5, life: 30, pierce: 1, seeks: 8 },
  ],
  attacks: TOY_ATTACKS,
  pickups: [{ name: "heart", life: 120 }],
  field: toyField,
  begin({ player, field }) {
    player.x[0] = field.width >> 1;
    player.y[0] = field.height >> 1;
  },
  tick(world) {
    const { clock, field, mobs, player, setup, own } = world;
    if (player.hp[0] === 0) clock.outcome[0] = OUTCOMES.lost;
    const every = setup.options[1] ?? 0;
    if (every === 0 || clock.tick[0]! % every !== 0 || countTaken(mobs) === mobs.capacity) return;
    const [x, y] = [draw(world, px(40), field.width - px(40)), draw(world, px(40), field.height - px(40))];
    if (!field.free(x, y, 24)) return;
    spawnMob(world, draw(world, 0, TOY_MOBS.length - 1), x, y);
    own[0]! += 1;
  },
  order(world, code, value) {
    if (code === 1) healPlayer(world, value);
    else spawnMob(world, 0, world.player.x[0]!, Math.max(0, world.player.y[0]! - px(60)));
  },
  fell(world, mob) {
    const { grid, mobs, own } = world;
    // Asks the grid, as a mob that bursts would: whoever walks the list of found mobs must bear it.
    own[1]! += mobsAround(grid, mobs.x[mob]!, mobs.y[mob]!, px(80));
    if (draw(world, 1, 4) === 1) dropPickup(world, 0, mobs.x[mob]!, mobs.y[mob]!, 12);
  },
  picked(world, pickup) {
    healPlayer(world, world.pickups.value[pickup]!);
  },
};

export const toySetup = (
  field: number,
  every: number,
  player: Partial<ArenaSetup["player"]> = {},
): ArenaSetup => ({
  player: { hp: 100, damage: 10, speed: 200, reach: 70, dash: 80, ...player },
  options: [field, every],
});
