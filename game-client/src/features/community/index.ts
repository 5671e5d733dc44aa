import { readStored } from "@diamond-valley/web-kit/storage.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** The community goal of the week, and the player's own challenge. */
    community: NoProperties;
  }
}

/** The weekly competition (spec 2 §2, §3): a goal for all, and a challenge for each. */
export const COMMUNITY: Feature = {
  name: "community",
  dialogs: { community: onDemand(async () => (await import("./CommunityDialog.tsx")).CommunityDialog) },
  start(game) {
    const { wallet, stores } = game;
    /** The line of the ledger that was told of last: the same change may come twice. */
    let told = 0;
    /** The week that was told of last: not every browser keeps it. */
    let toldWeek = -1;
    const stops = [
      wallet.listen(({ community, wallet: { seq } }) => {
        if (!community || seq <= told) return;
        told = seq;
        // It is paid all the same where what tells of it can't be fetched.
        import("./tell-news.ts").then(({ tellNews }) => tellNews(game, community)).catch(() => {});
      }),
      stores.$season.subscribe((season) => {
        if (!season || season.week === toldWeek) return;
        if (String(season.week) === readStored("gameWeekSeen")) return;
        import("./announce.ts")
          .then(({ announceWeek }) => {
            toldWeek = season.week;
            return announceWeek(game, season);
          })
          .catch(() => {});
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
