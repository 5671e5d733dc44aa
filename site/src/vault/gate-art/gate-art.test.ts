import { expect, test } from "vitest";
import { leftDoor, rightDoor, treasury, wheel } from "./gate-art.ts";

test("no drawing of the gate points at an id that it lacks, or has one twice", () => {
  for (const { svg } of [treasury(), leftDoor(), rightDoor(), wheel()]) {
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  }
});

test("both doors meet in the middle, however their room is cut", () => {
  expect(leftDoor().svg).toContain('preserveAspectRatio="xMaxYMid slice"');
  expect(rightDoor().svg).toContain('preserveAspectRatio="xMinYMid slice"');
});
