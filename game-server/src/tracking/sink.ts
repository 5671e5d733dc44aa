import type { TrackedEvent } from "@diamond-valley/schemas/tracking/tracking.ts";

/** An event as it is stored. */
export interface CollectedEvent extends TrackedEvent {
  /** The batch and the event's place in it: the same event has the same id however often it comes. */
  id: string;
  /** When it happened: epoch ms in season time. */
  at: number;
}

/** Where events go. Several may be plugged in; each takes the same event more than once. */
export interface EventSink {
  write(events: readonly CollectedEvent[]): Promise<void>;
}
