import {
  type Angler,
  type Bite,
  type CastAnswer,
  FISHING_PHASES,
  type PressAnswer,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { type Angling, NOT_FISHING, type Stores } from "../../core/app/stores.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import type { PlaceRoom } from "../../core/net/places.ts";
import { askRoom } from "../../core/net/room-request.ts";
import type { Text } from "../../core/texts/texts.ts";

type PhaseName = Angling["phase"];

const NAMES: readonly PhaseName[] = Object.keys(FISHING_PHASES) as (keyof typeof FISHING_PHASES)[];

/** Misses in a row after which the calm way is offered. */
const OFFER_AFTER = 2;

/** The player's own line: what the server says of it, as the screen shows it, and what the player does with it. */
export interface OwnAngling {
  /** Call each frame with the own angler, for phases that the state brings. */
  follow(angler: Angler): void;
  cast(): Promise<void>;
  press(attempt: string, elapsed: number): Promise<void>;
  reelIn(): Promise<void>;
}

interface OwnAnglingParts {
  room: PlaceRoom;
  stores: Stores;
  text: Text;
  landed: (answer: PressAnswer) => void;
}

export function createOwnAngling({ room, stores, text, landed }: OwnAnglingParts): OwnAngling {
  const { $angling, $said, toasts, settings } = stores;
  let stated: number = FISHING_PHASES.idle;
  let answered: string | null = null;
  let casting = false;
  let misses = 0;

  /** Whoever misses again and again is told of the calm way. */
  const tellMiss = (): void => {
    misses += 1;
    toasts.show({ tone: "warn", key: "fishing:outcome.miss" });
    if (misses % OFFER_AFTER !== 0 || settings.$settings.get().calm) return;
    toasts.show({ tone: "note", key: "fishing.calm-offer" });
  };

  room.onMessage("bite", (bite: Bite) => {
    $angling.set({ phase: "bite", bite: { ...bite, at: performance.now() }, result: null });
    $said.set(text("fishing.bite-said"));
  });

  const tellOutcome = ({ outcome, items }: PressAnswer): void => {
    const [item] = items;
    if (outcome === "miss" || item === undefined) {
      tellMiss();
      return;
    }
    misses = 0;
    if (item === "failed") toasts.show({ tone: "note", key: "fishing:outcome.safe" });
    else {
      const key = items.length > 1 ? "fishing:outcome.success-extra" : "fishing:outcome.success";
      toasts.show({ tone: "catch", key, values: { colour: text(`fishing:colour.${item}`) } });
    }
  };

  return {
    follow({ phase }) {
      if (phase === stated) return;
      stated = phase;
      const name = NAMES[phase] ?? "idle";
      const { bite, result } = $angling.get();
      if (name === "missed" && bite && answered !== bite.attempt) tellMiss();
      // The bite itself comes as a message, which carries the arrow.
      if (name === "bite") return;
      if (name === "idle") $angling.set(NOT_FISHING);
      else $angling.set({ phase: name, bite: null, result });
      if (name === "casting" || name === "waiting") $said.set(text(`fishing:phase.${name}`));
    },
    async cast() {
      if (casting) return;
      casting = true;
      try {
        await askRoom<CastAnswer>(room, "cast", { calm: settings.$settings.get().calm });
      } catch (error) {
        if (codeOf(error) === "bag-full") stores.$dialog.set({ kind: "bag-full", category: "fish" });
        else showRefusal(toasts, error);
      } finally {
        casting = false;
      }
    },
    async press(attempt, elapsed) {
      answered = attempt;
      try {
        const answer = await askRoom<PressAnswer>(room, "press", { attempt, elapsed });
        $angling.set({ ...$angling.get(), result: answer });
        landed(answer);
        tellOutcome(answer);
      } catch (error) {
        // The fish was gone before the press came.
        if (codeOf(error) === "not-now") tellMiss();
        else showRefusal(toasts, error);
      }
    },
    async reelIn() {
      try {
        await askRoom(room, "reel-in");
      } catch {
        // Nothing was left to reel in: the state says so too.
      }
    },
  };
}
