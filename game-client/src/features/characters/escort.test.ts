import { isFree, moveWithin, nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { FACING, WALK_SPEED, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { pathTo } from "../../core/walking/path.ts";
import { createRoute } from "../../core/walking/route.ts";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { createEscort } from "./escort.ts";
import { overlaps, standAt } from "./escort-places.ts";

const MAYOR = villageMap.characters.find(({ slug }) => slug === "mayor")!;
const FISHER = villageMap.characters.find(({ slug }) => slug === "fisher")!;
/** Ms of a frame: a step of the player is 10 whole px. */
const FRAME = 50;

/** One frame of a player who follows the way to Marlin. */
function walkOn(route: ReturnType<typeof createRoute>, at: Point): Point {
  const ahead = route.ahead(at, FISHER);
  const far = Math.max(1, distance(at, ahead));
  const share = Math.min(1, (WALK_SPEED * FRAME) / 1_000 / far);
  return moveWithin(villageMap, at, (ahead.x - at.x) * share, (ahead.y - at.y) * share, WALKER_RADIUS);
}

test.each([
  ["below", 0, 80],
  ["above", 0, -80],
  ["the left", -80, 0],
  ["the right", 80, 0],
])("walks with a player who met it from %s, and never stays over it", (_, dx, dy) => {
  const escort = createEscort(villageMap, MAYOR, true);
  const route = createRoute(villageMap);
  let player: Point = nearestFree(villageMap, MAYOR.x + dx, MAYOR.y + dy, WALKER_RADIUS);
  let covered = 0;
  let far = 0;
  let frames = 0;
  let before: Point = MAYOR;
  for (; frames < 600 && distance(player, FISHER) > 92; frames += 1) {
    player = walkOn(route, player);
    const pose = escort.step(player, FISHER, FRAME);
    expect(distance(before, pose), `frame ${frames} is no jump`).toBeLessThan(46);
    before = pose;
    if (frames > 30 && overlaps(pose, player)) covered += 1;
    far = Math.max(far, distance(pose, player));
  }
  expect(frames).toBeLessThan(600);
  expect(covered / frames, "frames in which one covers the other").toBeLessThan(0.02);
  expect(far, "px from each other").toBeLessThan(330);
  expect(escort.isAway).toBe(true);
});

test("waits beside Marlin, off the player and off the gate to the lake", () => {
  const escort = createEscort(villageMap, MAYOR, true);
  const route = createRoute(villageMap);
  let player: Point = nearestFree(villageMap, MAYOR.x, MAYOR.y + 80, WALKER_RADIUS);
  for (let frame = 0; frame < 600 && distance(player, FISHER) > 92; frame += 1) {
    player = walkOn(route, player);
    escort.step(player, FISHER, FRAME);
  }
  let pose = escort.step(player, FISHER, FRAME);
  for (let frame = 0; frame < 100; frame += 1) pose = escort.step(player, FISHER, FRAME);
  expect(pose.walking).toBe(false);
  expect(distance(pose, FISHER)).toBeLessThan(230);
  expect(overlaps(pose, player)).toBe(false);
  const gate = villageMap.portals.find(({ target }) => target === "lake")!;
  expect(distance(pose, { x: gate.x + gate.width / 2, y: gate.y + gate.height / 2 })).toBeGreaterThan(120);
});

test("stands still, with its face to the player, as long as the player does", () => {
  const escort = createEscort(villageMap, MAYOR, true);
  const player = { x: MAYOR.x, y: MAYOR.y + 85 };
  for (let frame = 0; frame < 80; frame += 1) escort.step(player, FISHER, FRAME);
  const [one, other] = [escort.step(player, FISHER, FRAME), escort.step(player, FISHER, FRAME)];
  expect(other).toEqual(one);
  expect(one.walking).toBe(false);
  expect(distance(one, player)).toBeLessThan(200);
});

test("goes home when there is nowhere to go to, and looks ahead there", () => {
  const escort = createEscort(villageMap, MAYOR, true);
  const player = { x: FISHER.x + 90, y: FISHER.y };
  escort.step(player, FISHER, FRAME);
  expect(escort.isAway).toBe(true);
  for (let frame = 0; frame < 400; frame += 1) escort.step(player, null, FRAME);
  expect(escort.isAway).toBe(false);
  expect(escort.step(player, null, FRAME)).toEqual({
    x: MAYOR.x,
    y: MAYOR.y,
    facing: FACING.down,
    walking: false,
  });
});

test("a visit that begins on the way finds the guide there", () => {
  const escort = createEscort(villageMap, MAYOR, true);
  const player = { x: FISHER.x + 120, y: FISHER.y - 40 };
  expect(distance(escort.step(player, FISHER, FRAME), player)).toBeLessThan(330);
});

test("waits where one may stand, from wherever one comes", () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const angle = (turn * Math.PI) / 6;
    const [x, y] = [FISHER.x + Math.cos(angle) * 300, FISHER.y + Math.sin(angle) * 300];
    const from = nearestFree(villageMap, x, y, WALKER_RADIUS);
    const at = standAt(villageMap, FISHER, [...pathTo(villageMap, from, FISHER, 84), FISHER]);
    expect(isFree(villageMap, at.x, at.y, WALKER_RADIUS), `${turn * 30} degrees`).toBe(true);
  }
});
