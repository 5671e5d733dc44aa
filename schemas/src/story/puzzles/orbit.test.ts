import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRESS_ALLOWANCE } from "../../fishing/press.ts";
import { OrbitPuzzle } from "./forms.ts";
import { degreesAt, isHit, ORBIT, type OrbitRun } from "./orbit.ts";
import { arrivedAt, nextPass, playedWell } from "./played.fixture.ts";
import type { Trial, Verdict } from "./trial.ts";

const ICONS = ["star", "moon", "heart", "drop", "sun", "leaf"];
const TURNS = [4_000, 3_000, 2_400] as const;
const round = (turn: number) => OrbitPuzzle.parse({ kind: "orbit", icons: ICONS, presses: 4, turn });
const trial = (seed: number, calm = false, given: string[] = []): Trial => ({
  of: "bell",
  seed,
  calm,
  given,
});
const runOf = (turn: number, seed: number, calm = false): OrbitRun =>
  ORBIT.view(round(turn), { seed, calm }).run!;

/** Presses as they come, until the try is over. */
function judged(turn: number, presses: readonly number[], { seed = 1, calm = false } = {}): Verdict[] {
  const verdicts: Verdict[] = [];
  const given: string[] = [];
  for (const at of presses) {
    const verdict = ORBIT.judge(round(turn), at.toFixed(1), trial(seed, calm, given), arrivedAt(at));
    verdicts.push(verdict);
    if (verdict !== "on") break;
    given.push(at.toFixed(1));
  }
  return verdicts;
}

describe("a round of Orbit's", () => {
  test.each(TURNS)("of %i ms a turn is won by four presses in time, whatever was drawn", (turn) => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, calm) => {
        const view = ORBIT.view(round(turn), { seed, calm });
        const presses = playedWell(view).map(({ served }) => served);
        expect(judged(turn, presses, { seed, calm })).toEqual(["on", "on", "on", "solved"]);
      }),
    );
  });

  test("asks for what it has, never twice in a row, and leaves time to read it", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const view = ORBIT.view(round(2_400), { seed, calm: false });
        const { asked } = view.run!;
        expect(asked).toHaveLength(4);
        const passes = playedWell(view).map(({ served }) => served);
        expect(passes[0]).toBeGreaterThanOrEqual(2_400 / 3);
        for (const [k, icon] of asked.entries()) {
          expect(ICONS).toContain(icon);
          if (k === 0) continue;
          expect(icon).not.toBe(asked[k - 1]);
          expect(passes[k]! - passes[k - 1]!).toBeGreaterThanOrEqual((2_400 * 2) / 6 - 1);
        }
      }),
    );
  });

  test.each([
    [-22.5, "wrong"],
    [-21.5, "on"],
    [0, "on"],
    [21.5, "on"],
    [22.5, "wrong"],
    [60, "wrong"],
    [180, "wrong"],
  ] as const)("takes a press %d degrees past the top for %s", (degrees, verdict) => {
    const run = runOf(4_000, 3);
    const pass = nextPass({ icons: ICONS }, run, run.asked[0]!, 0);
    expect(judged(4_000, [pass + (degrees / 360) * 4_000], { seed: 3 })).toEqual([verdict]);
  });

  test("is slower and wider in calm mode (play.md 7)", () => {
    const [plain, calm] = [runOf(2_400, 5), runOf(2_400, 5, true)];
    expect([plain.turn, plain.window]).toEqual([2_400, 22]);
    expect([calm.turn, calm.window]).toEqual([4_000, 40]);
    expect(calm.asked).toEqual(plain.asked);
    const pass = nextPass({ icons: ICONS }, calm, calm.asked[0]!, 0);
    expect(judged(2_400, [pass + (39 / 360) * 4_000], { seed: 5, calm: true })).toEqual(["on"]);
  });

  test("moves on evenly, and who sees it step sees the top only while a press counts", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 60_000 }), (seed, elapsed) => {
        const view = ORBIT.view(round(2_400), { seed, calm: false });
        const run = view.run!;
        const [one, next] = [0, 1].map((icon) => degreesAt(run, 6, icon, elapsed));
        expect((((one! - next!) % 360) + 360) % 360).toBeCloseTo(60, 6);
        const seen = degreesAt(run, 6, ICONS.indexOf(run.asked[0]!), elapsed);
        if (Math.round(seen / 30) === 0) expect(isHit(view, run, 0, elapsed)).toBe(true);
      }),
    );
  });
});

describe("a press is believed as far as its line allows", () => {
  const run = runOf(2_400, 1);
  const pass = nextPass({ icons: ICONS }, run, run.asked[0]!, 0);
  const press = (claimed: number, arrival: ReturnType<typeof arrivedAt>) =>
    ORBIT.judge(round(2_400), claimed.toFixed(1), trial(1), arrival);

  test("over a slow line the player's own time counts", () => {
    expect(press(pass, { served: pass + 180, least: 180, bite: 180, echo: 190 })).toBe("on");
  });
  test("a late press that claims the right time gains no more than the allowance", () => {
    const late = pass + (22 / 360) * 2_400 + PRESS_ALLOWANCE + 5;
    expect(press(pass, arrivedAt(late))).toBe("wrong");
    expect(press(pass, arrivedAt(late + 200))).toBe("wrong");
  });
  test("nor does one from the time to come", () => {
    expect(press(pass, arrivedAt(pass - (22 / 360) * 2_400 - PRESS_ALLOWANCE - 5))).toBe("wrong");
  });
  test.each(["", "x", "-1", "1e3", "NaN", "12345678", "1.2345", " 5"])(
    "what is no time is wrong: %j",
    (text) => {
      expect(ORBIT.judge(round(2_400), text, trial(1), arrivedAt(pass))).toBe("wrong");
    },
  );
});

test("before it begins a round shows neither what is asked nor where the icons will be", () => {
  expect(ORBIT.view(round(4_000), null)).toEqual({ kind: "orbit", icons: ICONS, presses: 4, run: null });
});
