import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import {
  FACING,
  PREDICTED_FIELDS,
  stepWalker,
  type Walker,
} from "@diamond-valley/schemas/walking/walking.ts";
import { type InputHandle, Predict, type Reconciler } from "colyseus.js";
import type { Axes, Controls } from "../input/controls.ts";
import { packInputsOf } from "../net/input-packing.ts";
import type { PlaceRoom } from "../net/places.ts";
import { watchOthers } from "./others.ts";
import { createStepSender } from "./step-sender.ts";
import type { Pose } from "./trail.ts";

/** In what time the player's own place is put right, ms. */
const OWN_SMOOTHING = 80;

export interface PredictedWalkers {
  /** Call once a frame with the frame's time (ms), before reading poses: sends the steps that are due. */
  tick(now: number): void;
  pose(session: string, walker: Walker): Pose;
  dispose(): void;
}

/**
 * Everybody in a room: the player's own walker is predicted with the server's own step and put right when the
 * server's word comes; the others are drawn a little later, along the way that the patches tell.
 */
export function predictWalkers(
  room: PlaceRoom,
  map: GameMap,
  controls: Pick<Controls, "axes">,
): PredictedWalkers {
  const predict = Predict.get(room);
  const others = watchOthers(room, () => performance.now());
  room.onReconnect(packInputsOf(room.connection));
  const input: InputHandle<Axes> = room.input<Axes>({ mode: "reliable" });
  const send = createStepSender(input, () => controls.axes());
  let me: Reconciler<Walker, Axes> | null = null;
  let frame = performance.now();

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

  return {
    tick(now) {
      begin();
      frame = performance.now();
      for (let due = predict.tick(now); due > 0; due -= 1) send();
    },
    pose(session, walker) {
      const { x, y, facing, walking } = walker;
      if (session !== room.sessionId || !me) return others.pose(session, frame) ?? { x, y, facing, walking };
      return {
        x: predict.value(walker, "x"),
        y: predict.value(walker, "y"),
        facing: me.state.facing ?? FACING.down,
        walking: me.state.walking,
      };
    },
    dispose() {
      others.dispose();
      predict.dispose();
    },
  };
}
