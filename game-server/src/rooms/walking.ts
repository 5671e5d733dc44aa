import type { InputAPI, StepContext } from "@colyseus/core";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import {
  FACING,
  type MoveInput,
  stepWalker,
  WALKER_RADIUS,
  type Walker,
} from "@diamond-valley/schemas/walking/walking.ts";
import { type Pace, startPace, stepsDue } from "./pace.ts";

/** With more walkers than this, each is moved at every second step: ten changes a second keep 50 within 5 KB/s. */
const CROWD = 24;
/** Steps without an input after which a walker counts as standing, rather than as badly connected. */
const SILENCE = 5;

const STANDING = { facing: FACING.down, walking: false, emote: 0, emoteSeq: 0, online: true } as const;

/** A walker and what the server keeps to itself about it. */
interface Pacing<W extends Walker> {
  walker: W;
  pace: Pace;
  silent: number;
}

export interface WalkingParts<W extends Walker> {
  map: GameMap;
  inputs: InputAPI<MoveInput, true>;
  /** Room time, ms. */
  now(): number;
  /** Called when a walker sets out by an input that was sent after `sent` others. */
  moved?(session: string, walker: W, sent: number): void;
}

/** The walkers of a room: each is moved by its player's inputs, no faster than time allows. */
export interface Walking<W extends Walker> {
  /** Puts a new walker on the free ground nearest to `at`; answers the walker. */
  enter(session: string, walker: W, at: Point): W;
  leave(session: string): void;
  walker(session: string): W | undefined;
  /** One fixed step of the world. */
  step(context: StepContext): void;
}

export function createWalking<W extends Walker>({ map, inputs, now, moved }: WalkingParts<W>): Walking<W> {
  const walkers = new Map<string, Pacing<W>>();

  function walk(session: string, pacing: Pacing<W>, dt: number, dtMs: number): void {
    const { walker, pace } = pacing;
    const waiting = inputs.get(session);
    const { dropped, walked } = stepsDue(pace, now(), dtMs, waiting.size);
    if (dropped > 0) waiting.take(dropped);
    for (let step = 0; step < walked; step += 1) {
      stepWalker(map, walker, waiting.next(), dt);
      if (walker.walking) moved?.(session, walker, waiting.consumedCount);
    }
    pacing.silent = walked > 0 ? 0 : pacing.silent + 1;
    if (pacing.silent >= SILENCE) walker.walking = false;
  }

  return {
    enter(session, walker, at) {
      const { x, y } = nearestFree(map, at.x, at.y, WALKER_RADIUS);
      Object.assign(walker, STANDING, { x, y });
      walkers.set(session, { walker, pace: startPace(now()), silent: 0 });
      return walker;
    },
    leave: (session) => void walkers.delete(session),
    walker: (session) => walkers.get(session)?.walker,
    step({ tick, dt, dtMs }) {
      const parts = walkers.size > CROWD ? 2 : 1;
      let turn = 0;
      for (const [session, pacing] of walkers) {
        turn += 1;
        if ((tick + turn) % parts === 0) walk(session, pacing, dt, dtMs);
      }
    },
  };
}
