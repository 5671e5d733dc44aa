import { SKILLS as FIGHTERS, playGolem } from "@diamond-valley/schemas/boss/bots.fixture.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { SKILLS as HUNTERS, playFight } from "@diamond-valley/schemas/hunting/bots.fixture.ts";
import { RULES as HUNTING } from "@diamond-valley/schemas/hunting/play.fixture.ts";
import { expect, test } from "vitest";
import { CONTEST_NAMES, gainOf, playContests } from "./testing/contenders/games.ts";
import { LIARS, type LiarName } from "./testing/contenders/liars.ts";
import { playAgain, type Script } from "./testing/played-again.ts";
import { EVEN, LINES } from "./testing/virtual-play.ts";

// A share of what `npm run bench -- fairness` measures.

const SCRIPTS: Record<string, (seed: number) => Script> = {
  hunting: (seed) => ({ rules: HUNTING, ...playFight({ seed, skill: HUNTERS.steady }) }),
  boss: (seed) => ({ rules: BOSS_RULES, ...playGolem({ seed, skill: FIGHTERS.steady }) }),
};

test.each(Object.entries(SCRIPTS))(
  "%s: the same inputs end in the same world on every line, and none is decided without its player",
  (_, scriptOf) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const script = scriptOf(seed);
      const ends = Object.values(LINES).map((line) => playAgain(script, line, seed));
      for (const end of ends) expect(end).toEqual({ sum: ends[0]!.sum, forced: 0, differences: 0 });
    }
  },
);

/** Lies that change nothing at all of what the server decides, where the line adds no chance of its own. */
const IDLE_LIES: readonly LiarName[] = [
  "retold: a second story of each span",
  "double: asks for each vein and slime three times",
];
/** Lies that cost whoever tells them. */
const DEAR_LIES: readonly LiarName[] = [
  "slow motion: half of the time",
  "slow motion only where something threatens",
  "forged world: full health, and a golem that is nearly beaten",
];

test.each(CONTEST_NAMES)("%s: no lie brings more than playing honestly does", async (game) => {
  const honest = await playContests(game, 6, EVEN);
  for (const name of IDLE_LIES)
    expect(await playContests(game, 6, EVEN, LIARS[name])).toMatchObject(
      honest.map(({ value, won }) => ({ value, won })),
    );
  for (const name of DEAR_LIES) {
    const { mean, within } = gainOf(await playContests(game, 6, EVEN, LIARS[name]), honest);
    expect(mean - within).toBeLessThanOrEqual(0);
  }
});
