import { type ArenaEvent, eventsOf } from "@diamond-valley/schemas/arena/events.ts";
import {
  ARENA_REPORT,
  ARENA_START,
  type ArenaInput,
  type ArenaStart,
  fieldsOf,
  RESYNC,
} from "@diamond-valley/schemas/arena/messages.ts";
import { decodeReport } from "@diamond-valley/schemas/arena/report.ts";
import { type ArenaRules, OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { createRunner, type Runner } from "@diamond-valley/schemas/arena/runner.ts";
import { createTickClock } from "@diamond-valley/schemas/arena/tick-clock.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

/** Ticks that are told behind the end, so that the server comes to it too. */
const AFTER_END = TICK_RATE;
/** Steps made at once after a stall, as many as the runner makes. */
const AT_ONCE = 10;

/** The part of a room that a world is played over. */
export interface ArenaLine {
  onMessage(type: string, handler: (content: never) => void): unknown;
  request(type: string, message: unknown): Promise<unknown>;
  input(): { data: unknown; send(): unknown };
}

export interface ArenaClientParts {
  readonly room: ArenaLine;
  /** The rules of a version; undefined for one that this page doesn't have: then a newer page is needed. */
  readonly rulesOf: (version: number) => ArenaRules | undefined;
  /** The input of the next tick, in this world. */
  readonly input: (world: World) => number;
  /** A tick was made with that input. */
  readonly ticked: () => void;
  /** The server plays by rules that this page doesn't have. */
  readonly onOutdated: () => void;
}

/** Hears of each step of the own world; of one that was played again nothing. */
export type StepListener = (world: World, events: readonly ArenaEvent[]) => void;

/** The own world in an arena's room: it runs ahead at once, and the server puts it right. */
export interface ArenaClient {
  /** Null before an attempt has begun. */
  readonly world: World | null;
  /** Names the attempt whose world it is. */
  readonly attempt: string | null;
  /** Ticks of the server's time at `now` (ms), with the share of the tick that has passed. */
  timeAt(now: number): number;
  /** Makes the steps that are due at `now`, ms: each frame, and before an input changes, so that it counts in its tick. */
  advance(now: number): void;
  /** Answers how to stop listening. */
  onStep(listener: StepListener): () => void;
  /** Called when another attempt has begun, with its world. */
  onBegin(listener: (world: World) => void): () => void;
}

export function createArenaClient({
  room,
  rulesOf,
  input,
  ticked,
  onOutdated,
}: ArenaClientParts): ArenaClient {
  const line = room.input();
  const steps = new Set<StepListener>();
  const begins = new Set<(world: World) => void>();
  let clock = createTickClock();
  let runner: Runner | null = null;
  let attempt: string | null = null;
  /** The last tick that is of use; it is known once the world has an outcome. */
  let end = Number.POSITIVE_INFINITY;
  // Refused where no attempt has begun: its start comes by itself.
  const resync = (): void => void room.request(RESYNC.name, {}).catch(() => {});

  const begin = (start: ArenaStart): void => {
    // The same again after a lost line: the world goes on, and a report puts it right.
    if (start.attempt === attempt) return;
    const rules = rulesOf(start.rules);
    if (!rules) {
      onOutdated();
      return;
    }
    attempt = start.attempt;
    clock = createTickClock();
    end = Number.POSITIVE_INFINITY;
    runner = createRunner({
      rules,
      setup: start.setup,
      resync,
      send(span) {
        Object.assign(line.data as ArenaInput, fieldsOf(span));
        line.send();
      },
    });
    for (const listener of begins) listener(runner.world);
  };
  room.onMessage(ARENA_START.name, begin as (content: never) => void);
  room.onMessage(ARENA_REPORT.name, ((bytes: Uint8Array) => {
    const report = decodeReport(bytes);
    clock.heard(report.time, performance.now());
    runner?.receive(report);
  }) as (content: never) => void);
  // What was sent before somebody listened is lost.
  resync();

  return {
    get world() {
      return runner?.world ?? null;
    },
    get attempt() {
      return attempt;
    },
    timeAt: (now) => clock.tickAt(now) + (((now * TICK_RATE) / 1_000) % 1),
    advance(now) {
      if (!runner) return;
      const { world } = runner;
      const { outcome, tick } = world.clock;
      if (outcome[0] === OUTCOMES.running) end = Number.POSITIVE_INFINITY;
      else end = Math.min(end, tick[0]! + AFTER_END);
      const due = Math.min(clock.tickAt(now), end);
      // One by one: the events of a step are there until the next.
      for (let made = 0; made < AT_ONCE && world.clock.tick[0]! < due; made += 1) {
        if (runner.advance(world.clock.tick[0]! + 1, input(world)) === 0) return;
        ticked();
        const events = eventsOf(world.events);
        for (const listener of steps) listener(world, events);
      }
    },
    onStep(listener) {
      steps.add(listener);
      return () => void steps.delete(listener);
    },
    onBegin(listener) {
      begins.add(listener);
      if (runner) listener(runner.world);
      return () => void begins.delete(listener);
    },
  };
}
