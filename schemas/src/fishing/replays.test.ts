import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replayEvidence } from "../games/replay.ts";
import type { Evidence } from "../wallet/evidence.ts";
import { FISHING_REPLAYS } from "./replays.ts";
import { FISHING } from "./tuning.ts";

const FOLDER = join(import.meta.dirname, "recorded");
const versions = Object.keys(FISHING_REPLAYS);

/** Attempts that were decided when these rules were in force, one a line. */
function recorded(version: string): { seed: unknown; inputs: { rules: number }; result: unknown }[] {
  const lines = readFileSync(join(FOLDER, `rules-${version}.ndjson`), "utf8");
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const replayed = (seed: unknown, inputs: unknown) =>
  replayEvidence({ game: "fishing", seed, inputs } as Evidence);

test("every version of the rules up to the present one can be replayed, and has recorded attempts", () => {
  expect(versions).toEqual(Array.from({ length: FISHING.rules }, (_, index) => `${index + 1}`));
  expect(readdirSync(FOLDER).sort()).toEqual(versions.map((version) => `rules-${version}.ndjson`));
});

test.each(versions)("attempts recorded under rules %s replay to what they paid", (version) => {
  const attempts = recorded(version);
  expect(attempts.length).toBeGreaterThanOrEqual(30);
  for (const { seed, inputs, result } of attempts) {
    expect(inputs.rules).toBe(Number(version));
    expect(replayed(seed, inputs)).toEqual(result);
  }
});

test("the recorded attempts show every outcome, all colours and an extra item", () => {
  for (const version of versions) {
    const results = recorded(version).map(({ result }) => result as { outcome: string; items: string[] });
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["success", "safe", "miss"]));
    expect(new Set(results.flatMap(({ items }) => items)).size).toBe(5);
    expect(results.some(({ items }) => items.length === 2)).toBe(true);
  }
});

test("evidence of unknown rules, or of none, is refused", () => {
  for (const inputs of [{ rules: FISHING.rules + 1 }, { rules: "1" }, { rules: 0 }, {}, null, 1])
    expect(() => replayed(1, inputs)).toThrow(RangeError);
  const [first] = recorded("1");
  expect(() => replayed({ shown: 1, hidden: 2 }, first!.inputs)).toThrow();
  expect(() => replayed(first!.seed, { ...first!.inputs, free: 0 })).toThrow();
});
