import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { ARENA_REPORT, ARENA_START, RESYNC } from "@diamond-valley/schemas/arena/messages.ts";
import { encodeReport, type Report } from "@diamond-valley/schemas/arena/report.ts";
import { TOY_RULES, toySetup } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { createArenaClient } from "./arena-client.ts";

const RIGHT = packInput({ ...IDLE, pace: 3 });
const SETUP = toySetup(0, 0);
const START = { attempt: "first", rules: 1, setup: SETUP };

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

/** A client on a line whose other end the test plays. */
function play(rules = 1) {
  const handlers = new Map<string, (content: never) => void>();
  const asked: string[] = [];
  const told: object[] = [];
  const data = {};
  const outdated = vi.fn();
  let input = 0;
  const ticked = vi.fn();
  const client = createArenaClient({
    room: {
      onMessage: (type, handler) => handlers.set(type, handler),
      request: async (type) => void asked.push(type),
      input: () => ({ data, send: () => told.push({ ...data }) }),
    },
    rulesOf: (version) => (version === rules ? TOY_RULES : undefined),
    input: () => input,
    ticked,
    onOutdated: outdated,
  });
  const send = (type: string, content: unknown) => handlers.get(type)!(content as never);
  const report = (given: Partial<Report>) =>
    send(
      ARENA_REPORT.name,
      encodeReport({
        tick: 0,
        time: 0,
        first: 0,
        words: [],
        orders: [],
        sum: null,
        snapshot: null,
        ...given,
      }),
    );
  return { client, asked, told, outdated, ticked, send, report, hold: (next: number) => (input = next) };
}

test("what was sent before somebody listened is asked for", () => {
  expect(play().asked).toEqual([RESYNC.name]);
});

test("the world goes on at once by the own input, which is told in spans", () => {
  const { client, send, report, hold, told, ticked } = play();
  expect(client.world).toBeNull();
  send(ARENA_START.name, START);
  report({ words: [1, 2, 3] });
  const x = client.world!.player.x[0]!;
  hold(RIGHT);
  now = 250;
  client.advance(now);
  expect(client.world!.clock.tick[0]).toBe(5);
  expect(client.world!.player.x[0]).toBeGreaterThan(x);
  expect(ticked).toHaveBeenCalledTimes(5);
  expect(told).toEqual([{ at: 0, ticks: 5, buttons: 3, move: 0, aim: 0 }]);
});

test("each step is heard with its own events, and another attempt with its world", () => {
  const { client, send, report, hold } = play();
  const begun: number[] = [];
  const events: number[] = [];
  client.onBegin((world) => begun.push(world.clock.tick[0]!));
  const stop = client.onStep((_, happened) => events.push(...happened.map(({ code }) => code)));
  send(ARENA_START.name, START);
  report({ words: [1, 2, 3] });
  hold(packInput({ ...IDLE, attack: true }));
  now = 100;
  client.advance(now);
  expect(events).toHaveLength(1);
  stop();
  now = 600;
  client.advance(now);
  expect(events).toHaveLength(1);
  send(ARENA_START.name, START);
  expect(begun).toHaveLength(1);
  send(ARENA_START.name, { ...START, attempt: "second" });
  expect(begun).toHaveLength(2);
  expect([client.attempt, client.world!.clock.tick[0]]).toEqual(["second", 0]);
});

test("a world that has ended goes on for a second, so that the server comes to its end, and no longer", () => {
  const { client, send, report } = play();
  send(ARENA_START.name, START);
  report({ words: [1, 2, 3, 4] });
  now = 100;
  client.advance(now);
  client.world!.player.hp[0] = 0;
  for (now = 150; now < 3_000; now += 50) client.advance(now);
  expect(client.world!.clock.outcome[0]).not.toBe(0);
  expect(client.world!.clock.tick[0]).toBeGreaterThan(20);
  expect(client.world!.clock.tick[0]).toBeLessThan(26);
});

test("rules that this page does not have ask for a newer page", () => {
  const { client, send, outdated } = play(2);
  send(ARENA_START.name, START);
  expect(outdated).toHaveBeenCalledOnce();
  expect(client.world).toBeNull();
});
