import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { rankIn } from "@diamond-valley/schemas/teams/ranks.ts";
import type { Game } from "../../core/app/game.ts";
import { toOpen } from "../../core/dialogs/to-open.ts";
import { perGame, type Stop } from "../../core/feature.ts";
import type { JoinedRoom } from "../../core/net/joined-room.ts";
import { spanOf } from "./choice.ts";
import { createRankNews } from "./rank-news.ts";
import { TEAM_TEXTS } from "./texts.ts";

/** How often the page looks at the ranks in the village's state, ms: the room counts once in a minute. */
const LOOK_EVERY = 20_000;

const newsOf = perGame(createRankNews);

/** Says quietly when the own team has moved up, as far as the village's state says it. */
export function followRanks(game: Game, { room }: JoinedRoom): Stop {
  const { $wallet, toasts } = game.stores;
  const look = async (): Promise<void> => {
    const team = $wallet.get()?.team.name;
    const { teamRanks = 0 } = room.state as Partial<HubState>;
    if (!team) return;
    const rank = newsOf(game).look(team, rankIn(teamRanks, team), performance.now());
    if (rank === null) return;
    await game.more.file("teams", TEAM_TEXTS);
    const values = { team: game.text(`team.${team}`), rank };
    const open = toOpen(game, { kind: "team-board" });
    const run = (): void => {
      // The ranks in the village's state are those of all time.
      spanOf(game).set("all");
      open();
    };
    const action = { key: "teams:risen.board", run };
    toasts.show({
      tone: "note",
      key: "teams:risen.told",
      values,
      picture: { icon: "trophy" },
      actions: [action],
    });
  };
  // The next look says it, where its words can't be fetched.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY);
  return () => clearInterval(timer);
}
