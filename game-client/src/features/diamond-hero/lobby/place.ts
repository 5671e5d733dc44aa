import { factsOf } from "@diamond-valley/schemas/story/facts.ts";
import type { Game } from "../../../core/app/game.ts";
import type { ScenePart } from "../../../core/scene/scene-feature.ts";
import { situationOf } from "../../../core/story/situation.ts";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { addLight, pulse } from "../../../core/world/lights.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import { HERO_TEXTS } from "../texts.ts";
import { accountOf, boardsOf } from "./account.ts";
import { boardGlance } from "./board-glance.ts";
import { callOut } from "./bubble.ts";
import { clock } from "./clock.ts";
import { lastRunOf } from "./last-run.ts";
import { lineUp } from "./line-up.ts";
import { standOffers } from "./prompts.ts";
import { rallyOn } from "./rally.ts";

/** Who comments on runs. */
const HOST = "rally";
/** What shines and breathes, at px of the map: the counter, the boards, the stage in front of the gate. */
const GLOWS = [
  ["glow-violet", 770, 450, 1.1, 0.3, 0.55, 1_300],
  ["glow-cyan", 770, 500, 0.8, 0.2, 0.4, 1_700],
  ["glow-cyan", 236, 92, 1, 0.2, 0.4, 1_900],
  ["glow-violet", 724, 92, 1, 0.2, 0.4, 1_600],
  ["glow-cyan", 180, 486, 1.5, 0.16, 0.3, 2_100],
] as const;
const GATE_GLOWS = [
  ["glow-gold", 480, 130, 1.9, 0.3, 0.55, 1_100],
  ["glow-violet", 480, 260, 1.6, 0.2, 0.42, 1_500],
] as const;

/** Asks for what the lobby shows: as its room is joined, so that on a slow line the answers come while the place is drawn. */
export function askAhead(game: Game): void {
  void accountOf(game).refresh();
  void boardsOf(game).all.refresh();
}

/** What the lobby of Diamond Hero shows of its players: who may run, the best names, and what Rally thinks of the last run. */
export async function buildLobby(context: SceneContext, game: Game): Promise<ScenePart> {
  const { stores, text, locale, more } = game;
  const numbers = numbersIn(locale);
  const [account, board] = [accountOf(game), boardsOf(game).all];
  await more.file("hero", HERO_TEXTS);
  const standing = await lineUp(context, game);
  const write = boardGlance(context, numbers, text("player:unnamed"));
  const shine = (glows: typeof GLOWS | typeof GATE_GLOWS): void => {
    for (const [frame, x, y, size, dim, bright, time] of glows)
      pulse(context, addLight(context, frame, x, y, y + 2, size, dim), bright, time);
  };
  shine(GLOWS);
  let isLit = false;
  const $situation = situationOf(stores);
  const stops = [
    account.$read.subscribe(({ value }) => value && standing.show(value.characters)),
    board.$read.subscribe(({ value }) => value && write(value.top)),
    $situation.subscribe((situation) => {
      if (!situation || isLit) return;
      isLit = factsOf(situation, Date.now())("all-gems") > 0;
      if (isLit) shine(GATE_GLOWS);
    }),
  ];
  context.scene.events.once("shutdown", () => {
    for (const stop of stops) stop();
  });

  const comment = (): void => {
    const $last = lastRunOf(game);
    const run = $last.get();
    const host = context.map.characters.find(({ slug }) => slug === HOST);
    if (!run || !host) return;
    $last.set(null);
    const words = text(`hero:lobby.rally.${rallyOn(run)}`, {
      time: clock(run.seconds),
      score: numbers.format(run.score),
    });
    stores.$announced.set(words);
    void callOut(context, host, words);
  };
  return {
    offers: (at) => standOffers(context.map.objects, at, isLit, text),
    enter() {
      comment();
      return {};
    },
  };
}
