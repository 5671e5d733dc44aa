import { expect, test } from "vitest";
import { fieldsOf, spanOf, type ToldSpan } from "./messages.ts";
import type { Report } from "./report.ts";
import { decodeReport, encodeReport } from "./report.ts";
import { createRunner } from "./runner.ts";
import { checksum, encodeSnapshot } from "./snapshot.ts";
import { createTickClock } from "./tick-clock.ts";
import { TOY_RULES, toySetup } from "./toy-rules.fixture.ts";

const QUIET: Report = { tick: 0, time: 0, first: 0, words: [], orders: [], sum: null, snapshot: null };

function start() {
  const sent: ToldSpan[] = [];
  let asked = 0;
  const runner = createRunner({
    rules: TOY_RULES,
    setup: toySetup(0, 10),
    send: (span) => sent.push(span),
    resync: () => {
      asked += 1;
    },
  });
  return { runner, sent, asked: () => asked };
}

test("waits for entropy, then steps at once, at most ten ticks at a time", () => {
  const { runner } = start();
  expect(runner.advance(30, 0)).toBe(0);
  runner.receive({ ...QUIET, words: [1] });
  expect([runner.advance(30, 0), runner.advance(30, 0), runner.advance(30, 0)]).toEqual([10, 10, 0]);
  runner.receive({ ...QUIET, first: 1, words: [2, 3] });
  expect(runner.advance(25, 0)).toBe(5);
});

test("tells what it did when that changes, and every five ticks", () => {
  const { runner, sent } = start();
  runner.receive({ ...QUIET, words: [1] });
  for (let tick = 1; tick <= 12; tick += 1) runner.advance(tick, tick > 7 ? 3 : 0);
  expect(sent).toEqual([
    { at: 0, input: 0, ticks: 5 },
    { at: 5, input: 0, ticks: 2 },
    { at: 7, input: 3, ticks: 5 },
  ]);
});

test("another checksum than the own is counted and asked about once; the same one is fine", () => {
  const { runner, asked } = start();
  runner.receive({ ...QUIET, words: [1, 2, 3] });
  for (let tick = 1; tick <= 50; tick += 1) runner.advance(tick, 0);
  runner.receive({ ...QUIET, tick: 20, sum: 7 });
  runner.receive({ ...QUIET, tick: 40, sum: 7 });
  expect([runner.differences, asked()]).toEqual([1, 1]);
});

test("an order for a tick that is over is put in there, and the own inputs are played again", () => {
  const order = { tick: 10, code: 2, value: 0 };
  const worldWith = (early: boolean) => {
    const { runner } = start();
    runner.receive({ ...QUIET, words: [1, 2, 3], orders: early ? [order] : [] });
    for (let tick = 1; tick <= 50; tick += 1) runner.advance(tick, tick % 7);
    if (!early) runner.receive({ ...QUIET, orders: [order] });
    return [runner.world.clock.tick[0], checksum(runner.world)];
  };
  expect(worldWith(false)).toEqual(worldWith(true));
  expect(worldWith(false)[0]).toBe(50);
});

test("a world that the server put right plays the own inputs since then again, and tells them again", () => {
  const { runner, sent } = start();
  runner.receive({ ...QUIET, words: [1, 2, 3] });
  const snapshots: Uint8Array[] = [];
  for (let tick = 1; tick <= 50; tick += 1) {
    runner.advance(tick, 3);
    if (tick === 30) snapshots.push(encodeSnapshot(runner.world));
  }
  const before = checksum(runner.world);
  const { runner: again, sent: retold } = start();
  again.receive({ ...QUIET, words: [1, 2, 3] });
  for (let tick = 1; tick <= 50; tick += 1) again.advance(tick, 3);
  again.receive({ ...QUIET, tick: 30, snapshot: snapshots[0]! });
  expect(checksum(again.world)).toBe(before);
  expect(retold.at(-1)).toEqual({ at: 30, input: 3, ticks: 20 });
  expect(retold.slice(0, sent.length)).toEqual(sent);
});

test("spans and reports come out of their bytes as they went in", () => {
  for (const at of [0, 65_530, 65_540, 70_000]) {
    const span = { at, input: 0x40_80_27, ticks: 255 };
    expect(spanOf(fieldsOf(span) as never, at + 35)).toEqual(span);
  }
  const report = {
    tick: 1_240,
    time: 1_250,
    first: 60,
    words: [0xffff_ffff, 0],
    orders: [{ tick: 1_300, code: 3, value: -7 }],
    sum: 0x8000_0001,
    snapshot: Uint8Array.of(9, 8, 7),
  };
  expect(decodeReport(encodeReport(report))).toEqual(report);
  expect(decodeReport(encodeReport(QUIET))).toEqual(QUIET);
  expect(() => decodeReport(Uint8Array.of(...encodeReport(QUIET), 0))).toThrow(RangeError);
});

test("the clock of ticks goes by the quickest of the recent reports", () => {
  const clock = createTickClock();
  expect(clock.tickAt(5_000)).toBe(0);
  clock.heard(100, 10_400);
  clock.heard(108, 10_500);
  clock.heard(109, 10_900);
  expect([clock.tickAt(10_900), clock.tickAt(11_000)]).toEqual([116, 118]);
  for (let report = 0; report < 30; report += 1) clock.heard(200 + report, 15_500 + report * 50);
  expect(clock.tickAt(17_000)).toBe(230);
});
