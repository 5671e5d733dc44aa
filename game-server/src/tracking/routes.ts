import { EventBatch } from "@diamond-valley/schemas/tracking/tracking.ts";
import { type RequestHandler, Router } from "express";
import type { Deps } from "../deps.ts";
import { parseBody } from "../http/validate.ts";
import type { EventSink } from "./sink.ts";

export interface TrackingParts {
  deps: Pick<Deps, "clock">;
  sinks: readonly EventSink[];
  /** Bounds how many batches an address sends. */
  limit: RequestHandler;
}

/** Counting what visitors do, of those who chose to be counted (spec 1 §3). */
export function trackingRoutes({ deps, sinks, limit }: TrackingParts): Router {
  const router = Router();
  router.post("/events", limit, async (request, response) => {
    const { batch, events } = parseBody(EventBatch, request.body);
    const now = deps.clock.now();
    const collected = events.map(({ age, ...event }, index) => ({
      id: idOf(batch, index),
      at: now - age,
      ...event,
    }));
    await Promise.all(sinks.map((sink) => sink.write(collected)));
    response.status(202).json({ accepted: collected.length });
  });
  return router;
}

/** Events of the same moment are read again by their ids: written so that the tenth comes after the second. */
function idOf(batch: string, index: number): string {
  return `${batch}:${String(index).padStart(2, "0")}`;
}
