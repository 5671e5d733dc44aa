import type { ContestName } from "@diamond-valley/game-server/arena/testing/contenders/games.ts";
import { playAgain, type Script } from "@diamond-valley/game-server/arena/testing/played-again.ts";
import { LINES } from "@diamond-valley/game-server/arena/testing/virtual-play.ts";
import * as boss from "@diamond-valley/schemas/boss/bots.fixture.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import * as hunting from "@diamond-valley/schemas/hunting/bots.fixture.ts";
import { RULES as HUNTING_RULES } from "@diamond-valley/schemas/hunting/play.fixture.ts";
import * as mining from "@diamond-valley/schemas/mining/bots.fixture.ts";
import { RULES as MINING_RULES } from "@diamond-valley/schemas/mining/play.fixture.ts";

/** Recordings of each game that are played again on each line. */
export const EQUAL_SEEDS = 200;

/** Recordings of steady players. */
const SCRIPTS: Record<ContestName, (seed: number) => Script> = {
  mining: (seed) => ({
    rules: MINING_RULES,
    ...mining.playExpedition({ seed, skill: mining.SKILLS.steady, depth: seed % 4 }),
  }),
  hunting: (seed) => ({
    rules: HUNTING_RULES,
    ...hunting.playFight({ seed, skill: hunting.SKILLS.steady }),
  }),
  boss: (seed) => ({ rules: BOSS_RULES, ...boss.playGolem({ seed, skill: boss.SKILLS.steady }) }),
};

/** How many of the recordings end on a line in the very world in which they end without one. */
export function equalOnLines(game: ContestName): { line: string; equal: number; forced: number }[] {
  const lines = (["200 ms", "350 ms"] as const).map((line) => ({ line, equal: 0, forced: 0 }));
  for (let seed = 1; seed <= EQUAL_SEEDS; seed += 1) {
    const script = SCRIPTS[game](seed);
    const at0 = playAgain(script, LINES["0 ms"], seed);
    for (const found of lines) {
      const { sum, forced } = playAgain(script, LINES[found.line], seed);
      if (sum === at0.sum) found.equal += 1;
      found.forced += forced;
    }
  }
  return lines;
}
