import type { ArenaEvent } from "@diamond-valley/schemas/arena/events.ts";
import { EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { paceOf } from "@diamond-valley/schemas/arena/input.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { ENDS } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { runOf as setupOf } from "@diamond-valley/schemas/diamond-hero/setup.ts";
import type { HeroView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Game } from "../../../../core/app/game.ts";
import { facingOfHeading } from "../../../../core/arena/arena-walkers.ts";
import { createGlide } from "../../../../core/arena/glide.ts";
import { createJuice } from "../../../../core/arena/juice.ts";
import { createTelegraphs } from "../../../../core/arena/telegraphs.ts";
import { openStage, type Stage } from "../../../../core/arena/watch/open-stage.ts";
import { createTimes } from "../../../../core/engine/at-times.ts";
import { followWith } from "../../../../core/world/camera.ts";
import { createRunDrawing } from "../drawing.ts";
import { createRunFigure } from "../figure.ts";
import { createHappenings } from "../happenings.ts";
import { drawHeroArt } from "../hero-art.ts";
import { NUMBERS_EVERY } from "../own-run.ts";
import type { Tape } from "../tape.ts";
import type { TapePlayer } from "./player.ts";

/** What the viewer needs of its game. */
export type WatchGame = Pick<Game, "sounds" | "text"> & {
  readonly stores: Pick<Game["stores"], "$announced" | "settings">;
};

export interface ScreenParts {
  readonly stage: HTMLElement;
  readonly game: WatchGame;
  readonly tape: Pick<Tape, "world" | "isOver">;
  readonly player: Pick<TapePlayer, "share" | "seeking" | "frame">;
  readonly look: CharacterLook;
  /** How it is watched now. */
  how(): Parameters<TapePlayer["frame"]>[1] & { readonly numbers: boolean };
  /** Some times a second: what the world shows, and whether the tape is at its end. */
  shown(view: HeroView, isOver: boolean): void;
}

/** Starts it, over whatever is drawn in the game; rejects where pictures can't be made. */
export const openScreen = (parts: ScreenParts): Promise<Stage> =>
  openStage(parts.stage, "neon-arena", async (context) => {
    await drawHeroArt(context);
    return { frame: createFrame(parts, context) };
  });

function createFrame(
  { game, tape, player, look, how, shown }: ScreenParts,
  context: Parameters<typeof createRunDrawing>[0],
) {
  const { world } = tape;
  const drawing = createRunDrawing(context);
  const telegraphs = createTelegraphs(context);
  const juice = createJuice(context, game.stores.settings);
  const figure = createRunFigure(context, { character: setupOf(world.setup).character, look, outfit: 0 });
  const focus = { x: 0, y: 0 };
  const happened = createHappenings({ scene: context, game, juice, drawing, at: () => focus });
  let glide = createGlide(world.field);
  let minute = -1;
  const isTimeToShow = createTimes(NUMBERS_EVERY);
  const place = (): void =>
    glide.at(world.clock.tick[0]!, { x: world.player.x[0]! / PX, y: world.player.y[0]! / PX });
  const begin = (): void => {
    glide = createGlide(world.field);
    place();
    Object.assign(focus, glide.draw(1, 0));
    drawing.begin(world);
    context.scene.cameras.main.centerOn(focus.x, focus.y - 50);
  };
  begin();
  followWith(context.scene, context.map, null, focus);

  const stepped = (events: readonly ArenaEvent[]): void => {
    place();
    drawing.step(world, events, how().numbers);
    for (const event of events) {
      happened(world, event);
      if (event.code === EVENTS.hurt) figure.hurt();
    }
  };

  return (delta: number): void => {
    const now = how();
    if (player.frame(delta, now, stepped)) begin();
    const moves = player.seeking === null && !now.paused;
    Object.assign(focus, glide.draw(player.share, delta));
    drawing.update(world, player.share, { ...focus }, moves ? delta : 0);
    const { view } = drawing;
    telegraphs.draw(world, focus);
    const { heading, before, hp, safe } = world.player;
    figure.update(
      {
        ...focus,
        facing: facingOfHeading(heading[0]!),
        walking: paceOf(before[0]!) > 0 && moves && !view?.cards,
      },
      { safe: safe[0]! > 0, down: hp[0]! <= 0, won: view?.end === ENDS.cleared },
      delta,
    );
    if (!view) return;
    if (view.minute !== minute) {
      minute = view.minute;
      game.sounds.drive(minute);
    }
    if (isTimeToShow(delta)) shown(view, tape.isOver());
  };
}
