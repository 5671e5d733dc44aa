import type { InputAPI } from "@colyseus/core";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { packBend } from "@diamond-valley/schemas/walking/bend.ts";
import {
  FACING,
  type MoveInput,
  stepWalker,
  WALKER_RADIUS,
  type Walker,
} from "@diamond-valley/schemas/walking/walking.ts";
import { type Pace, startPace, stepsDue } from "./pace.ts";
import { STEP_MS } from "./step-schedule.ts";

/** Times in a row without an input after which a walker counts as standing, rather than as badly connected. */
const SILENCE = 3;
/** A turn that is less than this (half px) beside the middle of the way is none: steps are rounded to whole px. */
const BEND_LEAST = 3;

const STANDING = {
  facing: FACING.down,
  walking: false,
  bendX: 0,
  bendY: 0,
  emote: 0,
  emoteSeq: 0,
  online: true,
} as const;

/** A walker and what the server keeps to itself about it. */
interface Pacing<W extends Walker> {
  walker: W;
  pace: Pace;
  turns: number;
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
  /** Walks what is due in `steps` steps of the world: at once, since only patches show it. */
  advance(steps: number): void;
}

export function createWalking<W extends Walker>({ map, inputs, now, moved }: WalkingParts<W>): Walking<W> {
  const walkers = new Map<string, Pacing<W>>();

  function walk(session: string, pacing: Pacing<W>, steps: number): void {
    const { walker, pace } = pacing;
    const waiting = inputs.get(session);
    if (waiting.size === 0 && !walker.walking) return;
    const { dropped, walked } = stepsDue(pace, now(), STEP_MS, waiting.size, steps);
    if (dropped > 0) waiting.take(dropped);
    const { x, y } = walker;
    let half = { x, y };
    for (let step = 0; step < walked; step += 1) {
      if (step * 2 === walked) half = { x: walker.x, y: walker.y };
      stepWalker(map, walker, waiting.next(), STEP_MS / 1_000);
      if (walker.walking) moved?.(session, walker, waiting.consumedCount);
    }
    if (walked > 0 && walked % 2 === 0) {
      const [asideX, asideY] = [2 * half.x - x - walker.x, 2 * half.y - y - walker.y];
      if (Math.max(Math.abs(asideX), Math.abs(asideY)) >= BEND_LEAST) {
        pacing.turns += 1;
        walker.bend = packBend(asideX, asideY, pacing.turns);
      }
    }
    if (pace.silent >= SILENCE) walker.walking = false;
  }

  return {
    enter(session, walker, at) {
      const { x, y } = nearestFree(map, at.x, at.y, WALKER_RADIUS);
      Object.assign(walker, STANDING, { x, y });
      walkers.set(session, { walker, pace: startPace(now()), turns: 0 });
      return walker;
    },
    leave: (session) => void walkers.delete(session),
    walker: (session) => walkers.get(session)?.walker,
    advance(steps) {
      for (const [session, pacing] of walkers) walk(session, pacing, steps);
    },
  };
}
