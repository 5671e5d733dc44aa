import { expect, test } from "vitest";
import { chooseArea } from "./areas.ts";

const area = (number: number, clients: number, full = false) => ({ area: number, clients, full });

test("players meet: the fullest area with room is taken, unless the player was in another just now", () => {
  expect(chooseArea([], undefined)).toBe(1);
  expect(chooseArea([area(1, 3), area(2, 20), area(3, 50, true)], undefined)).toBe(2);
  expect(chooseArea([area(1, 3), area(2, 20)], 1)).toBe(1);
  expect(chooseArea([area(1, 3), area(3, 50, true)], 3)).toBe(1);
  expect(chooseArea([area(2, 7), area(1, 7)], undefined)).toBe(1);
});

test("when all are full, the first free number opens", () => {
  expect(chooseArea([area(1, 50, true)], undefined)).toBe(2);
  expect(chooseArea([area(1, 50, true), area(3, 50, true)], 3)).toBe(2);
});
