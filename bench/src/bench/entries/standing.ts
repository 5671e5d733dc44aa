import { createLastPositionStore } from "@diamond-valley/game-server/rooms/last-positions.ts";
import { createProgressStore } from "@diamond-valley/game-server/story/progress.ts";
import { createWalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { nearestFree } from "@diamond-valley/schemas/maps/collision.ts";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { HOME, PLACE_NAMES, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { changed, entered } from "@diamond-valley/schemas/story/progress.ts";
import { WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { PEACE_KEY } from "@diamond-valley/schemas/wallet/operations/peace.ts";
import type { Connection } from "mongoose";
import { mapOf } from "../../bots/route.ts";
import { accountOf } from "../../faults/evidence.ts";

/** A door of a place that leads to another. */
export interface Door {
  readonly from: PlaceName;
  readonly to: PlaceName;
}

/**
 * One door to each look: of places with the same theme and kind of room only the map differs, so the first in the order of the registry
 * stands for them, by the first place that leads there. `BENCH_ENTRIES="lake shop"` leaves it at these.
 */
export function doors(only = process.env.BENCH_ENTRIES?.split(" ")): Door[] {
  const seen = new Set<string>();
  return PLACE_NAMES.filter((to) => to !== HOME).flatMap((to): Door[] => {
    const { theme, room } = PLACES[to];
    const from = PLACE_NAMES.find((place) => mapOf(place).portals.some(({ target }) => target === to));
    if (only && !only.includes(to)) return [];
    if (!from || seen.has(`${theme} ${room}`)) return [];
    seen.add(`${theme} ${room}`);
    return [{ from, to }];
  });
}

/** All that opens gates: every part of the story is done, and who stands in the way was visited. */
const EVERYTHING = {
  ...{ "met.mayor": 1, "met.fisher": 1, "letter.silver": 1, "letter.platinum": 1 },
  ...Object.fromEntries([...PARTS.values()].map(({ done }) => [done, 1])),
};

/** Lets somebody who isn't in the game stand at a door, with the whole story done. `now` is epoch ms in season time. */
export async function standAt(
  connection: Connection,
  loginHint: string,
  { from, to }: Door,
  now: number,
): Promise<void> {
  const account = await accountOf(connection, loginHint);
  if (!account) throw new Error(`nobody signed in as ${loginHint}`);
  const map = mapOf(from);
  const { x, y } = middleOf(map.portals.find(({ target }) => target === to)!);
  const at = nearestFree(map, Math.round(x), Math.round(y), WALKER_RADIUS);
  const deps = walletDeps(connection, { now: () => now });
  const wallets = createWalletStore(deps);
  await wallets.apply(account, { kind: "peace", key: PEACE_KEY, attempt: "bench" });
  await createProgressStore(deps).change(account, (before) =>
    changed(entered(before, { place: from, from: null }, `${from}-${to}`, now), { set: EVERYTHING, add: {} }),
  );
  await createLastPositionStore(connection).write(account, { place: from, area: 1, x: at.x, y: at.y });
}
