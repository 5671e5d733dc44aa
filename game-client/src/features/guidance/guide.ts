import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { GameState } from "@diamond-valley/schemas/quests/game-state.ts";
import {
  deliveryObjective,
  inStory,
  type Objective,
  objective,
} from "@diamond-valley/schemas/quests/objective.ts";
import { nextAct } from "@diamond-valley/schemas/quests/story-objective.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { POSTBOT } from "@diamond-valley/schemas/story/letters.ts";
import { marksOf } from "@diamond-valley/schemas/story/marks.ts";
import { nextUnlock, type Unlock } from "@diamond-valley/schemas/wallet/unlocks.ts";
import { atom, computed, type ReadableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { seasonNow } from "../../core/app/season-time.ts";
import { perGame, type Stop } from "../../core/feature.ts";
import { type SituationStores, situationOf } from "../../core/story/situation.ts";
import type { Box } from "./on-screen.ts";

/** What of a game the guide follows. */
export type GuidedGame = Pick<Game, "api"> & {
  readonly stores: SituationStores & Pick<Game["stores"], "$goal" | "$marks" | "$place" | "$seasonAhead">;
};

/** What the player should do next, and what the next level opens. */
export interface Guide {
  /** Null before the server has said how the player stands. */
  readonly $objective: ReadableAtom<Objective | null>;
  /** What the player may do instead: the next act or a delivery, or what it stands back for; null where there is no choice. */
  readonly $instead: ReadableAtom<Objective | null>;
  /** Leads the player to that from now on. */
  turn(): void;
  readonly $unlock: ReadableAtom<Unlock | null>;
  /** Asks the server how the player stands; answers season time, epoch ms. */
  load(): Promise<number>;
  /** Keeps the goal and the marks as the player's situation has them. */
  follow(): Stop;
}

export function createGuide({ api, stores }: GuidedGame): Guide {
  const { $wallet, $progress, $season, $quantity, $membership, $goal, $marks, $place } = stores;
  const $situation = situationOf(stores);
  const $turnedTo = atom<Other | null>(null);
  const $ways = computed([$situation, $place], (situation, place) => situation && waysOn(situation, place));
  const $isTurned = computed([$ways, $turnedTo], (ways, to) => to !== null && otherOf(ways?.other) === to);
  const $objective = computed([$ways, $isTurned], (ways, isTurned) =>
    isTurned ? (ways?.other ?? ways?.quest ?? null) : (ways?.quest ?? null),
  );
  const $instead = computed([$ways, $isTurned], (ways, isTurned) =>
    ways?.other ? (isTurned ? ways.quest : ways.other) : null,
  );
  const $shownMarks = computed([$situation, $objective, stores.$seasonAhead], (situation, next) =>
    shownMarks(situation, next, seasonNow(stores) ?? Date.now()),
  );
  const $level = computed($wallet, (wallet) => wallet?.level ?? null);
  const $unlock = computed($level, (level) => (level === null ? null : nextUnlock(level)));

  return {
    $objective,
    $instead,
    turn: () => $turnedTo.set($isTurned.get() ? null : otherOf($ways.get()?.other)),
    $unlock,
    async load() {
      const [known, season] = [$progress.get(), $season.get()];
      const state = await api.call<GameState>("GET", "/game_rpg/frontend-game-state");
      const now = $season.get();
      // A room tells which games are closed as soon as it is so: what it told meanwhile is newer.
      $season.set(
        now === season ? state.season : { ...state.season, ...(now?.closed && { closed: now.closed }) },
      );
      stores.$seasonAhead.set(state.now - Date.now());
      $quantity.set(state.quantity);
      $membership.set(state.membership);
      // What a room told meanwhile is newer, and so may a change of the wallet be.
      if ($progress.get() === known) $progress.set(state.progress);
      if (state.wallet.seq >= ($wallet.get()?.seq ?? 0)) $wallet.set(state.wallet);
      return state.now;
    },
    follow() {
      const stops = [
        $objective.subscribe((next) => {
          const target = next?.target ?? null;
          const before = $goal.get();
          if (target?.place !== before?.place || target?.object !== before?.object) $goal.set(target);
        }),
        $shownMarks.subscribe((marks) => $marks.set(marks)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Steps of a newcomer, who is led to one character at a time. */
const FIRST_STEPS: readonly Objective["step"][] = ["meet-mayor", "meet-fisher", "first-catch"];

/** What the player may do next: what the quests say, and beside it something else where there is a choice. */
interface Ways {
  readonly quest: Objective;
  readonly other: Objective | null;
}

/** What a player may choose beside the quests: who has chosen acts has chosen no deliveries. */
type Other = "act" | "delivery";

const otherOf = (other: Objective | null | undefined): Other | null =>
  other ? (other.part === null ? "delivery" : "act") : null;

function waysOn(situation: Situation, place: PlaceName | null): Ways {
  const quest = objective(situation, place ?? undefined);
  const mayChoose =
    quest.part === null && !FIRST_STEPS.includes(quest.step) && place && partOf(place) === null;
  return { quest, other: mayChoose ? besides(situation, quest) : null };
}

/** The next act; for who is to face the golem also a delivery, as the golem is easier at a higher level. */
function besides(situation: Situation, { step }: Objective): Objective | null {
  const act = nextAct(situation);
  if (act) return inStory(situation, act);
  return step === "fight-golem" ? deliveryObjective(situation) : null;
}

/**
 * The marks over characters; in the first steps that of the goal alone, as a dozen of them would lead nowhere, and that of the
 * postbot, for whom others let a player wait.
 */
function shownMarks(
  situation: Situation | null,
  next: Objective | null,
  now: number,
): ReturnType<typeof marksOf> {
  if (!situation || !next) return {};
  const marks = marksOf(situation, now);
  const isNew = situation.wallet.experience === 0 && next.step === "meet-tock";
  if (!isNew && !FIRST_STEPS.includes(next.step)) return marks;
  const shown = [next.target?.object, POSTBOT];
  return Object.fromEntries(Object.entries(marks).filter(([slug]) => shown.includes(slug)));
}

/** The guide of a running game. */
export const guideOf = perGame((game) => createGuide(game));

/** Where the goal is on the screen, CSS px; null where there is none. */
export interface GoalView {
  readonly x: number;
  readonly y: number;
  readonly inView: boolean;
  /** Where the player is drawn, CSS px: nothing lies over the own face. */
  readonly me: Box;
  /** Where the next bend of the way there lies, from the player, px of the world. */
  readonly ahead: { readonly x: number; readonly y: number };
}

/** Where the goal is on the screen now: the world says it each frame. */
export const goalViewOf = perGame(() => atom<GoalView | null>(null));
