import { playRecording } from "@diamond-valley/schemas/arena/recording.ts";
import { decodeRecording, encodeRecording } from "@diamond-valley/schemas/arena/recording-codec.ts";
import { checksum } from "@diamond-valley/schemas/arena/snapshot.ts";
import { TOY_RULES } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { expect, test } from "vitest";
import type { CarriedWorld } from "../rooms/carried.ts";
import { createSession, LAG_MAX } from "./session.ts";
import { connect, SETUP } from "./testing/simulated-line.ts";

/** Lets the line run dry, then compares the two worlds at the server's tick. */
function expectAgreement({ session, runner, pass }: ReturnType<typeof connect>): void {
  expect(runner.differences).toBe(0);
  expect(runner.agreements).toBeGreaterThan(5);
  pass(60, false);
  const copy = createWorld(TOY_RULES, SETUP);
  playRecording(copy, session.recording);
  expect(copy.clock.tick[0]).toBe(session.world.clock.tick[0]);
  expect(checksum(copy)).toBe(checksum(session.world));
}

test.each([
  { delay: 0, jitter: 0 },
  { delay: 1, jitter: 2 },
  { delay: 4, jitter: 6 },
  { delay: 7, jitter: 3 },
])(
  "over a line of $delay ticks and $jitter of jitter both worlds are the same, and nothing is forced",
  (line) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const game = connect(seed, line);
      for (let second = 0; second < 30; second += 1) {
        game.pass(20);
        if (second % 7 === 3) game.session.order(1 + (second % 2), 9, 12);
      }
      expect(game.session.forced).toBe(0);
      expect(game.session.world.clock.tick[0]).toBeGreaterThan(600 - 40);
      expectAgreement(game);
    }
  },
);

test("an order that comes after its tick is put in where it belongs", () => {
  const game = connect(5, { delay: 7, jitter: 0 });
  game.pass(100);
  game.session.order(2, 0, 0);
  game.pass(200);
  expectAgreement(game);
});

test("a page that stood still is decided for without it, catches up, and goes on with the same world", () => {
  const game = connect(6, { delay: 2, jitter: 1 });
  game.pass(100);
  game.pass(90, false);
  expect(game.session.forced).toBeGreaterThan(40);
  expect(game.session.world.clock.tick[0]).toBe(190 - LAG_MAX);
  const { forced } = game.session;
  game.pass(200);
  // Until the client has heard of it.
  expect(game.session.forced).toBeLessThan(forced + 10);
  expect(game.runner.world.clock.tick[0]).toBeGreaterThan(385);
  expectAgreement(game);
});

test("nobody plays ahead of time, however many inputs are sent", () => {
  const game = connect(7, { delay: 0, jitter: 0 });
  game.pass(40, false);
  const { session } = game;
  const from = session.world.clock.tick[0]!;
  session.take({ at: from, input: 3, ticks: 255 });
  expect(session.world.clock.tick[0]).toBe(40);
  session.take({ at: 5_000, input: 3, ticks: 20 });
  game.pass(10, false);
  expect(session.world.clock.tick[0]).toBe(50);
});

/** A session alone, and the ticks at which it reported its whole world. */
function alone() {
  const worlds: number[] = [];
  const session = createSession({
    rules: TOY_RULES,
    setup: SETUP,
    seed: () => 5,
    freezes: false,
    report: ({ time, snapshot }) => snapshot && worlds.push(time),
  });
  const pass = (ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1) session.advance();
  };
  return { session, worlds, pass };
}

test("an input behind a gap is not decided, and its client gets the world", () => {
  const { session, worlds, pass } = alone();
  pass(20);
  session.take({ at: 3, input: 3, ticks: 5 });
  expect([session.world.clock.tick[0], worlds]).toEqual([0, [20]]);
});

test("a client that stays behind gets the world twice a second, and no more often", () => {
  const { session, worlds, pass } = alone();
  for (let tick = 0; tick < 200; tick += 1) {
    pass(1);
    session.take({ at: 0, input: 0, ticks: 1 });
  }
  expect(worlds.length).toBeGreaterThan(10);
  for (const [index, time] of worlds.entries())
    expect(time - (worlds[index - 1] ?? -10)).toBeGreaterThanOrEqual(10);
});

test("inputs far ahead of their time are not kept", () => {
  const { session, pass } = alone();
  pass(40);
  for (let at = 0; at < 1_000; at += 255) session.take({ at, input: 3, ticks: 255 });
  pass(160);
  // Of 80 at a time 40 were decided at once; then the client was silent.
  expect([session.world.clock.tick[0], session.forced > 30]).toEqual([200 - LAG_MAX, true]);
});

test("an order comes after what the client can have played", () => {
  const { session, pass } = alone();
  pass(30);
  session.order(2, 0, 2);
  expect([session.world.clock.tick[0], session.recording.orders[0]?.tick]).toEqual([0, 32]);
});

test("slow motion gains nothing: the world goes on without whoever tells half of its ticks", () => {
  const { session, pass } = connect(12, { delay: 0, jitter: 0 });
  for (let tick = 0; tick < 400; tick += 1) {
    pass(1, false);
    if (tick % 2 === 0) session.take({ at: tick >> 1, input: 3, ticks: 1 });
  }
  expect(session.world.clock.tick[0]).toBe(400 - LAG_MAX);
  expect(session.forced).toBeGreaterThan(280);
});

test("what was told once stays: a second story about the same ticks is passed over", () => {
  const tell = (again: boolean) => {
    const { session, pass } = connect(8, { delay: 0, jitter: 0 });
    pass(30, false);
    session.take({ at: 0, input: 3, ticks: 10 });
    if (again) for (const at of [0, 5]) session.take({ at, input: 0, ticks: 5 });
    return checksum(session.world);
  };
  expect(tell(true)).toBe(tell(false));
});

test.each([true, false])("a dropped player comes back to its world (waits: %s)", (freezes) => {
  const game = connect(9, { delay: 2, jitter: 1 }, freezes);
  game.pass(100);
  game.cut();
  game.pass(200);
  const at = game.session.world.clock.tick[0]!;
  expect(at).toBeLessThanOrEqual(freezes ? 100 : 300 - LAG_MAX);
  expect(at).toBeGreaterThan(freezes ? 90 : 250);
  game.mend();
  game.pass(200);
  expect(game.session.world.clock.tick[0]).toBeGreaterThan(at + 150);
  expectAgreement(game);
});

test("a world that waited once waits no more, however short it was", () => {
  const game = connect(13, { delay: 0, jitter: 0 }, true);
  game.cut();
  game.pass(100);
  expect(game.session.world.clock.tick[0]).toBe(0);
  game.mend();
  game.cut();
  game.pass(100);
  expect(game.session.world.clock.tick[0]).toBe(100 - LAG_MAX);
});

test("a world waits for a dropped player at most 30 s", () => {
  const game = connect(10, { delay: 0, jitter: 0 }, true);
  game.cut();
  game.pass(700);
  expect(game.session.world.clock.tick[0]).toBe(100 - LAG_MAX);
});

test("a last decision enters a frozen world at once, and its recording", () => {
  const game = connect(12, { delay: 2, jitter: 1 }, true);
  game.pass(100);
  game.cut();
  const before = game.session.world.clock.tick[0]!;
  game.session.finish(2, 0);
  expect(game.session.world.clock.tick[0]).toBe(before + 1);
  expect(game.session.recording.orders.at(-1)).toEqual({ tick: before, code: 2, value: 0 });
  const copy = createWorld(TOY_RULES, SETUP);
  playRecording(copy, game.session.recording);
  expect(checksum(copy)).toBe(checksum(game.session.world));
});

test("entropy is told two seconds ahead of what the client has played, and no further", () => {
  const words: number[] = [];
  const session = createSession({
    rules: TOY_RULES,
    setup: SETUP,
    seed: () => 5,
    freezes: true,
    report: ({ first, words: fresh }) => words.push(first + fresh.length),
  });
  session.resync();
  for (let tick = 0; tick < 35; tick += 1) session.advance();
  expect(Math.max(...words)).toBe(3);
  session.take({ at: 0, input: 0, ticks: 35 });
  expect(Math.max(...words)).toBe(4);
  session.drop();
  for (let tick = 0; tick < 300; tick += 1) session.advance();
  expect([Math.max(...words), session.recording.words.length]).toEqual([4, 4]);
});

test("a minute takes few bytes, and its evidence a few hundred", () => {
  const game = connect(11, { delay: 2, jitter: 2 });
  game.pass(1_200);
  const start = game.bytes;
  expect(start / 60).toBeLessThan(60);
  const evidence = encodeRecording(game.session.recording);
  expect(decodeRecording(evidence)).toEqual(game.session.recording);
  expect(evidence.length).toBeLessThan(1_500);
  expect(game.told.length / 60).toBeLessThan(8);
});

test("a world that another process goes on with stands still on its way, waits for its page, and goes on as the same", () => {
  const line = { delay: 2, jitter: 1 };
  const before = connect(21, line, true);
  before.pass(300);
  before.session.order(2, 9, 0);
  before.session.hold();
  before.pass(60);
  const at = before.session.world.clock.tick[0]!;
  expect(at).toBeLessThanOrEqual(300);
  const carried = JSON.parse(JSON.stringify(before.session.carried())) as CarriedWorld;

  const parts = { rules: TOY_RULES, setup: SETUP, seed: () => 1, freezes: true, report: () => {} };
  const waiting = createSession({ ...parts, from: structuredClone(carried) });
  for (let tick = 0; tick < 590; tick += 1) waiting.advance();
  expect(checksum(waiting.world)).toBe(checksum(before.session.world));
  const indebted = { lateLeft: 7, borrowed: 3 };
  expect(
    createSession({ ...parts, from: { ...structuredClone(carried), ...indebted } }).carried(),
  ).toMatchObject(indebted);
  for (let tick = 0; tick < 60; tick += 1) waiting.advance();
  // A page that never asks does not keep it for ever.
  expect(waiting.world.clock.tick[0]).toBeGreaterThan(at);

  const after = connect(22, line, true, carried);
  after.pass(200);
  expect(after.session.world.clock.tick[0]).toBeGreaterThan(at + 150);
  expectAgreement(after);
  // It still waits for a player who is dropped: being sent on was not that wait.
  const then = after.session.world.clock.tick[0]!;
  after.cut();
  after.pass(100);
  expect(after.session.world.clock.tick[0]).toBeLessThan(then + 10);
});

test("a dropped player who comes to another room finds its world waiting for what is left of its one wait, and for no other", () => {
  const line = { delay: 0, jitter: 0 };
  const game = connect(23, line, true);
  game.pass(100);
  game.cut();
  game.pass(400);
  const first = game.session.carried();
  expect(first).toMatchObject({ thaw: 0, wait: 200 });
  const parts = { rules: TOY_RULES, setup: SETUP, seed: () => 1, freezes: true, report: () => {} };
  // A page that does not ask for it.
  const waiting = createSession({ ...parts, from: structuredClone(first) });
  const pass = (ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1) waiting.advance();
    return waiting.world.clock.tick[0];
  };
  const at = pass(0);
  expect(pass(200)).toBe(at);
  expect(pass(200)).toBe(300 - LAG_MAX);
  expect(waiting.carried()).toMatchObject({ thaw: 0, wait: 0 });
});

test("a player who was never dropped takes its wait along, and its world goes on at once", () => {
  const game = connect(25, { delay: 0, jitter: 0 }, true);
  game.pass(100);
  expect(game.session.carried()).toMatchObject({ thaw: 600, wait: 0 });
});
