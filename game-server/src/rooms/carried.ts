import type { Recording } from "@diamond-valley/schemas/arena/recording.ts";
import type { ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";

/** A world of the arena with all that it was played by: what another room goes on from. Plain JSON. */
export interface CarriedWorld {
  /** Ticks of the server's time. */
  readonly time: number;
  /** Ticks for which the world still waits for a dropped player. */
  readonly thaw: number;
  /** Ticks for which it waits for the page that takes it along. */
  readonly wait: number;
  readonly forced: number;
  /** What the client may still be late by, and what it has borrowed: see late-inputs.ts and borrowed-time.ts. */
  readonly lateLeft: number;
  readonly borrowed: number;
  readonly recording: Recording;
  /** The world itself, base64. */
  readonly snapshot: string;
}

/** An attempt that goes on in another room, of this process or another. Plain JSON. */
export interface CarriedAttempt {
  readonly attempt: string;
  /** Version of the rules. */
  readonly rules: number;
  readonly setup: ArenaSetup;
  readonly world: CarriedWorld;
  /** What the game itself remembers of it. */
  readonly more: unknown;
}
