import type { EndAnswer, GemPaid } from "@diamond-valley/schemas/deep/deep.ts";
import { DEEP_MESSAGES, GEM, OVER } from "@diamond-valley/schemas/deep/messages.ts";
import { gemsFound } from "@diamond-valley/schemas/story/gems.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { createResultWait } from "../../core/arena/result-wait.ts";
import { troubleOf } from "../../core/arena/trouble.ts";
import { closeDialogs } from "../../core/dialogs/closing.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import type { SightStore } from "../../core/hud/SeenSight.tsx";
import { createLatest } from "../../core/latest.ts";
import { onPush, type Pushing } from "../../core/net/places.ts";
import type { Sight } from "./sight.ts";

/** How long the end of a flight is seen before its result lies over it, ms. */
const FAREWELL = 1_600;
/** The part of the story whose diamonds they are. */
const PART = "diamond";

/**
 * How the player stands in the hall: `none` before the room has begun a world, `asked` until it has, `walking`, `flying`, `over`
 * from the end of a flight until the player walks or flies again, and `stuck` where nothing could begin.
 */
export type Phase = "none" | "asked" | "walking" | "flying" | "over" | "stuck";

/** What the screen shows of a flight beside the own health. */
export interface ShownFlight {
  /** From 1 on. */
  readonly stage: number;
  /** Whole seconds. */
  readonly left: number;
  /** Share of the time that has passed, %. */
  readonly run: number;
  /** Diamonds that this flight has caught. */
  readonly gems: number;
}

/** The player's own flight: the room decides, this asks and remembers. */
export interface OwnFlight {
  readonly $phase: ReadableAtom<Phase>;
  /** Null where nobody flies. */
  readonly $shown: WritableAtom<ShownFlight | null>;
  /** What of a flight lies where, for the page. */
  readonly $sight: SightStore<Sight>;
  readonly $result: ReadableAtom<EndAnswer | null>;
  /** Diamonds of the Deep that the player has, by the last answer. */
  found(): number;
  /** Begins to walk about, or a flight. */
  begin(flight: boolean): Promise<void>;
  /** Behind a result: another flight, or a walk on. */
  again(): void;
  rest(): void;
  /** The flight is over in the own world: its result comes, or is asked for. */
  expectResult(): void;
  fetchResult(): Promise<void>;
  /** Listens to a room; `paid` hears of each diamond. Answers how to stop. */
  attach(
    room: Pushing & { readonly state: { readonly flying?: boolean } },
    paid: (gem: GemPaid) => void,
  ): () => void;
  /** The hall was left. */
  reset(): void;
}

/** What of a game a flight needs. */
export type FlightGame = Pick<Game, "ask"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "$progress" | "toasts" | "settings">;
};

export function createOwnFlight({ ask, stores }: FlightGame): OwnFlight {
  const { $dialog, $progress, toasts, settings } = stores;
  const { begin, end } = DEEP_MESSAGES;
  const $phase = atom<Phase>("none");
  const $shown = atom<ShownFlight | null>(null);
  const $sight: SightStore<Sight> = atom(null);
  const beginning = createLatest();
  const trouble = (error: unknown): void => $dialog.set({ kind: "deep-trouble", message: troubleOf(error) });

  const found = (): number => {
    const progress = $progress.get();
    return progress ? gemsFound(progress, PART) : 0;
  };

  /** What the room has noted in the story is known here too. An older answer takes no diamond back. */
  const take = (progress: Progress | null): void => {
    if (progress && gemsFound(progress, PART) >= found()) $progress.set(progress);
  };

  const wait = createResultWait<EndAnswer>({
    $dialog,
    farewell: FAREWELL,
    ask: () => ask(end, {}),
    take(result) {
      take(result.progress);
      $phase.set("over");
    },
    isOver: () => $phase.get() === "over",
    dialogOf: () => ({ kind: "deep-result" }),
    trouble,
  });

  const own: OwnFlight = {
    $phase,
    $shown,
    $sight,
    $result: wait.$result,
    found,
    async begin(flight) {
      const before = $phase.get();
      if (before === "asked" || before === "flying") return;
      wait.stop();
      $phase.set("asked");
      await beginning.ask(
        () => ask(begin, { flight, calm: settings.$settings.get().calm }),
        () => {
          wait.begun();
          $phase.set(flight ? "flying" : "walking");
        },
        (error) => {
          $phase.set(before === "none" ? "stuck" : before);
          if (codeOf(error) === "not-now" || codeOf(error) === "too-far") showRefusal(toasts, error);
          else trouble(error);
        },
      );
    },
    again() {
      $dialog.set(null);
      void own.begin(true);
    },
    rest() {
      $dialog.set(null);
      void own.begin(false);
    },
    expectResult() {
      $phase.set("over");
      wait.expect();
    },
    fetchResult: wait.fetch,
    attach(room, paid) {
      let isHere = true;
      onPush(room, OVER, () => isHere && void wait.fetch());
      onPush(room, GEM, (gem) => {
        if (!isHere) return;
        take(gem.answer.progress);
        paid(gem);
      });
      // A flight that a reload interrupted goes on.
      if (room.state.flying) $phase.set("flying");
      return () => {
        isHere = false;
      };
    },
    reset() {
      beginning.drop();
      wait.reset();
      $phase.set("none");
      $shown.set(null);
      $sight.set(null);
      closeDialogs(stores, ["deep-result", "deep-leave"]);
    },
  };
  return own;
}

/** The player's own flight in a running game. */
export const flightOf = perGame(createOwnFlight);
