import { setTimeout as sleep } from "node:timers/promises";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import { pick } from "@diamond-valley/schemas/random.ts";
import { EMOTES, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { isRefusal } from "./answers.ts";
import type { Life } from "./lake-life.ts";
import { enter, type Place } from "./place.ts";
import { createRouter, mapOf } from "./route.ts";
import { walkTo } from "./walk.ts";

const village = mapOf("village");
const router = createRouter(village);
/** Where there is something to see: spawn points, and beside characters. */
const sights = [...village.spawns.values()];

/** Walks onto the portal that leads to `target`. @throws Unanswered */
export async function walkToPortal(hub: Place<HubState>, target: string, stop: AbortSignal): Promise<void> {
  const portal = village.portals.find((each) => each.target === target);
  if (!portal) throw new RangeError(`no portal of the village leads to ${target}`);
  const { x, y, width, height } = portal;
  const beside = nearestFree(village, x + width / 2, y + height / 2, WALKER_RADIUS);
  await walkTo(hub, village, router.route, beside, stop);
}

/**
 * Walks from sight to sight, with an emote now and then, until `stop` or until the connection is lost.
 * @throws Refused, Unanswered
 */
export async function strollUntil(stop: AbortSignal, life: Life): Promise<void> {
  const { url, visitor, random, onLost } = life;
  const hub = await enter<HubState>(visitor, url, "hub");
  try {
    while (!stop.aborted && !hub.gone.aborted) {
      await walkTo(hub, village, router.route, pick(random, sights), stop);
      try {
        await hub.request("emote", { emote: pick(random, EMOTES) });
      } catch (error) {
        if (!isRefusal(error, "too-fast")) throw error;
      }
      await sleep(500 + random() * 2_000);
    }
  } finally {
    if (hub.gone.aborted) onLost?.();
    await hub.leave();
  }
}
