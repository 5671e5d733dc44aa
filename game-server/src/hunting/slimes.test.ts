import { ArraySchema } from "@colyseus/schema";
import type { SlimeState } from "@diamond-valley/schemas/hunting/hunting.ts";
import { expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { createSlimes } from "./slimes.ts";

const { clearings } = MAPS.forest;
const slimesOf = (seed: number) => {
  const shown = new ArraySchema<SlimeState>();
  return { shown, ...createSlimes(shown, clearings, seed, 20) };
};

test("each colour has three slimes or four, by the room's seed, and they sit in the middle of their clearings", () => {
  const firsts = new Set<number>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const { shown } = slimesOf(seed);
    const colours = [...shown].map(({ colour }) => colour);
    for (const colour of [1, 2, 3, 4]) {
      const many = colours.filter((each) => each === colour).length;
      expect(many === 3 || many === 4).toBe(true);
    }
    firsts.add(colours[0]!);
    for (const { x, y, number } of clearings)
      expect(shown.at(number - 1)).toMatchObject({ x, y, health: 100 });
  }
  expect([...firsts].sort()).toEqual([1, 2, 3, 4]);
});

test("one in twelve is a king, of those that come later too", () => {
  let [kings, seen] = [0, 0];
  for (let seed = 1; seed <= 100; seed += 1) {
    const slimes = slimesOf(seed * 7_919);
    for (let times = 0; times < 20; times += 1) {
      const { king, colour } = slimes.take(1, "ann");
      expect(slimes.shown.at(0)!.king).toBe(king);
      expect(colour).toBe(slimesOf(seed * 7_919).take(1, "ann").colour);
      kings += king ? 1 : 0;
      seen += 1;
      slimes.beaten("ann");
      for (let tick = 0; tick < 20; tick += 1) slimes.advance();
    }
  }
  expect(kings / seen).toBeGreaterThan(1 / 16);
  expect(kings / seen).toBeLessThan(1 / 9);
});

test("one that was let go is as new again, and a session that has none changes nothing", () => {
  const { shown, take, show, release, beaten } = slimesOf(3);
  take(2, "ann");
  show(2, { x: 1, y: 2, health: 30, pose: 2 });
  expect(shown.at(1)).toMatchObject({ x: 1, y: 2, health: 30, pose: 2, taken: true });
  beaten("ben");
  release("ben");
  expect(shown.at(1)!.taken).toBe(true);
  release("ann");
  const { x, y } = clearings[1]!;
  expect(shown.at(1)).toMatchObject({ x, y, health: 100, pose: 0, taken: false, rest: 0 });
});
