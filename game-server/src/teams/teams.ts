import type { Span } from "@diamond-valley/schemas/boards/boards.ts";
import { koreanDay } from "@diamond-valley/schemas/clock.ts";
import { latestWeekAt } from "@diamond-valley/schemas/season/season.ts";
import { type TeamBoard, type TeamLine, teamBoard } from "@diamond-valley/schemas/teams/board.ts";
import { type Team, teamOf } from "@diamond-valley/schemas/teams/teams.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import type { OrderIndex } from "../boards/order-index.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { TeamFlags } from "./flags.ts";
import { talliesIn } from "./tallies.ts";

/** The four colour teams: who is in which, and how they stand (spec 2 §3, §4). */
export interface Teams {
  /**
   * Puts a player into a team for good; again into the same one changes nothing. Answers the board of all time with the new member.
   * Throws `team-joined` for whoever is in another one.
   */
  join(account: string, team: Team): Promise<TeamBoard>;
  /**
   * How the teams stand, as of two seconds ago at most. Behind the last week that one's board stays; before the first one the board
   * of the week is that of all time.
   */
  board(account: string, span: Span): Promise<TeamBoard>;
  /** The lines of the board of all time, as old as its counts may be. */
  lines(): Promise<TeamLine[]>;
  /** The line of the player's own team on the board of all time. Throws `team-needed` for whoever has none. */
  own(account: string): Promise<TeamLine>;
}

interface TeamsParts {
  deps: Pick<Deps, "clock">;
  wallets: Pick<WalletStore, "apply" | "holdings">;
  index: Pick<OrderIndex, "now">;
  flags: Pick<TeamFlags, "current">;
}

export function createTeams({ deps: { clock }, wallets, index, flags }: TeamsParts): Teams {
  async function counted(span: Span, isFresh = false): Promise<TeamLine[]> {
    const ranking = await index.now(isFresh);
    const now = clock.now();
    return teamBoard(talliesIn(ranking, now, span === "all" ? 0 : latestWeekAt(now)));
  }

  async function board(account: string, span: Span, isFresh = false): Promise<TeamBoard> {
    const [holdings, lines] = await Promise.all([wallets.holdings(account), counted(span, isFresh)]);
    return {
      lines,
      flag: flags.current(),
      own: { team: teamOf(holdings), points: held(holdings, "team.points") },
    };
  }

  return {
    async join(account, team) {
      const day = Number(koreanDay(clock.now()));
      await wallets.apply(account, { kind: "join-team", key: joinTeamKey(team), team, day });
      return board(account, "all", true);
    },
    board: (account, span) => board(account, span),
    lines: () => counted("all"),
    async own(account) {
      const { lines, own } = await board(account, "all");
      const line = lines.find(({ team }) => team === own.team);
      if (!line) throw new Problem("team-needed");
      return line;
    },
  };
}
