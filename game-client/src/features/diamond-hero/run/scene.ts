import { EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { healthPercent } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { ENDS } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { runOf as setupOf } from "@diamond-valley/schemas/diamond-hero/setup.ts";
import type { HeroView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import type { Arena, ArenaGame, ArenaPart } from "../../../core/arena/arena-scene.ts";
import { keep } from "../../../core/arena/fighter.ts";
import { createTimes } from "../../../core/engine/at-times.ts";
import { runningOf } from "../running.ts";
import { HERO_TEXTS } from "../texts.ts";
import { lastWishOf, wishOf } from "../wish.ts";
import { createRunDrawing } from "./drawing.ts";
import { createRunFigure, type Dress, type RunFigure } from "./figure.ts";
import { createGhost, type Ghost } from "./ghost.ts";
import { createHappenings } from "./happenings.ts";
import { drawHeroArt } from "./hero-art.ts";
import { numbersOf } from "./numbers.ts";
import { nextOffers } from "./offers.ts";
import { isBusy, NUMBERS_EVERY, runOf } from "./own-run.ts";
import { sightOf } from "./sight.ts";
import { SOUNDS } from "./sounds.ts";

/** Ticks in which a run has only just begun. */
const NEW = 10;

/** The arena of Diamond Hero as it is drawn and played. */
export const RUN_SCENE: ArenaGame = {
  rulesOf: (version) => (version === HERO_RULES.version ? HERO_RULES : undefined),
  async build(context, game) {
    await Promise.all([drawHeroArt(context), game.more.file("hero", HERO_TEXTS)]);
    return createRun;
  },
};

function createRun(arena: Arena): ArenaPart {
  const { game, scene, room, client, juice } = arena;
  const { stores, controls, sounds } = game;
  const { $place, $dialog, $announced, $me } = stores;
  const run = runOf(game);
  const $wish = wishOf(game);
  const drawing = createRunDrawing(scene);
  const $numbers = numbersOf(game);
  const at = () => room.mine()?.pose ?? { x: 0, y: 0 };
  const happened = createHappenings({ scene, game, juice, drawing, at });
  let figure: RunFigure | null = null;
  let dressed = "";
  let ghost: Ghost | null = null;
  let ended = 0;
  let minute = -1;
  const isTimeToShow = createTimes(NUMBERS_EVERY);

  const dressOf = (world: World): Dress => {
    const { look, packed, outfit } = $me.get();
    const { character } = setupOf(world.setup);
    const key = `${character}:${packed}:${outfit}`;
    const dress: Dress = { character, look: look ?? CHARACTER_LOOKS.gardener, outfit };
    if (key !== dressed) {
      dressed = key;
      figure?.destroy();
      figure = createRunFigure(scene, dress);
    }
    return dress;
  };
  const isRunning = (view: HeroView | null): view is HeroView =>
    run.$phase.get() === "running" && view !== null && view.end === 0;

  /** Whoever comes in by the start dialog runs at once; who was sent here otherwise is asked first. */
  const setOut = (): void => {
    if ($place.get() === null || $dialog.get() !== null) return;
    const wish = $wish.get();
    if (wish) {
      $wish.set(null);
      void run.begin(wish);
    } else if (run.$phase.get() === "none") {
      run.wait();
      $dialog.set({ kind: "hero-start" });
    }
  };
  const showCards = (view: HeroView): void => {
    const { cards } = view;
    const before = run.$cards.get();
    if (!cards) {
      if (!before) return;
      run.$cards.set(null);
      if ($dialog.get()?.kind === "hero-cards") $dialog.set(null);
      // Keys and stick that are still held count again: nobody presses them anew for a card.
      controls.pickUp();
      return;
    }
    run.$left.set(Math.ceil(cards.left / 20));
    const same =
      before !== null &&
      before.die === cards.die &&
      before.rolls === cards.rolls &&
      before.rolling === cards.rolling &&
      before.offers === cards.offers;
    if (!same) run.$cards.set(cards);
    if ($dialog.get() === null) $dialog.set({ kind: "hero-cards" });
  };
  const show = (world: World, view: HeroView): void => {
    const { golem, experience, weapons } = view;
    keep(run.$shown, {
      seconds: view.seconds,
      total: view.total,
      level: view.level,
      gained: Math.min(100, Math.floor((experience.gained * 100) / Math.max(1, experience.needed))),
      kills: view.kills,
      coins: view.coins,
      colours: view.colours.join(" "),
      weapons: weapons.map(({ family, level }) => `${family}:${level}`).join(" "),
      golem: golem ? healthPercent(golem.hp, golem.hpMax) : null,
      ahead: ghost ? view.kills - ghost.kills() : null,
      calm: setupOf(world.setup).calm,
    });
  };
  const follow = (view: HeroView): void => {
    if (view.end === ended) return;
    ended = view.end;
    if (ended !== 0) run.expectResult(view.weapons.map(({ family, level }) => ({ family, level })));
  };
  const stops = [
    run.attach(room.room as never),
    run.$phase.subscribe((phase) => runningOf(game).set(phase === "running")),
  ];

  return {
    began(world) {
      ended = 0;
      minute = -1;
      drawing.begin(world);
      run.$sight.set(() => (client.world && drawing.view?.end === 0 ? sightOf(client.world) : null));
      const dress = dressOf(world);
      ghost?.destroy();
      ghost = null;
      if (lastWishOf(game).get()?.ghost && !setupOf(world.setup).calm)
        ghost = createGhost(scene, game, dress);
      if (world.clock.tick[0]! >= NEW) return;
      sounds.play(SOUNDS.begin, "hero:run.caption.begin");
      $announced.set(game.text("hero:run.said.begun"));
    },
    stepped(world, events) {
      drawing.step(world, events, $numbers.get());
      const { view } = drawing;
      if (!view) return;
      for (const event of events) {
        happened(world, event);
        if (event.code === EVENTS.hurt) figure?.hurt();
      }
      ghost?.step(world);
      if (view.minute !== minute) {
        minute = view.minute;
        sounds.drive(minute);
      }
    },
    update(mine, delta) {
      const { world } = client;
      setOut();
      // The runner is drawn as its character, in place of the walker.
      mine.sprite.hidden = world !== null && figure !== null;
      if (!world) return;
      const share = client.timeAt(performance.now()) - world.clock.tick[0]!;
      drawing.update(world, share, mine.pose, delta);
      const { view } = drawing;
      if (!view) return;
      follow(view);
      if (isRunning(view)) {
        showCards(view);
        if (isTimeToShow(delta)) show(world, view);
      } else if (run.$shown.get() !== null) run.$shown.set(null);
      dressOf(world);
      const pose = view.cards ? { ...mine.pose, walking: false } : mine.pose;
      figure?.update(
        pose,
        { safe: world.player.safe[0]! > 0, down: world.player.hp[0]! <= 0, won: view.end === ENDS.cleared },
        delta,
      );
      ghost?.draw(world, mine.pose, delta);
    },
    // Nothing is done with the action key in a run.
    busy: () => (isBusy(run.$phase.get()) ? null : undefined),
    offers: () => nextOffers(run.next(), game.text, (dialog) => $dialog.set(dialog)),
    end() {
      for (const stop of stops) stop();
      figure?.destroy();
      ghost?.destroy();
      drawing.destroy();
      run.reset();
      runningOf(game).set(false);
      if ($dialog.get()?.kind === "hero-cards") $dialog.set(null);
      if ($dialog.get()?.kind === "hero-leave") $dialog.set(null);
    },
  };
}
