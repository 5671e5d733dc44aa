import { emptyRecording, recordInput, ticksIn } from "@diamond-valley/schemas/arena/recording.ts";
import { partOf, type WatchedPart } from "@diamond-valley/schemas/arena/watching.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ASK_EVERY, type FeedState, followPlay } from "./live-feed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Part of an attempt that has lasted so many ticks and is over. */
function partFrom(attempt: string, from: number, ticks: number, isOver = true): WatchedPart {
  const recording = emptyRecording();
  recordInput(recording, 0, ticks);
  for (let second = 0; second * 20 < ticks; second += 1) recording.words.push(second);
  const setup = { player: { hp: 1, damage: 1, speed: 1, reach: 1, dash: 0 }, options: [] };
  const play = { attempt, game: "boss", rules: 1, setup, recording, isOver };
  return partOf(play, attempt, from);
}

/** Follows a friend whose server gives these answers, the last one again and again. */
function follow(...answers: (WatchedPart | null | Error)[]) {
  const asked: string[] = [];
  const begun: string[] = [];
  const states: FeedState[] = [];
  let ticks = 0;
  const stop = followPlay({
    code: "line 1",
    game: "boss",
    api: {
      call: async (_: string, path: string) => {
        asked.push(path);
        const next = answers.length > 1 ? answers.shift() : answers[0];
        if (next instanceof Error) throw next;
        return { play: next, place: null } as never;
      },
    },
    began(part) {
      begun.push(part.attempt);
      ticks = 0;
    },
    more(recording) {
      ticks += ticksIn(recording);
    },
    changed: (state) => states.push(state),
  });
  return { asked, begun, states, stop, ticks: () => ticks };
}
const pass = (times: number) => vi.advanceTimersByTimeAsync(times * ASK_EVERY + 10);

test("one part is asked for after the other, each from where the last one ended", async () => {
  const fed = follow(
    null,
    partFrom("a1", 0, 100, false),
    partFrom("a1", 40, 160, false),
    partFrom("a1", 100, 160),
  );
  await pass(5);
  expect(fed.asked.map((path) => new URLSearchParams(path.split("?")[1]).toString()).slice(0, 5)).toEqual([
    "code=line+1&from=0",
    "code=line+1&from=0",
    "code=line+1&from=40&attempt=a1",
    "code=line+1&from=100&attempt=a1",
    "code=line+1&from=160&attempt=a1",
  ]);
  expect(fed.begun).toEqual(["a1"]);
  expect(fed.states).toEqual(["waiting", "playing", "over"]);
  fed.stop();
});

test("what the friend plays in another game is not taken for this one", async () => {
  const fed = follow({ ...partFrom("a1", 0, 100), game: "deep" });
  await pass(2);
  expect([fed.begun, fed.states]).toEqual([[], ["waiting"]]);
  fed.stop();
});

test("another attempt begins anew", async () => {
  const fed = follow(partFrom("a1", 0, 100), partFrom("a2", 0, 70));
  await pass(1);
  expect(fed.begun).toEqual(["a1", "a2"]);
  expect(fed.ticks()).toBe(70);
  fed.stop();
});

test.each(["friend-unknown", "not-watchable"] as const)(
  "after %s nothing is asked any more",
  async (code) => {
    const fed = follow(new ApiProblem(code));
    await pass(5);
    expect([fed.asked.length, fed.states]).toEqual([1, ["gone"]]);
  },
);

test("a line that breaks is tried again, and a friend who has gone is over", async () => {
  const fed = follow(partFrom("a1", 0, 100, false), new Unreachable(), new ApiProblem("unavailable"), null);
  await pass(4);
  expect(fed.states).toEqual(["playing", "lost", "over"]);
  fed.stop();
});

test("whoever stops hears of nothing any more", async () => {
  const fed = follow(partFrom("a1", 0, 100));
  fed.stop();
  await pass(3);
  expect([fed.asked.length, fed.begun]).toEqual([1, []]);
});
