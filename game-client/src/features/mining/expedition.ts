import { BURST, LOST, MINING_MESSAGES, OVER } from "@diamond-valley/schemas/mining/messages.ts";
import type { Burst, ExpeditionAnswer } from "@diamond-valley/schemas/mining/mining.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { troubleOf } from "../../core/arena/trouble.ts";
import { closeDialogs } from "../../core/dialogs/closing.ts";
import { onceClear } from "../../core/dialogs/once-clear.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { createLatest } from "../../core/latest.ts";
import { onPush, type Pushing } from "../../core/net/places.ts";
import { runningOf } from "./running.ts";

/**
 * How the player's expedition stands: `none` before its first, `asked` until the room has begun one, `running`, `ending`
 * from its end until the result is here, and `over` while the result is shown and until another one begins.
 */
export type Phase = "none" | "asked" | "running" | "ending" | "over";

/** What the screen shows of a running expedition beside the health. */
export interface ShownExpedition {
  /** Whole seconds. */
  readonly left: number;
  readonly depth: number;
  /** The vein that is the player's, 0 for none. */
  readonly vein: number;
  /** Whether a press now would be perfect. */
  readonly beat: boolean;
}

/** The player's own expedition: the room decides, this asks and remembers. */
export interface OwnExpedition {
  readonly $phase: ReadableAtom<Phase>;
  readonly $shown: WritableAtom<ShownExpedition | null>;
  readonly $result: ReadableAtom<ExpeditionAnswer | null>;
  /** The vein that was asked for and not answered yet, 0 for none. */
  readonly asked: number;
  begin(): Promise<void>;
  /** Asks for a vein. Answers whether it is the player's now. */
  take(vein: number): Promise<boolean>;
  /** Ends the expedition at the door, or fetches the result of one that is over. */
  finish(): Promise<void>;
  /** Listens to a room; `burst` hears what came out of a vein. Answers how to stop. */
  attach(room: Pushing, burst: (burst: Burst) => void): () => void;
  /** The mine was left. */
  reset(): void;
}

/** What of a game an expedition needs. */
export type ExpeditionGame = Pick<Game, "ask" | "text"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "$announced" | "toasts" | "settings">;
};

export function createExpedition({ ask, text, stores }: ExpeditionGame): OwnExpedition {
  const { $dialog, $announced, toasts, settings } = stores;
  const { begin, mine, end } = MINING_MESSAGES;
  const $phase = atom<Phase>("none");
  const $result = atom<ExpeditionAnswer | null>(null);
  /** Beginning and ending: who leaves the mine waits for neither. */
  const latest = createLatest();
  let asked = 0;
  let stopWaiting = (): void => {};

  const trouble = (error: unknown): void => $dialog.set({ kind: "mine-trouble", message: troubleOf(error) });

  /** The result is shown once nothing else lies over the cave: nobody's bag is closed while it is looked into. */
  const showResult = (): void => {
    stopWaiting();
    stopWaiting = onceClear($dialog, () => {
      if ($phase.get() === "over") $dialog.set({ kind: "mine-result" });
    });
  };

  const finish = async (): Promise<void> => {
    if ($phase.get() !== "running") return;
    $phase.set("ending");
    await latest.ask(
      () => ask(end, {}),
      (result) => {
        $result.set(result);
        $phase.set("over");
        // There is nothing to give up any more.
        closeDialogs(stores, ["mine-leave"]);
        showResult();
      },
      (error) => {
        $phase.set("running");
        // Whoever was pushed from the door in the last moment goes on.
        if (codeOf(error) === "too-far") showRefusal(toasts, error);
        else trouble(error);
      },
    );
  };

  return {
    $phase,
    $shown: atom<ShownExpedition | null>(null),
    $result,
    get asked() {
      return asked;
    },
    async begin() {
      const phase = $phase.get();
      if (phase !== "none" && phase !== "over") return;
      $phase.set("asked");
      await latest.ask(
        () => ask(begin, { calm: settings.$settings.get().calm }),
        () => {
          $phase.set("running");
          $announced.set(text("mining:said.begun"));
        },
        (error) => {
          // One is going on: the page was loaded anew in the middle of it.
          if (codeOf(error) === "not-now") return $phase.set("running");
          $phase.set("over");
          trouble(error);
        },
      );
    },
    async take(vein) {
      if (asked !== 0 || $phase.get() !== "running") return false;
      asked = vein;
      try {
        await ask(mine, { vein });
        return true;
      } catch (error) {
        const code = codeOf(error);
        if (code === "bag-full") $dialog.set({ kind: "bag-full", category: "ore" });
        else if (code === "taken") toasts.show({ tone: "note", key: "mining:prompt.taken" });
        // It was free when the key went down, and rests or is out of reach by now: what is seen says so.
        else if (code !== "not-now" && code !== "too-far") showRefusal(toasts, error);
        return false;
      } finally {
        asked = 0;
      }
    },
    finish,
    attach(room, burst) {
      let isHere = true;
      onPush(room, BURST, (content) => isHere && burst(content));
      onPush(room, LOST, () => isHere && toasts.show({ tone: "warn", key: "mining:found.lost" }));
      onPush(room, OVER, () => isHere && void finish());
      return () => {
        isHere = false;
      };
    },
    reset() {
      latest.drop();
      stopWaiting();
      asked = 0;
      $phase.set("none");
      $result.set(null);
      closeDialogs(stores, ["mine-result", "mine-leave"]);
    },
  };
}

/** The player's own expedition in a running game. */
export const expeditionOf = perGame((game) => {
  const expedition = createExpedition(game);
  expedition.$phase.subscribe((phase) => runningOf(game).set(phase === "running"));
  return expedition;
});
