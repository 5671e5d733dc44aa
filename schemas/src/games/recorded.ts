import { replayRun } from "../arena/recorded/replay-run.ts";
import kernel from "../arena/recorded/runs.json" with { type: "json" };
import type { ArenaRules } from "../arena/rules.ts";
import { TOY_RULES } from "../arena/toy-rules.fixture.ts";
import boss from "../boss/recorded/runs.json" with { type: "json" };
import { BOSS_RULES } from "../boss/rules.ts";
import deep from "../deep/recorded/runs.json" with { type: "json" };
import { DEEP_RULES } from "../deep/rules.ts";
import hero from "../diamond-hero/recorded/runs.json" with { type: "json" };
import { HERO_RULES } from "../diamond-hero/rules.ts";
import hunting from "../hunting/recorded/runs.json" with { type: "json" };
import { huntingRules } from "../hunting/rules.ts";
import type { GameMap } from "../maps/map.ts";
import mining from "../mining/recorded/runs.json" with { type: "json" };
import { miningRules } from "../mining/rules.ts";
import type { PlaceName } from "../places/registry.ts";

/** Answers the map of a place. */
export type MapOf = (place: PlaceName) => GameMap;

/** The recorded runs of each game on the arena kernel, and the rules that they were recorded with. One line a game. */
const RECORDED = [
  { game: "kernel", runs: kernel, rules: (): ArenaRules => TOY_RULES },
  { game: "mining", runs: mining, rules: (mapOf: MapOf): ArenaRules => miningRules(mapOf("mine")) },
  { game: "hunting", runs: hunting, rules: (mapOf: MapOf): ArenaRules => huntingRules(mapOf("forest")) },
  { game: "boss", runs: boss, rules: (): ArenaRules => BOSS_RULES },
  { game: "deep", runs: deep, rules: (): ArenaRules => DEEP_RULES },
  { game: "diamond_hero", runs: hero, rules: (): ArenaRules => HERO_RULES },
];

/** What came of a run that was played again. */
export interface ReplayedRun {
  /** The game's name, a colon, and the run's. */
  readonly name: string;
  /** Whether each checksum is the one that was recorded. */
  readonly equal: boolean;
  /** The checksums, to compare two engines with each other. */
  readonly sums: readonly number[];
}

/**
 * Plays all recorded runs of all games again. It needs nothing of Node, so that any browser can be asked the same: see
 * `bench/src/determinism`.
 */
export function replayRecorded(mapOf: MapOf): ReplayedRun[] {
  return RECORDED.flatMap(({ game, runs, rules }) =>
    runs.map((run) => {
      const sums = replayRun(rules(mapOf), run);
      const equal = sums.length === run.sums.length && sums.every((sum, at) => sum === run.sums[at]);
      return { name: `${game}: ${run.name}`, equal, sums };
    }),
  );
}
