import type { EndAnswer } from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING_MESSAGES, OVER } from "@diamond-valley/schemas/hunting/messages.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { troubleOf } from "../../core/arena/trouble.ts";
import { closeDialogs } from "../../core/dialogs/closing.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { createLatest } from "../../core/latest.ts";
import { onPush, type Pushing } from "../../core/net/places.ts";
import { fightingOf } from "./fighting.ts";

/** How long the room may take to tell that a fight is paid before it is asked, ms: the push is lost with the line. */
const RESULT_MAX = 4_000;
/** How long a result stays on the screen, ms: long enough to be read while one walks on. */
const STAY = 9_000;
/** A press that comes sooner after a result is on the screen begins no fight, ms: it was meant for the last one. */
const UNSEEN = 1_500;
/** What one frame counts at most, ms: while a busy page stands still nobody sees anything. */
const FRAME_MAX = 250;

/**
 * How the player's outing stands: `none` before it, `asked` until the room has begun it, `running`, and `stuck` where it
 * could not begin until the player tries again.
 */
export type Phase = "none" | "asked" | "running" | "stuck";

/** What the screen shows of a fight beside the health. */
export interface ShownFight {
  /** `fight`, `gather` while the herbs of a beaten slime lie there. */
  readonly phase: "fight" | "gather";
  /** Whole seconds; and the share of the time that is left, in steps of 2 %. */
  readonly left: number;
  readonly share: number;
  /** Health of the slime, % of the full. */
  readonly slime: number;
  /** Herbs that were taken. */
  readonly herbs: number;
  /** Whether the hunter is leaving the ring. */
  readonly isOutside: boolean;
}

/** The player's own hunting: the room decides, this asks and remembers. */
export interface OwnHunt {
  readonly $phase: ReadableAtom<Phase>;
  /** Null between fights. */
  readonly $shown: WritableAtom<ShownFight | null>;
  /** Of the last fight, until it is closed, was read, or the next one has a result. */
  readonly $result: ReadableAtom<EndAnswer | null>;
  /** The slime that was asked for and not answered yet, 0 for none. */
  readonly asked: number;
  /** Begins an outing, or another one in the way of the settings. */
  begin(): Promise<void>;
  /** Whether a press begins a fight: once the player has had the time to see how the last one ended. */
  mayFight(): boolean;
  /** Asks for a fight where one may begin. Answers whether the slime is the player's now. */
  fight(slime: number): Promise<boolean>;
  /** A frame was drawn, `delta` ms after the one before: a result counts as shown while nothing lies over it. */
  framed(delta: number): void;
  /** A fight is over in the own world: its result comes, or is asked for, and there is nothing to give up any more. */
  expectResult(): void;
  fetchResult(): Promise<void>;
  closeResult(): void;
  /** Listens to a room. Answers how to stop. */
  attach(room: Pushing): () => void;
  /** The forest was left. */
  reset(): void;
}

/** What of a game a hunt needs. */
export type HuntGame = Pick<Game, "ask"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "toasts" | "settings">;
};

export function createHunt({ ask, stores }: HuntGame): OwnHunt {
  const { $dialog, toasts, settings } = stores;
  const { begin, fight, end } = HUNTING_MESSAGES;
  const $phase = atom<Phase>("none");
  const $shown = atom<ShownFight | null>(null);
  const $result = atom<EndAnswer | null>(null);
  const beginning = createLatest();
  const ending = createLatest();
  let asked = 0;
  /** Whether a fight is over in the own world, and its result is still to come. */
  let isAwaited = false;
  /** Whether the room told the result of the last fight: on a slow line it does before the own world comes to the end. */
  let isTold = false;
  /** How long the result was on the screen, ms. */
  let shownFor = 0;
  /** Names the last fight whose result was shown. */
  let shownFight = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const trouble = (error: unknown): void => $dialog.set({ kind: "hunt-trouble", message: troubleOf(error) });

  /** There is nothing to give up any more. */
  const closeLeave = (): void => closeDialogs(stores, ["hunt-leave"]);

  const fetchResult = async (): Promise<void> => {
    clearTimeout(timer);
    await ending.ask(
      () => ask(end, {}),
      (result) => {
        isAwaited = false;
        if (result.attempt === shownFight) return;
        shownFight = result.attempt;
        isTold = true;
        shownFor = 0;
        $result.set(result);
      },
      (error) => {
        isAwaited = false;
        // The room has not come to the end yet, and tells when it has.
        if (codeOf(error) !== "not-now") trouble(error);
      },
    );
  };
  const mayFight = (): boolean => !isAwaited && ($result.get() === null || shownFor >= UNSEEN);

  return {
    $phase,
    $shown,
    $result,
    get asked() {
      return asked;
    },
    async begin() {
      if ($phase.get() === "asked") return;
      $phase.set("asked");
      await beginning.ask(
        () => ask(begin, { calm: settings.$settings.get().calm }),
        () => $phase.set("running"),
        (error) => {
          // A fight is going on: the page was loaded anew in the middle of it.
          if (codeOf(error) === "not-now") return $phase.set("running");
          $phase.set("stuck");
          trouble(error);
        },
      );
    },
    mayFight,
    async fight(slime) {
      if (asked !== 0 || $phase.get() !== "running" || !mayFight()) return false;
      asked = slime;
      try {
        await ask(fight, { slime });
        isTold = false;
        return true;
      } catch (error) {
        const code = codeOf(error);
        if (code === "bag-full") $dialog.set({ kind: "bag-full", category: "herbs" });
        else if (code === "monster-taken" || code === "monster-gone") showRefusal(toasts, error);
        // It hopped out of reach while the key went down: what is seen says so.
        else if (code !== "not-now" && code !== "too-far") trouble(error);
        return false;
      } finally {
        asked = 0;
      }
    },
    framed(delta) {
      if ($result.get() === null || $dialog.get() !== null) return;
      shownFor += Math.min(delta, FRAME_MAX);
      if (shownFor >= STAY) $result.set(null);
    },
    expectResult() {
      clearTimeout(timer);
      closeLeave();
      if (isTold) return;
      isAwaited = true;
      timer = setTimeout(() => void fetchResult(), RESULT_MAX);
    },
    fetchResult,
    closeResult: () => $result.set(null),
    attach(room) {
      let isHere = true;
      onPush(room, OVER, () => isHere && void fetchResult());
      return () => {
        isHere = false;
      };
    },
    reset() {
      beginning.drop();
      ending.drop();
      clearTimeout(timer);
      closeLeave();
      asked = 0;
      isAwaited = false;
      isTold = false;
      $phase.set("none");
      $shown.set(null);
      $result.set(null);
    },
  };
}

/** The player's own hunting in a running game. */
export const huntOf = perGame((game) => {
  const hunt = createHunt(game);
  hunt.$shown.subscribe((shown) => fightingOf(game).set(shown !== null));
  return hunt;
});
