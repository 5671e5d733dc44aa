import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { factsOf, type Situation } from "@diamond-valley/schemas/story/facts.ts";
import { currentStep, HINT, HINTS, PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { atom, computed, type ReadableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { inTurn } from "../../core/dialogs/in-turn.ts";
import { perGame, type Stop } from "../../core/feature.ts";
import { situationOf } from "../../core/story/situation.ts";
import { shownFor, touch } from "../../core/story/touch.ts";
import { SOUNDS } from "./sounds.ts";

/** What help there is in a step, the more the longer it takes. */
export type Help = keyof typeof HINTS;

/** The step of a part that the player is at: its `key` is another one for each visit. */
interface StepHere {
  readonly key: string;
  readonly part: string;
  readonly step: string;
}

/** The step that a player in `place` is at, or null. */
export function stepHere(situation: Situation | null, place: PlaceName | null): StepHere | null {
  const name = place && partOf(place);
  const part = name && PARTS.get(name);
  const session = situation?.progress.session;
  if (!situation || !name || !part || !session) return null;
  // Which step it is does not depend on the time.
  const step = currentStep(part, factsOf(situation, 0));
  return step && { key: `${session.attempt}/${step.id}`, part: name, step: step.id };
}

const SECOND = 1_000;

export interface Hints {
  /** The help that can be asked for now, and whether it was asked for already; null for none. */
  readonly $help: ReadableAtom<{ readonly help: Help; readonly isNew: boolean } | null>;
  /** Asks for it. */
  ask(): Promise<void>;
  follow(): Stop;
}

/** What of a game hints need. */
export type HintGame = Pick<Game, "ask" | "text" | "onEvent"> & {
  readonly stores: Game["stores"];
  readonly sounds: Pick<Game["sounds"], "play">;
};

/**
 * Offers help by the page's own clock, since the server's may stand elsewhere in time: it counts from when the step became
 * the current one, which the server knew no later.
 */
export function createHints(game: HintGame): Hints {
  const { stores } = game;
  const $here = computed([situationOf(stores), stores.$place], stepHere);
  const $help = atom<ReturnType<Hints["$help"]["get"]>>(null);
  let timers: ReturnType<typeof setTimeout>[] = [];
  let key: string | null = null;
  let asked: Help | null = null;

  const stopClock = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const offer = (help: Help): void => {
    $help.set({ help, isNew: true });
    game.sounds.play(SOUNDS.hint);
    stores.$announced.set(game.text(`story:hint.ready.${help}`));
  };

  return {
    $help,
    async ask() {
      const [here, now] = [$here.get(), $help.get()];
      if (!here || !now) return;
      const show = inTurn(game);
      const answer = await touch(game, HINT);
      if (!answer) return;
      $help.set({ ...now, isNew: false });
      if (asked !== now.help)
        game.onEvent({ kind: "hint-asked", part: here.part, step: here.step, help: now.help });
      asked = now.help;
      show(shownFor(answer));
    },
    follow() {
      const stop = $here.subscribe((here) => {
        // On the way from place to place of a part there is none for a moment: the clock runs on.
        if (!here && stores.$place.get() === null) return;
        if ((here?.key ?? null) === key) return;
        key = here?.key ?? null;
        asked = null;
        stopClock();
        $help.set(null);
        if (!here) return;
        timers = (Object.keys(HINTS) as Help[]).map((help) =>
          setTimeout(() => offer(help), HINTS[help] * SECOND),
        );
      });
      return () => {
        stop();
        stopClock();
      };
    },
  };
}

export const hintsOf = perGame((game) => createHints(game));
