import { paceOf } from "@diamond-valley/schemas/arena/input.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { HeroBoard, WatchedRun } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { runOf as setupOf } from "@diamond-valley/schemas/diamond-hero/setup.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Game } from "../../../core/app/game.ts";
import { facingOfHeading } from "../../../core/arena/arena-walkers.ts";
import { wrapAround } from "../../../core/arena/wrap.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import { createRunFigure, type Dress, type RunFigure } from "./figure.ts";
import { createTape, type Tape } from "./tape.ts";

/** Steps at once, so that a page never stands still for a ghost; its cards are skipped at this rate. */
const AT_ONCE = 24;

/** The player's own best run beside this one. */
export interface Ghost {
  /** Mobs that it had beaten at this time. */
  kills(): number;
  /** Behind each step of the own world. */
  step(world: World): void;
  /** Each frame: faintly, where it was at this time. */
  draw(world: World, at: Point, delta: number): void;
  destroy(): void;
}

/** The attempt of the player's best run; null without one. Rejects where it can't be fetched. */
async function bestOf({ api }: Pick<Game, "api">): Promise<WatchedRun | null> {
  const { top, around } = await api.call<HeroBoard>("GET", "/game_rpg/leaderboard/hero?span=all");
  const own = [...around, ...top].find((line) => line.own);
  return own ? api.call<WatchedRun>("GET", `/game_rpg/replay/${encodeURIComponent(own.attempt)}`) : null;
}

/** Fetches it, and lets it run beside. Without a best run, a line or the rules that it was played by there is none. */
export function createGhost(scene: SceneContext, game: Pick<Game, "api">, dress: Dress): Ghost {
  let tape: Tape | null = null;
  let figure: RunFigure | null = null;
  let isGone = false;
  const fetchTape = async (): Promise<void> => {
    const best = await bestOf(game);
    if (!best || isGone) return;
    tape = createTape(HERO_RULES, best.evidence);
    figure = createRunFigure(scene, { ...dress, character: setupOf(tape.world.setup).character }, true);
  };
  // A race without a ghost is a run.
  fetchTape().catch(() => {});

  return {
    kills: () => tape?.world.tally.kills[0] ?? 0,
    step({ own }) {
      if (!tape) return;
      // By the time of play: neither waits for the cards of the other.
      for (
        let made = 0;
        made < AT_ONCE && tape.world.own[OWN.time]! < own[OWN.time]! && !tape.isOver();
        made += 1
      )
        tape.step();
    },
    draw(world, at, delta) {
      if (!tape || !figure) return;
      const { player } = tape.world;
      const wrap = wrapAround(world.field, at);
      figure.setVisible(!tape.isOver());
      figure.update(
        {
          x: wrap.x(player.x[0]!),
          y: wrap.y(player.y[0]!),
          facing: facingOfHeading(player.heading[0]!),
          walking: paceOf(player.before[0]!) > 0,
        },
        { safe: false, down: player.hp[0]! <= 0, won: false },
        delta,
      );
    },
    destroy() {
      isGone = true;
      tape = null;
      figure?.destroy();
    },
  };
}
