import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { playRun, SKILLS } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import { bought } from "@diamond-valley/schemas/diamond-hero/play.fixture.ts";
import { LAST_LEVEL, POWER_UPS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import type { Deps } from "../../deps.ts";
import { createWalletStore } from "../../wallet/store.ts";
import { powerUpOperation } from "../operations.ts";
import { storedOf } from "../proof.ts";
import { createRuns } from "../runs.ts";

/** Coins for everything that can be bought. */
const COINS = 40_000;
/** Seeds that are tried until somebody is still there at the end. */
const TRIES = 12;

/** Gives somebody every power-up, and a run of Diamond Hero to its end that was really played: it can be watched, and raced against. */
export async function makeVeteran(deps: Deps, player: string): Promise<void> {
  const wallets = createWalletStore(deps);
  const runs = createRuns(deps, wallets);
  const how = { powerUps: bought(LAST_LEVEL) };
  let played = playRun({ seed: 1, skill: SKILLS.ace, how });
  for (let seed = 2; seed <= TRIES && played.reason !== "cleared"; seed += 1)
    played = playRun({ seed, skill: SKILLS.ace, how });
  const attempt = `veteran-${player}`;
  await runs.start(player, attempt);
  const evidence = evidenceOf(HERO_RULES, played.setup, played.recording);
  await runs.pay({ account: player, attempt, evidence, ...storedOf(played) });

  const rich = `rich-${player}`;
  await runs.start(player, rich);
  await wallets.apply(player, {
    ...{ kind: "hero-run", key: `hero:${rich}`, attempt: rich, seconds: 0, cleared: true },
    ...{ kills: 0, coins: COINS, prisms: 0, score: 0, ranked: false },
  });
  for (const powerUp of POWER_UPS)
    for (let level = 1; level <= LAST_LEVEL; level += 1)
      await wallets.apply(player, powerUpOperation({ powerUp, level }));
}
