import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES, OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import type { CardsView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Game } from "../../../core/app/game.ts";
import { createResultWait } from "../../../core/arena/result-wait.ts";
import { troubleOf } from "../../../core/arena/trouble.ts";
import type { OpenDialog } from "../../../core/dialogs/dialogs.ts";
import { perGame } from "../../../core/feature.ts";
import { showRefusal } from "../../../core/hud/refusals.ts";
import type { SightStore } from "../../../core/hud/SeenSight.tsx";
import { createLatest } from "../../../core/latest.ts";
import { onPush, type Pushing } from "../../../core/net/places.ts";
import type { ShownWeapon } from "../result.ts";
import type { RunWish } from "../wish.ts";
import type { Sight } from "./sight.ts";

/** How long the end of a run is seen before its result lies over it, ms. */
const FAREWELL = 1_800;

/** How often the numbers of a run are shown anew, ms: kills and coins come by the dozen in a second, and nobody reads faster. */
export const NUMBERS_EVERY = 200;

/** How the player stands in the arena: `none` before anything was asked for, `waiting` where the player is asked who is to run, `over` from the end of a run on, `stuck` where none could begin. */
export type Phase = "none" | "waiting" | "asked" | "running" | "over" | "stuck";

/** Whether a run is asked for or goes on. */
export const isBusy = (phase: Phase): boolean => phase === "asked" || phase === "running";

/** What the screen shows of a run beside the own health; plain values, so that it is drawn anew only where one changes. */
export interface ShownRun {
  /** Whole seconds. */
  readonly seconds: number;
  readonly total: number;
  readonly level: number;
  /** Experience towards the next level, %. */
  readonly gained: number;
  readonly kills: number;
  readonly coins: number;
  /** Colours that are collected, by name. */
  readonly colours: string;
  /** `family:level` of each weapon. */
  readonly weapons: string;
  /** Health of the golem, %; null without one. */
  readonly golem: number | null;
  /** Kills more than the ghost has at this time; null without one. */
  readonly ahead: number | null;
  readonly calm: boolean;
}

/** The player's own run: the room decides, this asks and remembers. */
export interface OwnRun {
  readonly $phase: ReadableAtom<Phase>;
  /** Null where nobody runs. */
  readonly $shown: WritableAtom<ShownRun | null>;
  /** The cards that are shown, null while none are; another object for each change but that of the time. */
  readonly $cards: WritableAtom<CardsView | null>;
  /** Whole seconds until the first card is taken. */
  readonly $left: WritableAtom<number>;
  /** What of a run lies where, for the page. */
  readonly $sight: SightStore<Sight>;
  readonly $result: ReadableAtom<EndAnswer | null>;
  /** The dialog that leads on between two runs; null while one is asked for, goes on, or has a result to be shown. */
  next(): OpenDialog | null;
  /** The player is asked who is to run. */
  wait(): void;
  begin(wish: RunWish): Promise<void>;
  /** The run is over in the own world: its result comes, or is asked for. `weapons`: what it ended with. */
  expectResult(weapons: readonly ShownWeapon[]): void;
  fetchResult(): Promise<void>;
  /** Listens to a room. Answers how to stop. */
  attach(room: Pushing & { readonly state: { readonly running?: boolean } }): () => void;
  /** The arena was left. */
  reset(): void;
}

/** What of a game a run needs. */
export type RunGame = Pick<Game, "ask"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "toasts">;
};

export function createOwnRun({ ask, stores }: RunGame): OwnRun {
  const { $dialog, toasts } = stores;
  const { begin, end } = HERO_MESSAGES;
  const $phase = atom<Phase>("none");
  const $shown = atom<ShownRun | null>(null);
  const $cards = atom<CardsView | null>(null);
  const $left = atom(0);
  const $sight: SightStore<Sight> = atom(null);
  const beginning = createLatest();
  let weapons: readonly ShownWeapon[] = [];
  const trouble = (error: unknown): void => $dialog.set({ kind: "hero-trouble", message: troubleOf(error) });

  const wait = createResultWait<EndAnswer>({
    $dialog,
    farewell: FAREWELL,
    ask: () => ask(end, {}),
    take: () => $phase.set("over"),
    isOver: () => $phase.get() === "over",
    dialogOf: (result) => ({ kind: "hero-result", result, weapons }),
    trouble,
  });

  const own: OwnRun = {
    $phase,
    $shown,
    $cards,
    $left,
    $sight,
    $result: wait.$result,
    next() {
      const phase = $phase.get();
      if (phase === "none" || isBusy(phase) || wait.isAwaited()) return null;
      const result = wait.$result.get();
      return result ? { kind: "hero-result", result, weapons } : { kind: "hero-start" };
    },
    wait: () => $phase.set("waiting"),
    async begin({ character, calm }) {
      const before = $phase.get();
      if (isBusy(before)) return;
      wait.stop();
      $phase.set("asked");
      await beginning.ask(
        () => ask(begin, { character, calm }),
        () => {
          wait.begun();
          $phase.set("running");
        },
        (error) => {
          $phase.set(before === "over" ? before : "stuck");
          if (codeOf(error) === "not-now") showRefusal(toasts, error);
          else trouble(error);
        },
      );
    },
    expectResult(held) {
      weapons = held;
      $phase.set("over");
      wait.expect();
    },
    fetchResult: wait.fetch,
    attach(room) {
      let isHere = true;
      onPush(room, OVER, () => isHere && void wait.fetch());
      // A run that a reload interrupted goes on.
      if (room.state.running) $phase.set("running");
      return () => {
        isHere = false;
      };
    },
    reset() {
      beginning.drop();
      wait.reset();
      $phase.set("none");
      $shown.set(null);
      $cards.set(null);
      $sight.set(null);
    },
  };
  return own;
}

/** The player's own run in a running game. */
export const runOf = perGame(createOwnRun);
