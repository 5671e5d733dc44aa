import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WatchedFriend } from "../../core/arena/watch/watched-arena.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { laterPicture } from "../../core/hud/LaterPicture.tsx";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** A friend who is watched. */
    "deep-live": { friend: WatchedFriend };
    "deep-result": NoProperties;
    /** The door to `target` leads out of a flight that goes on. */
    "deep-leave": { target: PlaceName };
    "deep-trouble": { message: string };
  }
}

const isHall = (place: PlaceName | null): boolean => place !== null && PLACES[place].room === "deep";

/** The hall of the Deep (spec 2 §4): all of it comes with the hall. */
export const DEEP: Feature = {
  name: "deep",
  howTo: [
    {
      key: "dodge",
      Picture: laterPicture(async () =>
        (await import("@diamond-valley/art-kit/drawings/deep-eyes.ts")).greatEye("awake"),
      ),
      order: 39,
      over: true,
      isNow: ({ stores }) => isHall(stores.$place.get()),
      isDone: ({ stores }) => {
        const facts = stores.$progress.get()?.facts;
        return Boolean(facts?.["done.diamond"] ?? facts?.["session.door"]);
      },
    },
  ],
  dialogs: {
    "deep-live": onDemand(async () => (await import("./LiveFlight.tsx")).LiveFlight),
  },
  verbs: {
    "leave-flight": ({ stores }, target) =>
      stores.$dialog.set({ kind: "deep-leave", target: target as PlaceName }),
  },
  inRoom: { room: "deep", load: async () => (await import("./deep-arena.ts")).HALL },
};
