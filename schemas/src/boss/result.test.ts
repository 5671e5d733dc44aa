import { describe, expect, test } from "vitest";
import { evidenceOf } from "../arena/evidence.ts";
import { play } from "../arena/play-ticks.fixture.ts";
import { recordInput } from "../arena/recording.ts";
import { playGolem, SKILLS } from "./bots.fixture.ts";
import { BOSS_GAME } from "./game.ts";
import { STORY, tame, weekly } from "./play.fixture.ts";
import { BOSS_REPLAYS, resultOf } from "./result.ts";
import { BOSS_ORDERS, BOSS_RULES } from "./rules.ts";
import { BOSS } from "./tuning.ts";

const replayBoss = BOSS_REPLAYS[2];

const ranked = playGolem({ seed: 4, skill: SKILLS.ace, how: weekly(2) });
const story = playGolem({ seed: 5, skill: SKILLS.steady, stats: { damage: 20 } });
const evidence = ({ setup, recording }: typeof ranked) => evidenceOf(BOSS_RULES, setup, recording);

describe("a replay decides what the fight itself decided", () => {
  test("of a week", () => {
    expect(ranked).toMatchObject({ outcome: "success", reason: "won", kind: "weekly", dealt: 100 });
    expect(replayBoss(0, evidence(ranked))).toEqual({ outcome: "success", score: ranked.score });
  });
  test("of the story, which has no points", () => {
    expect(replayBoss(0, evidence(story))).toEqual({ outcome: story.outcome });
  });
});

test("rules of the version that is played can be replayed", () => {
  expect(Object.keys(BOSS_GAME.replay)).toContain(String(BOSS.rules));
});

test("a recording that ends before the fight, or of no fight at all, is refused", () => {
  const { words, spans, orders } = ranked.recording;
  const cut = { words, orders, spans: spans.slice(0, spans.length >> 1) };
  expect(() => replayBoss(0, evidence({ ...ranked, recording: cut }))).toThrow("not over");
  for (const options of [[2, 0, 0, 0], [1, 1, 0, 0], []])
    expect(() => replayBoss(0, evidence({ ...ranked, setup: { ...ranked.setup, options } }))).toThrow(
      RangeError,
    );
  expect(() => replayBoss(0, { ...evidence(ranked), rules: 99 })).toThrow(RangeError);
});

test("inputs after the end change nothing", () => {
  const { recording } = ranked;
  const longer = { ...recording, spans: [...recording.spans] };
  recordInput(longer, 3, 40);
  expect(replayBoss(0, evidence({ ...ranked, recording: longer }))).toEqual(replayBoss(0, evidence(ranked)));
});

test("what came of a fight that was left", () => {
  const world = tame(STORY);
  expect(resultOf(world)).toBeNull();
  play(world, 50);
  play(world, 1, {}, [{ code: BOSS_ORDERS.leave, value: 0 }]);
  expect(resultOf(world)).toEqual({
    ...{ kind: "story", calm: false, outcome: "fail", reason: "left" },
    ...{ seconds: 2, dealt: 0, closeCalls: 0, score: null },
  });
});
