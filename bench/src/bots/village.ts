import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { createRouter, mapOf } from "./route.ts";
import { walkTo } from "./walk.ts";

export const village = mapOf("village");
export const villageRouter = createRouter(village);

/** Walks onto the portal that leads to `target`. @throws Unanswered */
export async function walkToPortal(
  hub: JoinedRoom<HubState>,
  target: string,
  stop: AbortSignal,
): Promise<void> {
  const portal = village.portals.find((each) => each.target === target);
  if (!portal) throw new RangeError(`no portal of the village leads to ${target}`);
  const { x, y, width, height } = portal;
  const beside = nearestFree(village, x + width / 2, y + height / 2, WALKER_RADIUS);
  await walkTo(hub, village, villageRouter.route, beside, stop);
}
