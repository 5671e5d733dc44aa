import type { Friend } from "@diamond-valley/schemas/friends/contracts.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import type { OpenDialog } from "../../core/dialogs/dialogs.ts";

/** The games that can be watched, by their rooms: each has a dialog of its own. */
const LIVE = { boss: "boss-live", deep: "deep-live", diamond_hero: "hero-live" } as const satisfies Partial<
  Record<RoomName, string>
>;

/** The dialog in which a friend is watched; null for a friend who plays nothing that can be watched, or does not want it. */
export function liveDialogOf({ online, place, watchable, ...friend }: Friend): OpenDialog | null {
  const room = online && watchable && place !== null ? PLACES[place].room : null;
  if (room === null || !(room in LIVE)) return null;
  const { code, name, look, outfit } = friend;
  return { kind: LIVE[room as keyof typeof LIVE], friend: { code, name, look, outfit } };
}
