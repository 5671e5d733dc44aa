import type { Activity } from "./mix.ts";

/** What the bots saw, as it comes. Times are in ms. */
export interface Observations {
  /** From the call for a seat to the room's first state. */
  joins: number[];
  /** Answered HTTP calls, by method and path. */
  http: Map<string, number[]>;
  /** Answered requests to rooms, by type. */
  requests: Map<string, number[]>;
  pings: number[];
  /** Times an activity was done. */
  done: Map<Activity, number>;
  /** Connections lost that the bot had not ended, by close code. */
  disconnections: Map<string, number>;
  /** Calls that the server throttled, by the limit's name. */
  throttled: Map<string, number>;
  /** Refusals and failures that an honest player must not see. */
  surprises: Map<string, number>;
}

/** Nothing seen yet. */
export function emptyObservations(): Observations {
  return {
    joins: [],
    http: new Map(),
    requests: new Map(),
    pings: [],
    done: new Map(),
    disconnections: new Map(),
    throttled: new Map(),
    surprises: new Map(),
  };
}

/** Adds one to a count. */
export function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Adds a time to those of its kind. */
export function note(times: Map<string, number[]>, kind: string, took: number): void {
  const known = times.get(kind);
  if (known) known.push(took);
  else times.set(kind, [took]);
}

/** The call without what differs from one to the next: `PUT /sweepstakes/:prize`. */
export function kindOf(call: string): string {
  return call.replace(/^(PUT|POST) \/sweepstakes\/[^/]+/, "$1 /sweepstakes/:prize");
}
