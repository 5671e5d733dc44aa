import { DAY, koreanDay } from "@diamond-valley/schemas/clock.ts";
import { SEASON_WEEKS } from "@diamond-valley/schemas/season/weeks.ts";
import { ACTIVE_DAYS, type TeamTally } from "@diamond-valley/schemas/teams/board.ts";
import { teamPointsOf } from "@diamond-valley/schemas/teams/points.ts";
import { type Team, teamAt } from "@diamond-valley/schemas/teams/teams.ts";
import { held, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Kept, Ranking } from "../boards/ranking.ts";
import type { BoardWeek } from "../boards/wallet-board.ts";
import type { RankedWallet } from "../boards/wallet-source.ts";

/** Under which name the boards keep the teams' tallies. */
export const TALLIES = "teams";

/** Places for so many players at first; twice as many whenever they are full. */
const FEW = 1_024;

/** The points of all time, and behind them those of each week. The paths are made once: a million wallets are read. */
const PATHS = [0, ...SEASON_WEEKS].map(teamPointsOf);

/** What the members have together who were in the village last on the same day. */
interface Sums {
  members: number;
  /** By week, as in PATHS. */
  readonly points: number[];
}

/** Adds up what the members of each team have, wallet by wallet: there is no other count that could differ from them. */
export class TeamTallies implements Kept<RankedWallet> {
  /** Of each player: the team's number, 0 for none; points by week; and the last day. */
  #teams = new Uint8Array(FEW);
  #points = new Uint32Array(FEW * PATHS.length);
  #days = new Uint32Array(FEW);
  /** By team, then by that Korean day as a number. */
  readonly #sums = new Map<number, Map<number, Sums>>();

  get bytes(): number {
    return this.#teams.byteLength + this.#points.byteLength + this.#days.byteLength;
  }

  note(player: number, wallet: RankedWallet | null): void {
    const holdings = wallet?.holdings ?? NOTHING;
    if (player >= this.#teams.length) this.#makeRoomFor(player);
    this.#count(player, -1);
    this.#teams[player] = held(holdings, "team.colour");
    for (let week = 0; week < PATHS.length; week += 1)
      this.#points[player * PATHS.length + week] = held(holdings, PATHS[week]!);
    this.#days[player] = held(holdings, "sign-in.last");
    this.#count(player, 1);
  }

  /** The team of a player, null without one. */
  teamOf(player: number): Team | null {
    return teamAt(this.#teams[player] ?? 0);
  }

  /**
   * The tallies of teams that have members, with the points of a week; whoever was in the village on the day `since` (20251007) or
   * later is active.
   */
  since(since: number, week: BoardWeek): ReadonlyMap<Team, TeamTally> {
    const tallies = new Map<Team, TeamTally>();
    for (const [number, days] of this.#sums) {
      const { members, points } = together(days.values(), week);
      const active = together(
        [...days].flatMap(([day, sums]) => (day >= since ? [sums] : [])),
        week,
      );
      const tally = { members, active: active.members, points, activePoints: active.points };
      if (members > 0) tallies.set(teamAt(number)!, tally);
    }
    return tallies;
  }

  #count(player: number, by: 1 | -1): void {
    const team = this.#teams[player]!;
    if (team === 0) return;
    const days = this.#sums.get(team) ?? new Map<number, Sums>();
    this.#sums.set(team, days);
    const day = this.#days[player]!;
    const sums = days.get(day) ?? { members: 0, points: PATHS.map(() => 0) };
    days.set(day, sums);
    sums.members += by;
    for (let week = 0; week < PATHS.length; week += 1)
      sums.points[week]! += by * this.#points[player * PATHS.length + week]!;
  }

  #makeRoomFor(player: number): void {
    const size = 2 ** Math.ceil(Math.log2(player + 1));
    const grown = <Numbers extends Uint8Array | Uint32Array>(numbers: Numbers, larger: Numbers): Numbers => {
      larger.set(numbers);
      return larger;
    };
    this.#teams = grown(this.#teams, new Uint8Array(size));
    this.#points = grown(this.#points, new Uint32Array(size * PATHS.length));
    this.#days = grown(this.#days, new Uint32Array(size));
  }
}

function together(all: Iterable<Sums>, week: BoardWeek): { members: number; points: number } {
  const sum = { members: 0, points: 0 };
  for (const { members, points } of all) {
    sum.members += members;
    sum.points += points[week] ?? 0;
  }
  return sum;
}

/** The tallies of the teams in the boards that are in memory, with the points of a week, and with who is active at `now` (epoch ms). */
export function talliesIn(ranking: Ranking, now: number, week: BoardWeek): ReadonlyMap<Team, TeamTally> {
  const since = Number(koreanDay(now - (ACTIVE_DAYS - 1) * DAY));
  return (ranking.kept(TALLIES) as TeamTallies).since(since, week);
}
