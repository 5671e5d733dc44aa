import { type EndAnswer, STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import type { Arms, Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { BOSS_MESSAGES, OVER } from "@diamond-valley/schemas/boss/messages.ts";
import { GOLEM_LOST } from "@diamond-valley/schemas/story/golem.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
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
import { unrankedBy } from "./entry.ts";
import type { Sight } from "./sight.ts";

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
  readonly $sight: SightStore<Sight>;
  readonly $result: ReadableAtom<EndAnswer | null>;
  /** For another try. */
  readonly $begun: ReadableAtom<Choice | null>;
  begin(choice: Choice): Promise<void>;
  /** Begins the same again; asks what to fight where the same would be refused. */
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
  readonly stores: Pick<Game["stores"], "$dialog" | "$progress" | "$wallet" | "toasts" | "settings">;
};

export function createOwnFight({ ask, stores }: FightGame): OwnFight {
  const { $dialog, $progress, $wallet, toasts, settings } = stores;
  const { begin, end } = BOSS_MESSAGES;
  const $phase = atom<Phase>("none");
  const $shown = atom<ShownFight | null>(null);
  const $sight: SightStore<Sight> = atom(null);
  const $begun = atom<Choice | null>(null);
  const beginning = createLatest();

  const trouble = (error: unknown): void => $dialog.set({ kind: "boss-trouble", message: troubleOf(error) });

  /** Whether the room would refuse this try: the entry says why, and leaves another choice. */
  const isRefused = ({ kind, ranked }: Choice): boolean => {
    const boss = $wallet.get()?.boss;
    return kind === "weekly" && ranked && boss !== undefined && unrankedBy(boss) !== null;
  };

  /** What the room has noted in the story is known here too. An older answer takes nothing back. */
  const noteLosses = ({ losses }: EndAnswer): void => {
    const progress = $progress.get();
    if (progress && losses !== null && losses > (progress.facts[GOLEM_LOST] ?? 0))
      $progress.set(changed(progress, { set: { [GOLEM_LOST]: losses }, add: {} }));
  };

  const wait = createResultWait<EndAnswer>({
    $dialog,
    farewell: FAREWELL,
    ask: () => ask(end, {}),
    take(result) {
      noteLosses(result);
      $phase.set("over");
    },
    isOver: () => $phase.get() === "over",
    dialogOf: ({ kind, outcome }) => ({
      kind: kind === "story" && outcome === "success" ? "boss-peace" : "boss-result",
    }),
    trouble,
  });

  const own: OwnFight = {
    $phase,
    $shown,
    $sight,
    $result: wait.$result,
    $begun,
    async begin(choice) {
      const before = $phase.get();
      if (before === "asked" || before === "fighting") return;
      wait.stop();
      $begun.set(choice);
      $phase.set("asked");
      $dialog.set(null);
      const { kind, arms, ranked } = choice;
      const { calm } = settings.$settings.get();
      const asked = kind === "story" ? { kind, calm } : { kind, arms, calm, ranked };
      await beginning.ask(
        () => ask(begin, asked),
        () => {
          wait.begun();
          $phase.set("fighting");
        },
        (error) => {
          $phase.set(before);
          if (codeOf(error) === "not-now" || codeOf(error) === "attempts-used") showRefusal(toasts, error);
          else trouble(error);
        },
      );
    },
    again() {
      const begun = $begun.get();
      if (begun && !isRefused(begun)) void own.begin(begun);
      else $dialog.set({ kind: "boss-entry" });
    },
    expectResult: wait.expect,
    fetchResult: wait.fetch,
    attach(room) {
      let isHere = true;
      onPush(room, OVER, () => isHere && void wait.fetch());
      // A fight that a reload interrupted goes on.
      if (room.state.stage === STAGES.fighting) $phase.set("fighting");
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
      $begun.set(null);
      closeDialogs(stores, ["boss-peace", "boss-result", "boss-leave"]);
    },
  };
  return own;
}

/** The player's own fight in a running game. */
export const fightOf = perGame(createOwnFight);
