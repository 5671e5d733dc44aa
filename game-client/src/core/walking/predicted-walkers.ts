import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import {
  FACING,
  PREDICTED_FIELDS,
  stepWalker,
  type Walker,
} from "@diamond-valley/schemas/walking/walking.ts";
import { type InputHandle, Predict, type Reconciler } from "colyseus.js";
import type { Axes, Controls } from "../input/controls.ts";
import type { PlaceRoom } from "../net/places.ts";

/** How far in the past others are drawn, ms: two patches and some, so that a late patch shows no jerk. */
const DELAY = 120;
/** Evens out what comes later still, at the price of that much more lag, ms. */
const OTHERS_SMOOTHING = 50;
/** In what time the player's own place is put right, ms. */
const OWN_SMOOTHING = 80;
/** Jumps beyond this are no walking but a new place, px. */
const TELEPORT = 160;
/** Standing still is said this often, then nothing is sent until the player walks again. */
const STILL_REPEATS = 3;

/** Where and how a walker is drawn in this frame. */
export interface Pose {
  x: number;
  y: number;
  facing: number;
  walking: boolean;
}

export interface PredictedWalkers {
  /** Call once a frame with the frame's time (ms), before reading poses: sends the steps that are due. */
  tick(now: number): void;
  pose(session: string, walker: Walker): Pose;
  dispose(): void;
}

/**
 * Everybody in a room: the player's own walker is predicted with the server's own step and put right when the
 * server's word comes; the others are drawn between the patches.
 */
export function predictWalkers(room: PlaceRoom, map: GameMap, controls: Controls): PredictedWalkers {
  const predict = Predict.get(room, { mode: "lerp", delay: DELAY });
  predict.attachAll("players", {
    fields: ["x", "y"],
    mode: "lerp",
    snap: TELEPORT,
    smoothMs: OTHERS_SMOOTHING,
  });
  const input: InputHandle<Axes> = room.input<Axes>({ mode: "reliable" });
  let me: Reconciler<Walker, Axes> | null = null;
  let still = STILL_REPEATS;

  const begin = (): void => {
    const walker = room.state.players?.get(room.sessionId);
    if (me || !walker) return;
    me = predict.reconciler<Walker, Axes>(walker, {
      input,
      fields: PREDICTED_FIELDS,
      step: (context, state, command) => stepWalker(map, state, command, context.dt),
      smoothMs: OWN_SMOOTHING,
    });
  };

  const send = (): void => {
    const { dx, dy } = controls.axes();
    still = dx === 0 && dy === 0 ? still + 1 : 0;
    if (still > STILL_REPEATS) return;
    input.data.dx = dx;
    input.data.dy = dy;
    input.send();
  };

  return {
    tick(now) {
      begin();
      for (let due = predict.tick(now); due > 0; due -= 1) send();
    },
    pose(session, walker) {
      const place = { x: predict.value(walker, "x"), y: predict.value(walker, "y") };
      const { facing, walking } = session === room.sessionId && me ? me.state : walker;
      return { ...place, facing: facing ?? FACING.down, walking };
    },
    dispose: () => predict.dispose(),
  };
}
