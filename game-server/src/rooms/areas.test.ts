import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { chooseArea, freeNumber, reserveSeat } from "./areas.ts";

const area = (number: number, clients: number, full = false) => ({ area: number, clients, full });

// The game of a test before this one in the same process leaves the matchmaker as it is at a shutdown.
beforeAll(() => matchMaker.setup(new LocalPresence(), new LocalDriver()));

test("players meet: the fullest area with room is taken, unless the player was in another just now", () => {
  const areas = [area(1, 3), area(2, 20), area(3, 50, true)];
  expect(chooseArea([], undefined)).toBeUndefined();
  expect(chooseArea(areas, undefined)).toBe(areas[1]);
  expect(chooseArea(areas, 1)).toBe(areas[0]);
  expect(chooseArea(areas, 3)).toBe(areas[1]);
  expect(chooseArea([area(2, 7), area(1, 7)], undefined)).toMatchObject({ area: 1 });
  expect(chooseArea([area(1, 50, true)], undefined)).toBeUndefined();
});

test("of two areas with one number the one that has room is taken", () => {
  const twins = [area(13, 50, true), area(13, 1)];
  for (const preferred of [13, undefined]) expect(chooseArea(twins, preferred)).toBe(twins[1]);
});

test("the first free number opens", () => {
  expect(freeNumber([])).toBe(1);
  expect(freeNumber([area(1, 50)])).toBe(2);
  expect(freeNumber([area(1, 50), area(3, 50)])).toBe(2);
});

test.each([
  ["a seat that can't be had is told as a full area", new Error("no room"), "area-full"],
  ["a refusal stays what it is", new Problem("multiple-tabs"), "multiple-tabs"],
])("%s", async (_, thrown, code) => {
  const claims = { account: "a", seat: "s", name: "", look: 0, outfit: 0, at: { x: 0, y: 0 } };
  const tickets = {
    during: () => Promise.reject(thrown),
    check: () => claims,
  };
  const locks = { alone: <T>(_key: string, _ms: number, work: () => Promise<T>) => work() };
  const parts = { tickets, locks, log: pino({ level: "silent" }) };
  await expect(reserveSeat("village", claims, undefined, parts)).rejects.toMatchObject({ code });
});
