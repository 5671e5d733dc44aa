import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reactionsOf } from "../targets.ts";
import {
  arrives,
  BELTS,
  BELTS_RULES,
  packed,
  type Row,
  rowsOf,
  type Steps,
  unpacked,
  WALK_START,
  walked,
} from "./belts.ts";
import { BeltsPuzzle } from "./forms.ts";
import { arrivedAt, stepsThrough } from "./played.fixture.ts";
import type { Trial } from "./trial.ts";

const levels = reactionsOf("android-room", "belts").flatMap(({ puzzle }) =>
  puzzle?.kind === "belts" ? [puzzle] : [],
);
const EASY = BeltsPuzzle.parse({ kind: "belts", star: 1, beat: 26, crates: [1, 2], cross: 0 });
const trial = (seed: number, calm = false): Trial => ({ of: "belts", seed, calm, given: [] });
const NONE: Steps = new Map();

describe("a tick of a walk", () => {
  const crate: Row = { at: 10, crates: [2] };
  test.each([
    [7, 3],
    [8, 2],
    [10, 2],
    [12, 2],
    [13, 3],
  ])("at tick %i a crate that comes at 10 leaves %i hearts", (tick, lives) => {
    expect(walked([crate], WALK_START, tick, 0).lives).toBe(lives);
  });
  test("bumps once, and then not for a second", () => {
    const bumped = walked([crate], WALK_START, 9, 0);
    expect(bumped).toEqual({ lane: 2, lives: 2, immune: 29 });
    expect(walked([crate], bumped, 10, 0).lives).toBe(2);
  });
  test("a step aside in the same tick is in time; walls hold", () => {
    expect(walked([crate], WALK_START, 10, -1)).toMatchObject({ lane: 1, lives: 3 });
    expect(walked([], { ...WALK_START, lane: 0 }, 10, -1).lane).toBe(0);
    expect(walked([], { ...WALK_START, lane: 4 }, 10, 1).lane).toBe(4);
  });
  test("a cross belt carries one lane aside, in its tick alone", () => {
    const belt: Row = { at: 10, push: 1 };
    expect([9, 10, 11].map((tick) => walked([belt], WALK_START, tick, 0).lane)).toEqual([2, 3, 2]);
  });
});

describe.each(levels.map((level) => [level.star, level] as const))("level %i", (_, level) => {
  test("can be walked without a bump, whatever was drawn", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rows = rowsOf(level, seed);
        const steps = stepsThrough(rows);
        expect(arrives(rows, steps)).toBe(true);
        expect(packed(steps).length).toBeLessThan(1_190);
        for (const { crates } of rows) expect(crates?.length ?? 0).toBeLessThan(BELTS_RULES.lanes);
      }),
      { numRuns: 40 },
    );
  });
  test("is not walked by standing still", () => {
    const idle = Array.from({ length: 30 }, (_, seed) => arrives(rowsOf(level, seed), NONE));
    expect(idle.filter(Boolean).length).toBeLessThan(level.star === 1 ? 8 : 2);
  });
});

describe("the answer", () => {
  test("is all steps, and reads back as they were", () => {
    const sides = fc.constantFrom<-1 | 1>(-1, 1);
    const steps = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 799 }), sides), {
      selector: ([tick]) => tick,
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, (made) => {
        expect(unpacked(packed(new Map(made)))).toEqual(new Map(made));
      }),
    );
  });
  test.each(["l", "5", "5x", "5l-3r", "1e3l", "3l0r", "5l ", "9999l"])("is none: %j", (text) =>
    expect(unpacked(text)).toBeNull(),
  );
  test("is the end of a walk that took its time, no sooner and not much later", () => {
    const answer = packed(stepsThrough(rowsOf(EASY, 3)));
    const judged = (served: number, calm = false) =>
      BELTS.judge(EASY, answer, trial(3, calm), arrivedAt(served));
    expect(judged(40_000)).toBe("solved");
    expect(judged(40_900)).toBe("solved");
    expect(judged(39_000)).toBe("wrong");
    expect(judged(60_000)).toBe("wrong");
    // Calm mode is slower: the same steps come later.
    expect(judged(40_000, true)).toBe("wrong");
    expect(judged(800 * 77, true)).toBe("solved");
  });
  test("is wrong where the walk ends before the belts do", () => {
    expect(BELTS.judge(EASY, "", trial(3), arrivedAt(40_000))).toBe(
      arrives(rowsOf(EASY, 3), NONE) ? "solved" : "wrong",
    );
    const hard = levels.find(({ star }) => star === 3)!;
    expect(BELTS.judge(hard, "", trial(3), arrivedAt(40_000))).toBe("wrong");
  });
});
