import { AGE_MAX, BATCH_MAX } from "@diamond-valley/schemas/tracking/events.ts";
import type { EventBatch, TrackedEvent } from "@diamond-valley/schemas/tracking/tracking.ts";

/** How long events wait for others, ms. */
const GATHER = 4_000;
/** How long to wait after a lost answer, ms; each further one doubles it. */
const RETRY = 5_000;
/** How often a batch is sent at most. */
const TRIES = 5;

/** How a sending ended: taken, refused for good, or unknown, in which case it may go again. */
export type Delivery = "taken" | "refused" | "unknown";

/** Sends a batch; `leaving` while the page goes away. */
export type Post = (
  batch: EventBatch,
  options: { leaving: boolean; signal: AbortSignal },
) => Promise<Delivery>;

/** An event and when it happened, ms of the page's own clock. */
interface Happened {
  at: number;
  event: TrackedEvent;
}

/** What is sent in one call, again under the same name until its answer is known. */
interface Parcel {
  batch: string;
  happened: Happened[];
}

interface OutboxParts {
  post: Post;
  /** A random name for a batch. */
  id: () => string;
}

/** Events on their way to the collector. */
export interface Outbox {
  add(event: TrackedEvent): void;
  /** Sends all that waits, while the page goes away. */
  leave(): void;
  /** Forgets all that has not been sent, and stops what is being sent. */
  drop(): void;
}

/**
 * Gathers events into batches and sends one at a time. A batch keeps its name until it is known to have arrived, so
 * that sending it again is harmless.
 */
export function createOutbox({ post, id }: OutboxParts): Outbox {
  let waiting: Happened[] = [];
  let going: Parcel | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = new AbortController();

  const wait = (ms: number) => {
    timer ??= setTimeout(() => void send(), ms);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const nextParcel = (): Parcel | null => {
    const happened = waiting.splice(0, BATCH_MAX);
    return happened.length === 0 ? null : { batch: id(), happened };
  };

  async function send(): Promise<void> {
    stop();
    going ??= nextParcel();
    if (going === null) return;
    const { signal } = abort;
    tries += 1;
    const delivery = await post(asSent(going), { leaving: false, signal });
    if (signal.aborted) return;
    if (delivery === "unknown" && tries < TRIES) return wait(RETRY * 2 ** (tries - 1));
    going = null;
    tries = 0;
    if (waiting.length > 0) wait(GATHER);
  }

  const drop = () => {
    stop();
    abort.abort();
    abort = new AbortController();
    waiting = [];
    going = null;
    tries = 0;
  };

  return {
    add(event) {
      waiting.push({ at: performance.now(), event });
      if (going === null) wait(GATHER);
    },
    leave() {
      const parcels = [going];
      while (waiting.length > 0) parcels.push(nextParcel());
      drop();
      for (const parcel of parcels) {
        if (parcel) void post(asSent(parcel), { leaving: true, signal: abort.signal });
      }
    },
    drop,
  };
}

/** A parcel as it is sent now. Ages tell the order: what is sent while leaving may arrive before what was sent first. */
function asSent({ batch, happened }: Parcel): EventBatch {
  const now = performance.now();
  const events = happened.map(({ at, event }) => ({
    ...event,
    age: Math.min(Math.round(now - at), AGE_MAX),
  }));
  return { consent: true, batch, events };
}
