import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import type { PeopleAnswer, PeopleCounts } from "@diamond-valley/schemas/people/people.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { atom } from "nanostores";
import { perGame, type Stop } from "../../core/feature.ts";
import type { JoinedRoom } from "../../core/net/joined-room.ts";
import { createReading } from "../../core/reading/reading.ts";

/** How often the page looks what the village's state says, ms: the room counts less often. */
const LOOK_EVERY = 1_000;

/** Who is there: in the own area by the room's state, and everywhere by its counts. */
export const crowdOf = perGame(({ api }) => {
  /** Null outside of the village, and before it has counted. */
  const $counts = atom<PeopleCounts | null>(null);
  let live: JoinedRoom | null = null;

  const look = (): void => {
    const { village = 0, world = 0 } = (live?.room.state ?? {}) as Partial<HubState>;
    const before = $counts.get();
    if (before?.village === village && before.world === world) return;
    if (world > 0) $counts.set({ village, world });
  };

  return {
    $counts,
    reading: createReading(() => api.call<PeopleAnswer>("GET", "/game_rpg/people")),
    /** Somebody of the room that is joined now. */
    walker: (session: string): Walker | undefined => live?.room.state.players?.get(session),
    isMe: (session: string): boolean => live?.room.sessionId === session,
    /** Number of the area of the village; 0 elsewhere. */
    area: (): number => (live?.room.state as Partial<HubState> | undefined)?.area ?? 0,
    join(joined: JoinedRoom): Stop {
      live = joined;
      const isVillage = PLACES[joined.place].room === "hub";
      const timer = isVillage ? setInterval(look, LOOK_EVERY) : undefined;
      return () => {
        clearInterval(timer);
        $counts.set(null);
        if (live === joined) live = null;
      };
    },
  };
});
