import { describe, expect, test } from "vitest";
import { fromText, toText } from "../arena/bytes.ts";
import { evidenceOf } from "../arena/evidence.ts";
import { emptyRecording, recordInput } from "../arena/recording.ts";
import { playRun, SKILLS } from "./bots.fixture.ts";
import { bought } from "./play.fixture.ts";
import { HERO } from "./progress-content.ts";
import { replayHero } from "./result.ts";
import { HERO_RULES } from "./rules.ts";
import { scoreOf } from "./score.ts";
import { heroSetup } from "./setup.ts";

/** Somebody who hardly looks: its runs are short, and cost little to decide again. */
const CARELESS = { ...SKILLS.rookie, sight: 40, decides: 30 };
const short = playRun({ seed: 24, skill: CARELESS });
const other = playRun({ seed: 94, skill: CARELESS });
const evidence = ({ setup, recording }: Pick<typeof short, "setup" | "recording">) =>
  evidenceOf(HERO_RULES, setup, recording);
/** What a replay says, or that it refuses. */
const verdict = (inputs: unknown): unknown => {
  try {
    return replayHero(0, inputs);
  } catch (error) {
    if (error instanceof RangeError) return "refused";
    throw error;
  }
};

test("a replay decides what the run itself decided", () => {
  expect(short).toMatchObject({ outcome: "fail", reason: "fallen", hp: 0 });
  expect(replayHero(0, evidence(short))).toEqual({ outcome: "fail", score: short.score });
});

test("the score is time, kills, the golem and health", () => {
  const { score } = HERO;
  expect(scoreOf({ seconds: 300, kills: 1_000, golem: false, hp: 0 })).toBe(
    300 * score.second + 1_000 * score.kill,
  );
  expect(scoreOf({ seconds: 600, kills: 0, golem: true, hp: 10 })).toBe(6_000 + score.golem + 10 * score.hp);
  expect(short.score).toBe(short.seconds * score.second + short.kills);
});

describe("what does not score", () => {
  const { spans, words, orders } = short.recording;
  const half = spans.length >> 1;

  test("a recording that ends before its run, or lacks entropy", () => {
    expect(verdict(evidence({ ...short, recording: { words, orders, spans: spans.slice(0, half) } }))).toBe(
      "refused",
    );
    expect(verdict(evidence({ ...short, recording: { spans, orders, words: words.slice(0, 20) } }))).toBe(
      "refused",
    );
    expect(verdict(evidence({ ...short, recording: emptyRecording() }))).toBe("refused");
  });

  test("other rules, another character, and a setup that names none", () => {
    expect(verdict({ ...evidence(short), rules: 99 })).toBe("refused");
    expect(verdict(evidence({ ...short, setup: { ...short.setup, options: [9, 0, 3, 0] } }))).toBe("refused");
    const strong = heroSetup({ character: "super-bot", powerUps: bought(10), calm: false });
    expect(verdict(evidence({ ...short, setup: strong }))).not.toEqual(verdict(evidence(short)));
  });

  test("one run spliced to another, inputs that were edited, and entropy of another run", () => {
    const whole = verdict(evidence(short));
    const spliced = { words, orders, spans: [...spans.slice(0, half), ...other.recording.spans.slice(half)] };
    expect(verdict(evidence({ ...short, recording: spliced }))).not.toEqual(whole);
    const edited = { words, orders, spans: spans.with(half, { input: 0, ticks: spans[half]!.ticks + 40 }) };
    expect(verdict(evidence({ ...short, recording: edited }))).not.toEqual(whole);
    const stolen = { spans, orders, words: other.recording.words.concat(words).slice(0, words.length) };
    expect(verdict(evidence({ ...short, recording: stolen }))).not.toEqual(whole);
  });

  test("bits that were flipped: most are refused or decide another result, and none is another error", () => {
    const whole = evidence(short);
    const bytes = fromText(whole.recording);
    const as = verdict(whole);
    // A direction in which nobody walks, or a press that chooses nothing, changes nothing: nothing is gained by it either.
    let unchanged = 0;
    for (let flip = 0; flip < 10; flip += 1) {
      const flipped = bytes.slice();
      const at = 8 + flip * 37;
      flipped[at] = flipped[at]! ^ 4;
      const said = verdict({ ...whole, recording: toText(flipped) });
      if (JSON.stringify(said) === JSON.stringify(as)) unchanged += 1;
    }
    expect(unchanged).toBeLessThanOrEqual(6);
  });

  test("one bit of the entropy of any second makes another run", () => {
    const whole = verdict(evidence(short));
    for (const share of [1, 3, 5, 7]) {
      const at = Math.floor((words.length * share) / 10);
      const flipped = words.with(at, (words[at]! ^ (1 << share)) >>> 0);
      expect(verdict(evidence({ ...short, recording: { spans, orders, words: flipped } }))).not.toEqual(
        whole,
      );
    }
  });
});

test("inputs after the end change nothing", () => {
  const longer = { ...short.recording, spans: [...short.recording.spans] };
  recordInput(longer, 3, 40);
  expect(verdict(evidence({ ...short, recording: longer }))).toEqual(verdict(evidence(short)));
});
