import fc from "fast-check";
import { expect, test } from "vitest";
import { hiddenWord } from "./entropy.ts";
import { arenaReplay, evidenceOf } from "./evidence.ts";
import { anyRecording, anySetup } from "./play.fixture.ts";
import { playRecording } from "./recording.ts";
import { TOY_RULES } from "./toy-rules.fixture.ts";
import { createWorld, type World } from "./world.ts";

const decide = ({ tally, clock }: World, hidden: number) => ({
  outcome: clock.outcome[0] === 0 ? "fled" : "lost",
  experience: tally.dealt[0]! + hiddenWord(hidden, 0, 10),
});
const replay = arenaReplay(TOY_RULES, decide);

test("stored evidence decides as the world did", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, fc.nat(), (setup, recording, hidden) => {
      const world = createWorld(TOY_RULES, setup);
      playRecording(world, recording);
      const stored = JSON.parse(JSON.stringify(evidenceOf(TOY_RULES, setup, recording)));
      expect(replay(hidden, stored)).toEqual(decide(world, hidden));
    }),
    { numRuns: 20 },
  );
});

test("what is no evidence of these rules is refused", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, (setup, recording) => {
      const stored = evidenceOf(TOY_RULES, setup, recording);
      expect(() => replay(1, { ...stored, rules: 2 })).toThrow("no toy of rules 2");
      expect(() => replay(1, { ...stored, recording: stored.recording.slice(0, -4) })).toThrow(RangeError);
      expect(() => replay(1, { ...stored, extra: 1 })).toThrow();
      expect(() => replay(0.5, stored)).toThrow();
    }),
    { numRuns: 5 },
  );
});
