import { setTimeout as sleep } from "node:timers/promises";
import type { FishingState } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { FishingSpot } from "@diamond-valley/schemas/maps/map.ts";
import { createAngler } from "./angler.ts";
import { isRefusal } from "./answers.ts";
import { type BotContext, playUntil } from "./going.ts";
import { createRouter, mapOf } from "./route.ts";
import { walkTo } from "./walk.ts";

/** Pause (ms) before a cast that was refused for the moment is tried again. */
const MOMENT = 60;
/** Pause (ms) of an angler whose bag is full: somebody has to deliver first. */
const FULL = 500;

export const lakeMap = mapOf("lake");
export const lakeRouter = createRouter(lakeMap);
/** The spots by the length of the way to them: bots take the near ones first. */
export const spotsByWay: readonly FishingSpot[] = sortedByWay();

function sortedByWay(): FishingSpot[] {
  const start = lakeMap.spawns.get("start");
  if (!start) throw new RangeError("the lake has no place to start from");
  const length = (spot: FishingSpot): number => {
    const points = [start, ...lakeRouter.route(start, spot)];
    return points
      .slice(1)
      .reduce((sum, { x, y }, at) => sum + Math.hypot(x - points[at]!.x, y - points[at]!.y), 0);
  };
  return lakeMap.spots
    .map((spot) => ({ spot, way: length(spot) }))
    .sort((a, b) => a.way - b.way)
    .map(({ spot }) => spot);
}

/**
 * Goes to the lake and fishes until `stop` or until the connection is lost.
 * @throws Refused, Unanswered
 */
export async function fishUntil(stop: AbortSignal, context: BotContext): Promise<void> {
  await playUntil<FishingState>("lake", context, stop, async (lake) => {
    const angler = createAngler(lake, context.journal, context.random);
    for (let tried = context.number; !stop.aborted && !lake.gone.aborted; tried += 1) {
      await walkTo(lake, lakeMap, lakeRouter.route, spotsByWay[tried % spotsByWay.length]!, stop);
      await fishHere(stop, lake.gone, angler.fish);
    }
  });
}

/** Fishes at one spot until `stop`; ends when somebody else has it, which shows after so many refusals. */
export async function fishHere(
  stop: AbortSignal,
  gone: AbortSignal,
  fish: (stop: AbortSignal) => Promise<unknown>,
  most = 20,
): Promise<void> {
  for (let refused = 0; !stop.aborted && !gone.aborted; ) {
    try {
      await fish(stop);
      refused = 0;
    } catch (error) {
      if (isRefusal(error, "too-far") || (isRefusal(error, "not-now") && refused >= most)) return;
      if (isRefusal(error, "bag-full")) await sleep(FULL);
      else if (isRefusal(error, "not-now", "too-fast")) await sleep(MOMENT);
      else throw error;
      refused += 1;
    }
  }
}
