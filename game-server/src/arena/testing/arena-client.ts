import {
  ARENA_REPORT,
  ARENA_START,
  type ArenaInput,
  type ArenaStart,
  fieldsOf,
  RESYNC,
} from "@diamond-valley/schemas/arena/messages.ts";
import { decodeReport } from "@diamond-valley/schemas/arena/report.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import { createRunner, type Runner } from "@diamond-valley/schemas/arena/runner.ts";
import { createTickClock } from "@diamond-valley/schemas/arena/tick-clock.ts";
import type { Room } from "colyseus.js";

/** How often a page draws, ms. */
const FRAME = 16;

/** What of the SDK's room a page plays through. */
export type ArenaConnection = Pick<Room, "input" | "onMessage" | "request">;

/** A page that plays in an arena room. */
export interface ArenaClient {
  /** Undefined until the world began. */
  readonly runner: Runner | undefined;
  readonly attempt: string | undefined;
  /** Bytes of reports that came, and messages of inputs that went. */
  readonly received: number;
  readonly sent: number;
  /** Makes the page hang, or go on. */
  hang(hangs: boolean): void;
  close(): void;
}

/** Plays with the inputs that `input` gives for each frame. */
export function playArena(room: ArenaConnection, rules: ArenaRules, input: () => number): ArenaClient {
  let clock = createTickClock();
  const line = room.input<ArenaInput>();
  let runner: Runner | undefined;
  let attempt: string | undefined;
  let [received, sent, hangs] = [0, 0, false];
  const resync = () => void room.request(RESYNC.name, {}).catch(() => {});

  room.onMessage<ArenaStart>(ARENA_START.name, (start) => {
    if (start.attempt === attempt) return;
    attempt = start.attempt;
    // A new world's time begins anew.
    clock = createTickClock();
    runner = createRunner({
      rules,
      setup: start.setup,
      resync,
      send(span) {
        sent += 1;
        Object.assign(line.data, fieldsOf(span));
        line.send();
      },
    });
  });
  room.onMessage<Uint8Array>(ARENA_REPORT.name, (bytes) => {
    received += bytes.length;
    const report = decodeReport(bytes);
    clock.heard(report.time, performance.now());
    runner?.receive(report);
  });
  // What was sent before somebody listened is lost.
  resync();
  const timer = setInterval(() => {
    if (!hangs) runner?.advance(clock.tickAt(performance.now()), input());
  }, FRAME);

  return {
    get runner() {
      return runner;
    },
    get attempt() {
      return attempt;
    },
    get received() {
      return received;
    },
    get sent() {
      return sent;
    },
    hang(wanted) {
      hangs = wanted;
    },
    close: () => clearInterval(timer),
  };
}
