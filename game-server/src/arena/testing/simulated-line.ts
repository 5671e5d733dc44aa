import { packInput } from "@diamond-valley/schemas/arena/input.ts";
import type { ToldSpan } from "@diamond-valley/schemas/arena/messages.ts";
import { decodeReport, encodeReport } from "@diamond-valley/schemas/arena/report.ts";
import { createRunner, type Runner } from "@diamond-valley/schemas/arena/runner.ts";
import { TOY_FIELDS, TOY_RULES, toySetup } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import { between, type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { CarriedWorld } from "../../rooms/carried.ts";
import { createSession, type Session } from "../session.ts";

export const SETUP = toySetup(TOY_FIELDS.room, 12, { hp: 50_000, dash: 20 });

interface Line {
  /** Ticks that a message takes, and by how much at most it may be late. */
  delay: number;
  jitter: number;
}

/**
 * A server and a client with a line between them, in ticks: what is sent arrives in its order, sooner or later. `from` is what
 * another process played so far.
 */
export function connect(seed: number, { delay, jitter }: Line, freezes = false, from?: CarriedWorld) {
  const random = seededRandom(seed);
  const queues = {
    up: [] as { due: number; run: () => void }[],
    down: [] as { due: number; run: () => void }[],
  };
  let now = from?.time ?? 0;
  const post = (queue: { due: number; run: () => void }[], run: () => void): void => {
    const due = Math.max(queue.at(-1)?.due ?? 0, now + delay + between(random, 0, jitter));
    queue.push({ due, run });
  };
  let bytes = 0;
  let isCut = false;
  const session: Session = createSession({
    rules: TOY_RULES,
    setup: SETUP,
    seed: () => between(random, 0, 2 ** 32 - 1),
    freezes,
    ...(from && { from }),
    report(report) {
      const encoded = encodeReport(report);
      bytes += encoded.length;
      if (!isCut) post(queues.down, () => runner.receive(decodeReport(encoded)));
    },
  });
  const told: ToldSpan[] = [];
  const runner: Runner = createRunner({
    rules: TOY_RULES,
    setup: SETUP,
    send(span) {
      told.push(span);
      if (!isCut) post(queues.up, () => session.take(span));
    },
    resync: () => post(queues.up, session.resync),
  });
  session.resync();
  const input = createBot(random);
  return {
    session,
    runner,
    told,
    get bytes() {
      return bytes;
    },
    /** Lets ticks pass; `plays` says whether the page runs, `lag` by how many ticks its clock is behind. */
    pass(ticks: number, plays = true) {
      for (let tick = 0; tick < ticks; tick += 1) {
        now += 1;
        session.advance();
        for (const queue of [queues.up, queues.down])
          while (queue[0] && queue[0].due <= now) queue.shift()!.run();
        if (plays) runner.advance(now - delay, input());
      }
    },
    cut() {
      isCut = true;
      queues.up.length = queues.down.length = 0;
      session.drop();
    },
    mend() {
      isCut = false;
      session.resume();
    },
  };
}

/** Holds each input for a while, as people do. */
function createBot(random: Random): () => number {
  let [input, left] = [0, 0];
  return () => {
    if (left === 0) {
      const press = () => random() < 0.3;
      const [pace, move] = [between(random, 0, 3), between(random, 0, 255)];
      input = packInput({
        pace,
        move,
        dash: press(),
        attack: press(),
        interact: false,
        aim: null,
        choice: 0,
      });
      left = between(random, 1, 14);
    }
    left -= 1;
    return input;
  };
}
