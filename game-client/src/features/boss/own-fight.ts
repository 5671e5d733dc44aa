import { type EndAnswer, STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import type { Arms, Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { BOSS_MESSAGES, OVER } from "@diamond-valley/schemas/boss/messages.ts";
import { GOLEM_LOST } from "@diamond-valley/schemas/story/golem.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { troubleOf } from "../../core/arena/trouble.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { onPush, type Pushing } from "../../core/net/places.ts";
import type { Sight } from "./sight.ts";

/** How long the room may take to tell that a fight is stored before it is asked, ms: the push is lost with the line. */
const RESULT_MAX = 4_000;
/** How long the end of a fight is seen before its result lies over it, ms. */
const FAREWELL = 2_200;

/**
 * How the player's fight stands: `none` before it, `asked` until the room has begun it, `fighting`, and `over` from its
 * end until the next one.
 */
export type Phase = "none" | "asked" | "fighting" | "over";

/** What a fight is begun with. Calm is the setting of the game. */
export interface Choice {
  readonly kind: Kind;
  readonly arms: Arms;
  readonly ranked: boolean;
}

/** What was begun last, and whether it was in calm mode. */
export interface Begun extends Choice {
  readonly calm: boolean;
}

/** What the screen shows of a fight beside the own health. */
export interface ShownFight {
  readonly kind: Kind;
  /** From 1 on, and health of the golem at which each phase begins, % of the full. */
  readonly phase: number;
  readonly marks: string;
  /** Health of the golem, % of the full, rounded up. */
  readonly golem: number;
  /** Whole seconds. */
  readonly left: number;
  readonly attack: string | null;
  readonly isOpen: boolean;
  readonly closeCalls: number;
}

/** The player's own fight: the room decides, this asks and remembers. */
export interface OwnFight {
  readonly $phase: ReadableAtom<Phase>;
  /** Null where nobody fights. */
  readonly $shown: WritableAtom<ShownFight | null>;
  /** What of a fight lies where, for the page. */
  readonly $sight: WritableAtom<Sight | null>;
  readonly $result: ReadableAtom<EndAnswer | null>;
  /** For another try. */
  readonly $begun: ReadableAtom<Begun | null>;
  begin(choice: Choice): Promise<void>;
  /** Begins the same again. */
  again(): void;
  /** The fight is over in the own world: its result comes, or is asked for. */
  expectResult(): void;
  fetchResult(): Promise<void>;
  /** Listens to a room. Answers how to stop. */
  attach(room: Pushing & { readonly state: { readonly stage?: number } }): () => void;
  /** The circle was left. */
  reset(): void;
}

/** What of a game a fight needs. */
export type FightGame = Pick<Game, "ask"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "$progress" | "toasts" | "settings">;
};

export function createOwnFight({ ask, stores }: FightGame): OwnFight {
  const { $dialog, $progress, toasts, settings } = stores;
  const { begin, end } = BOSS_MESSAGES;
  const $phase = atom<Phase>("none");
  const $shown = atom<ShownFight | null>(null);
  const $sight = atom<Sight | null>(null);
  const $result = atom<EndAnswer | null>(null);
  const $begun = atom<Begun | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the own world came to its end, ms; null where it has not. */
  let ended: number | null = null;
  let stopWaiting = (): void => {};

  const trouble = (error: unknown): void => $dialog.set({ kind: "boss-trouble", message: troubleOf(error) });

  /** What the room has noted in the story is known here too. An older answer takes nothing back. */
  const noteLosses = ({ losses }: EndAnswer): void => {
    const progress = $progress.get();
    if (progress && losses !== null && losses > (progress.facts[GOLEM_LOST] ?? 0))
      $progress.set(changed(progress, { set: { [GOLEM_LOST]: losses }, add: {} }));
  };

  /** The result is shown once nothing else lies over the circle: nobody's bag is closed while it is looked into. */
  const showResult = (): void => {
    stopWaiting();
    const result = $result.get();
    if (!result || $phase.get() !== "over") return;
    if ($dialog.get() === null) {
      const isPeace = result.kind === "story" && result.outcome === "success";
      $dialog.set({ kind: isPeace ? "boss-peace" : "boss-result" });
      return;
    }
    stopWaiting = $dialog.listen((dialog) => dialog === null && showResult());
  };

  const fetchResult = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const result = await ask(end, {});
      if (result.attempt === $result.get()?.attempt) return;
      $result.set(result);
      noteLosses(result);
      $phase.set("over");
      // Whoever has just won sees it first; a reload comes back to the result at once.
      const seen = ended === null ? FAREWELL : performance.now() - ended;
      timer = setTimeout(showResult, Math.max(0, FAREWELL - seen));
    } catch (error) {
      // The room has not come to the end yet, and tells when it has.
      if (codeOf(error) !== "not-now") trouble(error);
    }
  };

  const own: OwnFight = {
    $phase,
    $shown,
    $sight,
    $result,
    $begun,
    async begin(choice) {
      const before = $phase.get();
      if (before === "asked" || before === "fighting") return;
      clearTimeout(timer);
      stopWaiting();
      const { calm } = settings.$settings.get();
      $begun.set({ ...choice, calm });
      $phase.set("asked");
      $dialog.set(null);
      try {
        const { kind, arms, ranked } = choice;
        await ask(begin, kind === "story" ? { kind, calm } : { kind, arms, calm, ranked: ranked && !calm });
        ended = null;
        $phase.set("fighting");
      } catch (error) {
        $phase.set(before);
        if (codeOf(error) === "not-now" || codeOf(error) === "attempts-used") showRefusal(toasts, error);
        else trouble(error);
      }
    },
    again() {
      const begun = $begun.get();
      if (begun) void own.begin(begun);
      else $dialog.set({ kind: "boss-entry" });
    },
    expectResult() {
      ended = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => void fetchResult(), RESULT_MAX);
    },
    fetchResult,
    attach(room) {
      let isHere = true;
      onPush(room, OVER, () => isHere && void fetchResult());
      // A fight that a reload interrupted goes on.
      if (room.state.stage === STAGES.fighting) $phase.set("fighting");
      return () => {
        isHere = false;
      };
    },
    reset() {
      clearTimeout(timer);
      stopWaiting();
      ended = null;
      $phase.set("none");
      $shown.set(null);
      $sight.set(null);
      $result.set(null);
      $begun.set(null);
    },
  };
  return own;
}

/** The player's own fight in a running game. */
export const fightOf = perGame(createOwnFight);
