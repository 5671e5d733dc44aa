import { HOUR, MINUTE } from "@diamond-valley/schemas/clock.ts";
import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pressError, SIGNALS, signalsOf } from "./signals.ts";
import { pressed } from "./testing/pressed.ts";

/** Midnight in Korea. */
const MIDNIGHT = Date.parse("2025-10-09T00:00:00+09:00");

const line = (more: Partial<LedgerEntry>): LedgerEntry => ({
  seq: 1,
  key: "quest:fishing:1",
  at: MIDNIGHT,
  kind: "catch",
  changes: [],
  levelUp: null,
  milestoneDiamonds: 0,
  operation: null,
  ...more,
});

const caught = (seed: number, late: number) =>
  line({ key: `quest:fishing:${seed}`, operation: pressed(`quest:fishing:${seed}`, seed, late) });

/** Catches of somebody who presses so late on the whole, by a spread of at most `even` ms on either side. */
function catches(count: number, late: number, even: number): LedgerEntry[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, (_, seed) => caught(seed, late + between(random, -even, even)));
}

test("a press is late by as much in whichever direction the arrow moves", () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.integer({ min: -60, max: 60 }), (seed, late) => {
      // The arrow passes the middle at a fraction of a millisecond.
      expect(Math.abs((pressError(caught(seed, late)) ?? Number.NaN) - late)).toBeLessThan(1.01);
    }),
  );
});

describe("presses", () => {
  const { catches: needed } = SIGNALS.presses;

  test("that are too even stand out, also where all come late", () => {
    for (const late of [0, -40, 45]) {
      const { presses } = signalsOf(catches(needed, late, 8));
      expect(presses?.spread, String(late)).toBeLessThan(SIGNALS.presses.spread);
      expect(presses?.key).toBe(`quest:fishing:${needed - 1}`);
    }
  });

  test("of hands do not", () => {
    expect(signalsOf(catches(4 * needed, 10, 50))).toEqual({});
  });

  test("are enough from the fiftieth on, wherever these are in the ledger", () => {
    expect(signalsOf(catches(needed - 1, 0, 2))).toEqual({});
    const hands = catches(60, 0, 60);
    const machine = catches(needed, 0, 2);
    expect(signalsOf([...hands, ...machine, ...hands])).toHaveProperty("presses");
  });

  test("of other games, guided ones and those under old rules are not counted", () => {
    const even = catches(needed, 0, 2);
    const changed = (inputs: object, game = "fishing") =>
      even.map((each) => {
        const operation = each.operation as ReturnType<typeof pressed>;
        const evidence = {
          ...operation.evidence,
          game,
          inputs: { ...(operation.evidence.inputs as object), ...inputs },
        };
        return { ...each, operation: { ...operation, evidence } };
      });
    expect(signalsOf(changed({}))).toHaveProperty("presses");
    expect(signalsOf(changed({ guided: true }))).toEqual({});
    expect(signalsOf(changed({ rules: 1 }))).toEqual({});
    expect(signalsOf(changed({}, "mining"))).toEqual({});
  });
});

describe("a day", () => {
  const { hours: most } = SIGNALS.day;
  const day = (hours: number, kind: LedgerEntry["kind"] = "delivery", from = MIDNIGHT) =>
    Array.from({ length: 3 * hours }, (_, index) =>
      line({ kind, at: from + Math.floor(index / 3) * HOUR + MINUTE }),
    );

  test("of sixteen hours stands out, one of fifteen does not", () => {
    expect(signalsOf(day(most))).toEqual({ day: { day: "20251009", hours: most } });
    expect(signalsOf(day(most - 1))).toEqual({});
  });

  test("ends at midnight in Korea", () => {
    expect(signalsOf(day(most, "delivery", MIDNIGHT + 12 * HOUR))).toEqual({});
  });

  test("is made of what is earned by playing, not of what comes by itself", () => {
    for (const kind of ["catch", "boss-end", "hero-run"] as const)
      expect(signalsOf(day(most, kind)), kind).toHaveProperty("day");
    for (const kind of ["community", "milestone", "sign-in", "entries", "reset"] as const)
      expect(signalsOf(day(most, kind)), kind).toEqual({});
  });
});
