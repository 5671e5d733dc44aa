import type { Angler, Bite, PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { FISHING_MESSAGES } from "@diamond-valley/schemas/fishing/messages.ts";
import { unpackCatch } from "@diamond-valley/schemas/fishing/shown-catch.ts";
import { codeOf, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { type Catch, phaseName, type SharedPhase } from "./phases.ts";

/** A bite with the time at which its message came, ms since the page began: the arrow moves from then on. */
export type HookedBite = Bite & { at: number };

/**
 * The player's own attempt. Beside the phases that everybody sees: `asked` from the cast until the room's state shows
 * it, `pressed` from the press until its answer.
 */
export interface OwnAttempt {
  readonly phase: SharedPhase | "asked" | "pressed";
  readonly spot: number;
  /** Set while the arrow moves, and while the answer to the press is on its way. */
  readonly bite: HookedBite | null;
  /** What came up, in the phase `caught`. */
  readonly items: readonly Catch[];
  /** The guided first catch, which can't fail. */
  readonly guided: boolean;
}

export const NOT_FISHING: OwnAttempt = { phase: "idle", spot: 0, bite: null, items: [], guided: false };

/** How long the state may take to show a cast that was answered, ms; after that the attempt is over already. */
const SHOWN_WITHIN = 1_000;

/**
 * The player's own fishing. A press has one way back: its answer, which holds all that is shown. The room's state
 * decides only what no press of this page did: the cast, the end, and a fish that left.
 */
export interface OwnFishing {
  readonly $attempt: ReadableAtom<OwnAttempt>;
  cast(): Promise<void>;
  /** A press, `elapsed` ms after the arrow of this attempt was first drawn. Only the first one of an attempt counts. */
  press(attempt: string, elapsed: number): Promise<void>;
  reelIn(): Promise<void>;
  bite(bite: Bite): void;
  /** Takes what the room's state says of the own angler; call it each frame. `now` in ms. */
  follow(angler: Pick<Angler, "phase" | "spot" | "catch">, now: number): void;
  /** The room was left. */
  reset(): void;
}

/** What of a game fishing needs. */
export type FishingGame = Pick<Game, "ask" | "text" | "controls"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "$announced" | "toasts" | "settings">;
};

export function createOwnFishing(game: FishingGame): OwnFishing {
  const { $dialog, $announced, toasts, settings } = game.stores;
  const { cast, press, reelIn } = FISHING_MESSAGES;
  const $attempt = atom<OwnAttempt>(NOT_FISHING);
  /** The last phase of the state that was taken, so that each is taken once. */
  let followed: SharedPhase = "idle";
  /** When the cast was answered, ms; null while it is on its way or not asked for. */
  let answeredAt: number | null = null;

  const change = (next: Partial<OwnAttempt>): void => $attempt.set({ ...$attempt.get(), ...next });
  const landed = ({ outcome, items }: Pick<PressAnswer, "outcome" | "items">): void => {
    if (outcome === "miss" || items.length === 0) change({ phase: "missed", bite: null });
    else change({ phase: "caught", bite: null, items });
  };
  /** What no press of this page brought: the fish left, or the catch was asked for over HTTP. */
  const ended = (angler: Pick<Angler, "catch">): void => {
    const items = unpackCatch(angler.catch);
    landed({ outcome: items.length > 0 ? "success" : "miss", items });
  };

  return {
    $attempt,
    async cast() {
      const { phase } = $attempt.get();
      if (phase !== "idle" && phase !== "caught" && phase !== "missed") return;
      // A key that is still held would walk on and reel the line in again.
      game.controls.letGo();
      answeredAt = null;
      $attempt.set({ ...NOT_FISHING, phase: "asked" });
      try {
        const { spot, guided } = await game.ask(cast, { calm: settings.$settings.get().calm });
        // The room's state may show the cast before its answer is here.
        if ($attempt.get().phase !== "idle") change({ spot, guided });
        answeredAt = performance.now();
      } catch (error) {
        $attempt.set(NOT_FISHING);
        if (codeOf(error) === "bag-full") $dialog.set({ kind: "bag-full", category: "fish" });
        else showRefusal(toasts, error);
      }
    },
    async press(attempt, elapsed) {
      const { phase, bite } = $attempt.get();
      if (phase !== "bite" || bite?.attempt !== attempt) return;
      change({ phase: "pressed" });
      try {
        landed(await game.ask(press, { attempt, elapsed }));
      } catch (error) {
        // The fish was gone before the press came.
        if (codeOf(error) !== "not-now") showRefusal(toasts, error);
        if (error instanceof Unreachable) {
          // The answer is lost, and the catch may be paid: the room's state says it, if it still can, and the wallet.
          followed = "idle";
          $attempt.set(NOT_FISHING);
        } else change({ phase: "missed", bite: null });
      }
      if (followed === "idle") $attempt.set(NOT_FISHING);
    },
    async reelIn() {
      try {
        await game.ask(reelIn, {});
      } catch {
        // Nothing was left to reel in: the state says so too.
      }
    },
    bite(bite) {
      change({ phase: "bite", bite: { ...bite, at: performance.now() }, items: [] });
      $announced.set(game.text(bite.guided ? "fishing.bite-said-guided" : "fishing.bite-said"));
    },
    follow(angler, now) {
      const { phase } = $attempt.get();
      const overdue = phase === "asked" && answeredAt !== null && now - answeredAt > SHOWN_WITHIN;
      const next = phaseName(angler.phase);
      if (next === followed && !overdue) return;
      followed = next;
      // Until its answer is there, a press is not decided; a bite comes with its message, which carries the arrow.
      if (phase === "pressed" || next === "bite") return;
      // The bite's message goes at once, before the patch that shows it: until then the state says what was before.
      if (phase === "bite" && (next === "casting" || next === "waiting")) return;
      // The end of the attempt before this cast.
      if (phase === "asked" && next === "idle" && !overdue) return;
      if (next === "caught" || next === "missed") {
        if (phase !== "caught" && phase !== "missed") ended(angler);
      } else if (next === "idle") $attempt.set(NOT_FISHING);
      else {
        const { guided } = $attempt.get();
        $attempt.set({ ...NOT_FISHING, phase: next, spot: angler.spot, guided });
        $announced.set(game.text(`fishing:phase.${next}`));
      }
    },
    reset() {
      followed = "idle";
      $attempt.set(NOT_FISHING);
    },
  };
}

/** The player's own fishing in a running game. */
export const fishingOf = perGame(createOwnFishing);
