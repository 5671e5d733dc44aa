import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Fights } from "../boss/fights.ts";
import type { Flights } from "../deep/flights.ts";
import type { Deps } from "../deps.ts";
import type { BoardCheck } from "../diamond-hero/board-check.ts";
import type { Runs } from "../diamond-hero/runs.ts";
import type { createCounts } from "../people/counts.ts";
import type { DailySignIn } from "../sign-in/daily-sign-in.ts";
import type { Interactions } from "../story/interactions.ts";
import type { TeamFlags } from "../teams/flags.ts";
import type { Teams } from "../teams/teams.ts";
import type { Attempts } from "../wallet/attempts.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { LastPositionStore } from "./last-positions.ts";
import type { RoomMetrics } from "./metrics.ts";
import type { GiveUp, SeatRenewal } from "./seat.ts";
import type { SeatLocks } from "./seat-locks.ts";
import type { Drained } from "./send-on.ts";
import type { StepSchedule } from "./step-schedule.ts";

/** What games pay into, and how fast they wait. */
export interface Games {
  wallets: Pick<WalletStore, "view" | "holdings" | "apply">;
  attempts: Pick<Attempts, "mint" | "commit">;
  /** Fights with the golem that count. */
  fights: Pick<Fights, "start" | "pay">;
  /** Flights through the Deep that bring something. */
  flights: Pick<Flights, "keep">;
  /** Runs of Diamond Hero, and what plays best ones again before they enter the board. */
  runs: Pick<Runs, "start" | "pay">;
  boardCheck: Pick<BoardCheck, "check">;
  story: Interactions;
  /** How the teams stand. */
  teams: Pick<Teams, "lines">;
  /** What counts the days on which somebody was in the village. */
  signIn: DailySignIn;
  /** Whose flag flies in the village. */
  flags: Pick<TeamFlags, "current">;
  /** Divides waiting times, for tests; 1 for players. */
  tempo: number;
}

/** What every room is given when it is made. */
export interface RoomServices extends Games {
  deps: Deps;
  accounts: SeatRenewal["accounts"];
  locks: SeatLocks;
  lastPositions: LastPositionStore;
  metrics: RoomMetrics;
  /** Counts who plays now. */
  counts: ReturnType<typeof createCounts>;
  steps: StepSchedule;
  /** The rooms of this process. */
  live: Set<Drained>;
  /** Ends another seat of the same player, and answers the attempt that goes on, where rules of this version do. */
  giveUp: GiveUp;
  /** Pushes a change of the wallet to the player, wherever it sits. Never throws. */
  notifyWallet(account: string, update: WalletUpdate): Promise<void>;
}

export interface RoomOptions {
  services: RoomServices;
  /** The place that this room is; the first of its kind where none is named. */
  place?: PlaceName;
  /** Number of the area; the first where none is named. */
  area?: number;
}
