import type { PublicPrize } from "@diamond-valley/schemas/draws/record.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAsSeen, keepSeen, readSeen } from "./seen.ts";

const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
);
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const prize = (slug: string, root: string | null): PublicPrize => {
  const frozen = root === null ? null : { root, entrants: 1, entries: 1 };
  return { slug, kind: slug, total: 1, reserves: 1, frozen };
};
const committed = { commitment: "seal", prizes: [prize("plush", null)] };
const frozen = { commitment: "seal", prizes: [prize("plush", "root")] };

test("what was seen of the draws is remembered as they go on", () => {
  expect(readSeen()).toBeNull();
  keepSeen({ commitment: null, prizes: [] }, null);
  expect(readSeen()).toBeNull();
  keepSeen(committed, readSeen());
  expect(readSeen()).toEqual({ commitment: "seal", roots: {} });
  keepSeen(frozen, readSeen());
  expect(readSeen()).toEqual({ commitment: "seal", roots: { plush: "root" } });
  expect(isAsSeen(frozen, readSeen())).toBe(true);
});

test.each([
  ["another commitment", { ...frozen, commitment: "other" }],
  ["no commitment any more", { ...frozen, commitment: null }],
  ["another root", { ...frozen, prizes: [prize("plush", "other")] }],
  ["a root that is gone", committed],
])("%s is told, and told again", (_, now) => {
  keepSeen(frozen, null);
  for (let visit = 0; visit < 2; visit += 1) {
    expect(isAsSeen(now, readSeen())).toBe(false);
    keepSeen(now, readSeen());
  }
});

test.each(["", "{", "7", "[]", '{"commitment":1,"roots":{}}'])(
  "what can't be read (%s) is nothing",
  (text) => {
    kept.set("draws_seen", text);
    expect(readSeen()).toBeNull();
  },
);
