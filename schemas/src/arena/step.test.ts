import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRecording, anySetup } from "./play.fixture.ts";
import { frameOf, playRecording, type Recording, ticksIn } from "./recording.ts";
import type { ArenaSetup } from "./rules.ts";
import { checksum, decodeSnapshot, encodeSnapshot } from "./snapshot.ts";
import { step } from "./step.ts";
import { TOY_RULES } from "./toy-rules.fixture.ts";
import { createWorld, type World } from "./world.ts";

const RUNS = { numRuns: 40 };

function sumsOf(world: World, recording: Recording): number[] {
  const sums: number[] = [];
  playRecording(world, recording, undefined, (here) => sums.push(checksum(here)));
  return sums;
}

const fresh = (setup: ArenaSetup): World => createWorld(TOY_RULES, setup);

test("the same inputs and the same entropy give the same world, tick by tick", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, (setup, recording) => {
      expect(sumsOf(fresh(setup), recording)).toEqual(sumsOf(fresh(setup), recording));
    }),
    RUNS,
  );
});

test("a world that is resumed from a snapshot goes on as the one that was never stopped", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, fc.nat(400), (setup, recording, stop) => {
      const whole = sumsOf(fresh(setup), recording);
      const first = fresh(setup);
      playRecording(first, recording, stop);
      const resumed = decodeSnapshot(TOY_RULES, setup, encodeSnapshot(first));
      expect(sumsOf(resumed, recording)).toEqual(whole.slice(first.clock.tick[0]!));
    }),
    RUNS,
  );
});

test("another input or another word gives another world", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, (setup, recording) => {
      const last = (changed: Recording) => sumsOf(fresh(setup), changed).at(-1);
      const { spans, words } = recording;
      const turned = spans.map((span, index) =>
        index === spans.length - 1 ? { ...span, input: span.input ^ 16 } : span,
      );
      expect(last({ ...recording, spans: turned })).not.toBe(last(recording));
      // An earlier word may have decided nothing: the next one takes its place.
      expect(last({ ...recording, words: words.with(-1, words.at(-1)! ^ 1) })).not.toBe(last(recording));
    }),
    RUNS,
  );
});

test("in every world: health within its bounds, nobody in a wall, hits never nearer than the rules allow", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, (setup, recording) => {
      const world = fresh(setup);
      const { player, mobs, field, tally } = world;
      let [hurtAt, taken] = [-1_000, 0];
      playRecording(world, recording, undefined, ({ clock }) => {
        expect(player.hp[0]).toBeGreaterThanOrEqual(0);
        expect(player.hp[0]).toBeLessThanOrEqual(player.hpMax[0]!);
        expect(field.free(player.x[0]!, player.y[0]!, 16)).toBe(true);
        for (let mob = 0; mob < mobs.capacity; mob += 1) {
          if (mobs.kind[mob] === 0) {
            expect(mobs.columns.every((column) => column[mob] === 0)).toBe(true);
            continue;
          }
          const { hp } = TOY_RULES.mobs[mobs.kind[mob]! - 1]!;
          expect(mobs.hp[mob]! > 0 && mobs.hp[mob]! <= hp).toBe(true);
          expect(mobs.x[mob]! >= 0 && mobs.x[mob]! <= field.width).toBe(true);
          expect(mobs.y[mob]! >= 0 && mobs.y[mob]! <= field.height).toBe(true);
        }
        if (tally.taken[0] === taken) return;
        taken = tally.taken[0]!;
        expect(clock.tick[0]! - hurtAt).toBeGreaterThanOrEqual(TOY_RULES.feel.safe);
        hurtAt = clock.tick[0]!;
      });
    }),
    RUNS,
  );
});

test("a world that ended stands still, and only its clock goes on", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, (setup, recording) => {
      const world = fresh(setup);
      playRecording(world, recording);
      world.clock.outcome[0] = 2;
      const before = world.memory.slice(1);
      const tick = ticksIn(recording);
      step(world, frameOf(recording, tick, 15));
      expect(world.clock.tick[0]).toBe(tick + 1);
      expect(world.memory.slice(1)).toEqual(before);
    }),
    RUNS,
  );
});
