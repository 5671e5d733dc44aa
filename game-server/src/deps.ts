import type { Clock } from "@diamond-valley/schemas/clock.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { Connection } from "mongoose";
import type { Logger } from "pino";

/** What every feature is given by the composition root; nothing reaches for a global. */
export interface Deps {
  clock: Clock;
  log: Logger;
  connection: Connection;
  /** The season as it stands now, with the operator's override applied. */
  season(): SeasonView;
  /** A fresh unpredictable 32-bit seed, and an unpredictable id of 24 hex digits. */
  seed(): number;
  id(): string;
}
