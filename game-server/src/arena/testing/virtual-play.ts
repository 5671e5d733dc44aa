import { fieldsOf, spanOf, type ToldSpan } from "@diamond-valley/schemas/arena/messages.ts";
import { decodeReport, encodeReport } from "@diamond-valley/schemas/arena/report.ts";
import type { ArenaRules, ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import { createRunner, type Runner } from "@diamond-valley/schemas/arena/runner.ts";
import { createTickClock } from "@diamond-valley/schemas/arena/tick-clock.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import { createSession, type Session } from "../session.ts";

/** A line between a page and its server, ms. What is sent arrives in its order, as over TCP. */
export interface VirtualLine {
  readonly roundTrip: number;
  /** By how much each way may be longer at most. */
  readonly jitter: number;
  /** Share of the messages that are lost once: they, and what follows them, wait for the repetition. */
  readonly loss: number;
}

/** The lines that honest players are compared on, by their round trip. */
export const LINES = {
  "0 ms": { roundTrip: 0, jitter: 0, loss: 0 },
  "60 ms": { roundTrip: 60, jitter: 20, loss: 0.01 },
  "200 ms": { roundTrip: 200, jitter: 60, loss: 0.02 },
  "350 ms": { roundTrip: 350, jitter: 120, loss: 0.03 },
} as const satisfies Record<string, VirtualLine>;
export type LineName = keyof typeof LINES;
/** The line on which liars are held against their honest twins: without chance, so that only the lie differs. */
export const EVEN: VirtualLine = { roundTrip: 60, jitter: 0, loss: 0 };

/** From a loss until the message is sent again, ms. */
const REPEATED = 200;
/** The virtual clock's step and a page's frame, ms. */
const STEP = 10;
const FRAME = 20;
const TICK = 1_000 / TICK_RATE;

/** What a page that lies does otherwise than an honest one. */
export interface Lie {
  /** The tick up to which it plays now; `tick` is that of an honest one. */
  clock?(tick: number, runner: Runner): number;
  /** What it tells of a span. */
  tell?(span: ToldSpan): readonly ToldSpan[];
  /** What it does to its own world, in each frame. */
  forge?(runner: Runner): void;
}

export interface VirtualParts {
  readonly rules: ArenaRules;
  readonly setup: ArenaSetup;
  readonly line: VirtualLine;
  /** Of the line's luck. */
  readonly luck: number;
  /** The words of the world's entropy, one after the other. */
  readonly words: () => number;
  readonly freezes: boolean;
  /** What the player does; asked once for each tick of its own world. */
  readonly input: (runner: Runner) => number;
  readonly stepped?: () => void;
  readonly lie?: Lie | undefined;
}

/** A server's session and a page's runner, with a line between them and a clock of their own. */
export interface VirtualPlay {
  readonly session: Session;
  readonly runner: Runner;
  /** Lets something happen at the server as soon as a message arrives there, or at the page. */
  up(run: () => void): void;
  down(run: () => void): void;
  /** Lets one tick of time pass. */
  pass(): void;
}

interface Sent {
  readonly due: number;
  readonly run: () => void;
}

export function virtualPlay(parts: VirtualParts): VirtualPlay {
  const { rules, setup, line, luck, words, freezes, input, stepped, lie = {} } = parts;
  const random = seededRandom(luck);
  const ups: Sent[] = [];
  const downs: Sent[] = [];
  const clock = createTickClock();
  let now = 0;

  function post(queue: Sent[], run: () => void): void {
    const lost = random() < line.loss ? REPEATED : 0;
    const way = line.roundTrip / 2 + between(random, 0, line.jitter) + lost;
    queue.push({ due: Math.max(queue.at(-1)?.due ?? 0, now + way), run });
  }

  const session = createSession({
    ...{ rules, setup, seed: words, freezes },
    ...(stepped ? { stepped } : {}),
    report(report) {
      const bytes = encodeReport(report);
      post(downs, () => {
        clock.heard(report.time, now);
        runner.receive(decodeReport(bytes));
      });
    },
  });
  // What is told goes through the fields that are on the wire.
  const send = (span: ToldSpan) =>
    post(ups, () => session.take(spanOf(fieldsOf(span) as never, session.world.clock.tick[0]!)));
  const runner = createRunner({
    ...{ rules, setup },
    send: (span) => (lie.tell ? lie.tell(span) : [span]).forEach(send),
    resync: () => post(ups, session.resync),
  });
  session.resync();

  let asked = { tick: -1, input: 0 };
  function frame(): void {
    lie.forge?.(runner);
    const honest = clock.tickAt(now);
    const target = Math.max(0, Math.floor(lie.clock?.(honest, runner) ?? honest));
    const { tick } = runner.world.clock;
    while (tick[0]! < target) {
      if (asked.tick !== tick[0]) asked = { tick: tick[0]!, input: input(runner) };
      if (runner.advance(tick[0]! + 1, asked.input) === 0) break;
    }
  }

  return {
    session,
    runner,
    up: (run) => post(ups, run),
    down: (run) => post(downs, run),
    pass() {
      const end = now + TICK;
      for (; now < end; now += STEP) {
        for (const queue of [ups, downs]) while (queue[0] && queue[0].due <= now) queue.shift()!.run();
        if (now % FRAME === 0) frame();
      }
      session.advance();
    },
  };
}
