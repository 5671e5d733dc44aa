import { expect, test } from "vitest";
import { beginAttack } from "./attacks.ts";
import type { AttackKind } from "./content.ts";
import type { Box } from "./fields.ts";
import { roomField } from "./fields.ts";
import { addHazard } from "./hazards.ts";
import { HAZARDS } from "./layout.ts";
import { fire } from "./shots.ts";
import { type Breach, findBreach } from "./telegraph-law.ts";
import { TOY_ATTACKS, TOY_FIELDS } from "./toy-rules.fixture.ts";
import { mobBeside, toyWorld, withMob } from "./toy-world.fixture.ts";
import { px } from "./units.ts";
import { wayOut } from "./way-out.ts";

const STARTS = [
  [12, 0],
  [60, 0],
  [-50, 50],
  [0, 100],
  [-140, -30],
] as const;

interface Case {
  attack?: Partial<AttackKind>;
  /** Where the mob begins, px from the player. */
  from?: readonly [number, number];
  seed?: number;
  boxes?: readonly Box[];
}

/** What the law says of one attack of the golem, in a room or in the open. */
function judge(name: string, { attack = {}, from = [60, 0], seed = 0, boxes }: Case = {}): Breach | null {
  const attacks = TOY_ATTACKS.map((each) => (each.name === name ? { ...each, ...attack } : each));
  const world = toyWorld({
    attacks,
    mobs: withMob("golem", { speed: 0 }),
    ...(boxes && { field: () => roomField(1_000, 900, boxes) }),
  });
  const mob = mobBeside(world, "golem", ...from);
  beginAttack(
    world,
    mob,
    attacks.findIndex((each) => each.name === name),
  );
  return findBreach(world, (second) => seed * 7_919 + second);
}

test.each(TOY_ATTACKS.map(({ name }) => name))("whoever sees %s coming can walk out of it", (name) => {
  for (const from of STARTS) for (const seed of [1, 2, 3]) expect(judge(name, { from, seed })).toBeNull();
});

const noWay = expect.objectContaining({ what: "no way out" });

test("a warning that is a tick too short is found", () => {
  // From its middle 12 ticks of walking lead out of a circle of 110 px and a body of 10, after 8 ticks of reaction.
  const circle = (warn: number) => judge("stomp", { attack: { warn }, from: [0, 0] });
  expect([circle(20), circle(19)]).toEqual([null, noWay]);
});

test("walls in the way are counted", () => {
  const sides = [
    { x: 400, y: 400, width: 200, height: 20 },
    { x: 400, y: 480, width: 200, height: 20 },
  ];
  const [west, east] = [400, 580].map((x) => ({ x, y: 400, width: 20, height: 100 }));
  // From 20 px beside the mob it is 100 px to the open end of a passage.
  expect(judge("stomp", { from: [20, 0], boxes: [...sides, east!] })).toBeNull();
  expect(judge("stomp", { from: [20, 0], boxes: [...sides, west!] })).toEqual(noWay);
  expect(judge("stomp", { from: [20, 0], boxes: [...sides, east!, west!] })).toEqual(noWay);
});

test("shots from all sides, and one hazard that blocks the way out of another, leave no way", () => {
  const surrounded = toyWorld();
  const { x, y } = surrounded.player;
  for (let turn = 0; turn < 256; turn += 8) {
    const away = mobBeside(surrounded, "turret", 0);
    surrounded.mobs.x[away] = x[0]! + Math.trunc(px(90) * Math.cos((turn * Math.PI) / 128));
    surrounded.mobs.y[away] = y[0]! + Math.trunc(px(90) * Math.sin((turn * Math.PI) / 128));
    fire(surrounded, 0, surrounded.mobs.x[away]!, surrounded.mobs.y[away]!, turn + 128);
  }
  expect(wayOut(surrounded)).toBeNull();
  const both = toyWorld();
  const circle = { kind: HAZARDS.circle, y: both.player.y[0]!, active: 1, damage: 5 };
  addHazard(both, { ...circle, x: both.player.x[0]!, size: px(60), warn: 16 });
  expect(wayOut(both)).not.toBeNull();
  addHazard(both, { ...circle, x: both.player.x[0]!, size: px(120), warn: 17 });
  expect(wayOut(both)).toBeNull();
});

test("shelters too far away for the warning are found", () => {
  expect(judge("sulk", { attack: { warn: 11 }, from: [12, 0] })).toEqual(noWay);
});

test("the way goes on with what the player was about to do while it reacts", () => {
  const world = toyWorld({}, {}, TOY_FIELDS.open);
  addHazard(world, {
    kind: HAZARDS.circle,
    x: world.player.x[0]! + px(80),
    y: world.player.y[0]!,
    size: px(70),
    warn: 16,
    active: 1,
    damage: 5,
  });
  expect(wayOut(world)).not.toBeNull();
  const east = 3;
  const out = wayOut(world, new Array<number>(8).fill(east));
  expect(out?.slice(0, 8)).toEqual(new Array<number>(8).fill(east));
});
