import type { PowerUpRequest } from "@diamond-valley/schemas/diamond-hero/account.ts";
import type { HeroPowerUpOperation } from "@diamond-valley/schemas/wallet/operations/hero-power-up.ts";
import type { HeroRunOperation } from "@diamond-valley/schemas/wallet/operations/hero-run.ts";
import type { HeroStartOperation } from "@diamond-valley/schemas/wallet/operations/hero-start.ts";
import type * as z from "zod/mini";
import type { RunDocument } from "./run-model.ts";

/** What counts a run as it begins. */
export const startOperation = (attempt: string): HeroStartOperation => ({
  kind: "hero-start",
  key: `hero-start:${attempt}`,
  attempt,
});

/** What a run that is over pays. */
export function runOperation(run: Omit<RunDocument, "evidence">): HeroRunOperation {
  const { _id: attempt, seconds, cleared, kills, coins, prisms, score, ranked, week } = run;
  const key = `hero:${attempt}`;
  const ended = { attempt, seconds, cleared, kills, coins, prisms, score, ranked };
  return { kind: "hero-run", key, ...ended, ...(week !== undefined && { week }) };
}

/** What buys a level of a power-up: the same however often it is asked for. */
export const powerUpOperation = ({
  powerUp,
  level,
}: z.output<typeof PowerUpRequest>): HeroPowerUpOperation => ({
  kind: "hero-power-up",
  key: `hero:power-up:${powerUp}:${level}`,
  powerUp,
  level,
});
