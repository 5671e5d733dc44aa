import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { arenaReplay } from "../arena/evidence.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { BOSS_RULES } from "../boss/rules.ts";
import { BOSS } from "../boss/tuning.ts";
import { DEEP } from "../deep/tuning.ts";
import { HUNTING } from "../hunting/tuning.ts";
import { MINING } from "../mining/tuning.ts";
import { seededRandom } from "../random.ts";
import { ATTEMPTED, ATTEMPTS, type Decided } from "./attempts.fixture.ts";
import type { Replay, ReplayedResult } from "./contract.ts";
import { GAMES } from "./registry.ts";
import { replayEvidence } from "./replay.ts";
import { flipInEvidence, flipInRecording, isJust, replaysEqual } from "./tampering.fixture.ts";

/** Attempts that are played here; `npm run bench -- replays` plays a thousand of each game. */
const PLAYED = { mining: 12, hunting: 40, boss: 24, deep: 15 } as const;
/** The version of the rules that are in force. */
const IN_FORCE = {
  mining: MINING.rules,
  hunting: HUNTING.rules,
  boss: BOSS.rules,
  deep: DEEP.rules,
} as const;

/** Better results than this one, that somebody might wish for. */
const betterThan = ({ outcome, items = [], experience = 0, score = 0 }: ReplayedResult): ReplayedResult[] => [
  { outcome, items: [...items, "blue"], experience },
  { outcome, items, experience: experience + 1 },
  { outcome, score: score + 1 },
];

describe.each(ATTEMPTED)("%s", (game) => {
  const attempts = Array.from({ length: PLAYED[game] }, (_, index) => ATTEMPTS[game](index + 1));
  const decided = attempts.flatMap((attempt) => attempt.decided);

  test("a recording played again, and the evidence in it, decide what was decided in play", () => {
    expect(attempts.filter((attempt) => !replaysEqual(attempt))).toEqual([]);
    expect(new Set(decided.map(({ result }) => result.outcome)).size).toBe(2);
  });

  test("evidence pays for what it decides, and for nothing better", () => {
    expect(decided.filter((each) => !isJust(each))).toEqual([]);
    for (const { evidence, result } of decided.slice(0, 8))
      for (const wished of betterThan(result)) expect(isJust({ evidence, result: wished })).toBe(false);
  });

  test("most flipped bits are refused or noticed, and the others change nothing of what was paid", () => {
    const random = seededRandom(11);
    const paid = attempts.filter((attempt) => attempt.decided.length > 0);
    const fates = paid.flatMap((attempt) => [
      flipInRecording(attempt, random),
      flipInEvidence(attempt, random),
    ]);
    expect(new Set(fates)).toContain("refused");
    expect(fates.filter((fate) => fate === "same").length).toBeLessThan(fates.length / 2);
  });
});

/** Results that were recorded under rules when they were in force, one a line: see `recorded/main.ts`. */
function recorded(game: (typeof ATTEMPTED)[number], rules: number): Decided[] {
  const file = join(import.meta.dirname, `../${game}/recorded/rules-${rules}.ndjson`);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const { seed, inputs, result } = JSON.parse(line);
    return { evidence: { game, seed, inputs }, result };
  });
}

describe.each(ATTEMPTED)("rules of %s that are raised", (game) => {
  const versions = Array.from({ length: IN_FORCE[game] }, (_, index) => index + 1);

  test("leave every version before them in the contract, with recorded results that replay to the same", () => {
    expect(Object.keys(GAMES[game].replay).map(Number)).toEqual(versions);
    const files = readdirSync(join(import.meta.dirname, `../${game}/recorded`));
    expect(files.filter((file) => file.endsWith(".ndjson"))).toHaveLength(versions.length);
    for (const rules of versions) {
      const kept = recorded(game, rules);
      expect(kept.length).toBeGreaterThanOrEqual(12);
      for (const each of kept) {
        expect(each.evidence.inputs).toMatchObject({ rules });
        expect(isJust(each)).toBe(true);
      }
    }
  });

  test("and a version that is not kept is refused by its name, as is evidence under another's", () => {
    const [{ evidence }] = recorded(game, 1) as [Decided];
    const inputs = { ...(evidence.inputs as object), rules: IN_FORCE[game] + 1 };
    expect(() => replayEvidence({ ...evidence, inputs })).toThrow(`no ${game} rules ${inputs.rules}`);
    const replay: Replay | undefined = GAMES[game].replay[1];
    expect(() => replay?.(evidence.seed, inputs)).toThrow(RangeError);
  });
});

test("rules of the kernel that were raised beside the old ones replay their own, and refuse the others'", () => {
  const decide = ({ clock }: { clock: { outcome: Int32Array } }): ReplayedResult => ({
    outcome: clock.outcome[0] === OUTCOMES.won ? "success" : "fail",
  });
  // A golem that never pauses, as a later version might have it.
  const raised = arenaReplay({ ...BOSS_RULES, version: BOSS.rules + 1, pause: () => 1 }, decide);
  const replay: Record<number, Replay> = { ...GAMES.boss.replay, [BOSS.rules + 1]: raised };
  const won = recorded("boss", 1).find(({ result }) => result.outcome === "success")!;
  const { seed, inputs } = won.evidence;
  expect(replay[1]!(seed, inputs)).toEqual(won.result);
  expect(() => raised(seed, inputs)).toThrow("no boss of rules 1");
  const asRaised = { ...(inputs as object), rules: BOSS.rules + 1 };
  expect(() => replay[1]!(seed, asRaised)).toThrow(`no boss of rules ${BOSS.rules + 1}`);
  expect(replay[BOSS.rules + 1]!(seed, asRaised).outcome).toBe("fail");
});
