import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { seasonAt } from "@diamond-valley/schemas/season/season.ts";
import type { Connection } from "mongoose";
import { pino } from "pino";
import type { Deps } from "../../deps.ts";
import { RACE_NOW } from "./operations.ts";

/** What stores are given by the composition root, with a clock that stands still. */
export function walletDeps(connection: Connection, clock: Clock = { now: () => RACE_NOW }): Deps {
  return {
    clock,
    log: pino({ level: "silent" }),
    connection,
    season: () => seasonAt(clock.now()),
    seed: () => randomInt(2 ** 32),
    id: () => randomBytes(12).toString("hex"),
  };
}
