import { setImmediate as nextTurn } from "node:timers/promises";
import { Unanswered } from "./outage.ts";

/** The most items in one command: the next one waits for as long as it takes. */
const MOST_AT_ONCE = 100;

/**
 * How long (ms) a command may take before its items count as lost and the next command leaves. The driver waits for
 * ever when it writes to a socket that is about to close (mongodb 7.8 waits for `drain` there), as it does now and
 * then when a database dies: without a limit that one command would hold up all others.
 */
const COMMAND_TIMEOUT = 5_000;

/**
 * Groups items into commands, because a command costs the database and this process more than one item in it does.
 * Items that come in the same turn of the event loop go together, and those that come while a command is under way wait
 * and go in the next; none waits for more items to come. `send` answers each item, in order, with an `Error` for one
 * that failed by itself; when it throws, all of its items have failed. It must be harmless when a command that counts
 * as lost is carried out late.
 */
export function grouped<T, R>(
  send: (items: readonly T[]) => Promise<readonly (R | Error)[]>,
  timeout = COMMAND_TIMEOUT,
): (item: T) => Promise<R> {
  const queue: (PromiseWithResolvers<R> & { item: T })[] = [];
  let sending = false;

  async function sendNext(): Promise<void> {
    const group = queue.splice(0, MOST_AT_ONCE);
    try {
      const answers = await withCommandTimeout(timeout, send(group.map(({ item }) => item)));
      for (const [index, { resolve, reject }] of group.entries()) {
        const answer = answers[index] as R | Error;
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function sendAll(): Promise<void> {
    while (queue.length > 0) {
      // Callers that were just answered often ask again at once: all of them get into the same command.
      await nextTurn();
      await sendNext();
    }
    sending = false;
  }

  return (item) => {
    const waiting = { item, ...Promise.withResolvers<R>() };
    queue.push(waiting);
    if (!sending) {
      sending = true;
      void sendAll();
    }
    return waiting.promise;
  };
}

/** The outcome of a command. It counts as lost with the database where it takes longer than `ms`, and may come through later. */
async function withCommandTimeout<T>(ms: number, command: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Unanswered(`no answer from the database in ${ms} ms`)), ms);
  try {
    return await Promise.race([command, late]);
  } finally {
    clearTimeout(timer);
  }
}
