import { EMOTE_MATCH, MATCHED } from "@diamond-valley/schemas/emote-match/messages.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";
import { matchSeenOf } from "./match-seen.ts";

/** The emote match: two near each other who show the same emote (world.md). */
export const EMOTE_MATCHES: Feature = {
  name: "emote-match",
  joined(game, { room }) {
    onPush(room, EMOTE_MATCH, (match) => matchSeenOf(game).set(match));
    onPush(room, MATCHED, (matched) => {
      // It counts all the same where what tells of it can't be fetched.
      import("./matched.ts").then(({ tellMatched }) => tellMatched(game, matched)).catch(() => {});
    });
    return undefined;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
