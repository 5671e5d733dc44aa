import { DIGGING_MESSAGES, depthAt } from "@diamond-valley/schemas/digging/digging.ts";
import { atom, type ReadableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";

export interface OwnDigging {
  /** How deep the spade is; 0 out of the pit's reach. */
  readonly $depth: ReadableAtom<number>;
  /** Swings the spade, each frame in which the pit is in reach (`delta` in ms), or puts it away. */
  swing(isInReach: boolean, delta: number): void;
  dig(): Promise<void>;
}

function createOwnDigging({ ask, stores }: Game): OwnDigging {
  const $depth = atom(0);
  let elapsed = 0;
  return {
    $depth,
    swing(isInReach, delta) {
      elapsed = isInReach ? elapsed + delta : 0;
      $depth.set(isInReach ? depthAt(elapsed) : 0);
    },
    async dig() {
      try {
        const { outcome, experience } = await ask(DIGGING_MESSAGES.dig, { depth: $depth.get() });
        stores.toasts.show({ tone: "catch", key: `digging:${outcome}`, values: { experience } });
      } catch (error) {
        showRefusal(stores.toasts, error);
      }
    },
  };
}

export const diggingOf = perGame(createOwnDigging);
