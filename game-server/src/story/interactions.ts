import { withFavours } from "@diamond-valley/schemas/favours/favours.ts";
import { isOpenTo } from "@diamond-valley/schemas/places/gate.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { deliveryReward } from "@diamond-valley/schemas/quests/rewards.ts";
import { type Situation, stepNoted } from "@diamond-valley/schemas/story/facts.ts";
import {
  type Effects,
  type HeardFacts,
  type Interaction,
  interact,
  overhear,
} from "@diamond-valley/schemas/story/interact.ts";
import { type Membership, NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import {
  changed,
  entered,
  holds,
  lasting,
  type Progress,
  type ProgressChange,
} from "@diamond-valley/schemas/story/progress.ts";
import type { Heard } from "@diamond-valley/schemas/story/reaction.ts";
import type { PlacedTarget } from "@diamond-valley/schemas/story/targets.ts";
import { textValues } from "@diamond-valley/schemas/story/values.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import type { Tell, WalletStore } from "../wallet/store.ts";
import type { ProgressStore } from "./progress.ts";
import type { Tries } from "./tries.ts";

/** What a live room asks of the story. */
export interface Interactions {
  /** All that the story's rules ask for about a player now. */
  situation(account: string): Promise<Situation>;
  /** Throws `forbidden` where the gate of a place is closed to a player. */
  admit(account: string, place: PlaceName): Promise<void>;
  /**
   * A player comes into a place from another one, null where nobody knows which: a new visit to a story place begins, and what the last
   * one left unfinished is gone.
   */
  enter(account: string, place: PlaceName, from: PlaceName | null): Promise<void>;
  /**
   * Touches a target in reach, or gives one of the answers that it offered. What has value is granted first, under a
   * key that counts once; then the progress changes. A crash between the two is mended by touching the target again.
   * `tell` is called with what a grant changed; `tries` is the player's try at a puzzle that is played in time. Throws
   * `not-found` where the target has nothing to answer.
   */
  interact(
    account: string,
    target: PlacedTarget,
    choice: string | undefined,
    tell?: Tell,
    tries?: Tries,
  ): Promise<InteractAnswer>;
  /**
   * Lets a target hear what a player does near it; the rest is as with a touch. Null where that is nothing to the target.
   */
  overhear(
    account: string,
    target: PlacedTarget,
    heard: { readonly hears: Heard; readonly known?: HeardFacts },
    tell?: Tell,
  ): Promise<InteractAnswer | null>;
  /**
   * Notes in a player's progress what happened in a game (`ROOM_FACTS`), and answers the progress afterwards. Noted again under
   * the same `name`, such as the attempt's, at once after it, it is noted once.
   */
  note(account: string, change: ProgressChange, name?: string): Promise<Progress>;
}

/** How often a touch is judged from its start where others come between: each time one of them has done something. */
const JUDGEMENTS_MAX = 5;

export interface InteractionParts {
  deps: Pick<Deps, "clock" | "season" | "id">;
  wallets: Pick<WalletStore, "view" | "apply">;
  accounts: { byId(account: string): Promise<Membership | null> };
  progress: ProgressStore;
}

export function createInteractions({ deps, wallets, accounts, progress }: InteractionParts): Interactions {
  async function situation(account: string): Promise<Situation> {
    const [read, wallet, player] = await Promise.all([
      progress.read(account),
      wallets.view(account),
      accounts.byId(account),
    ]);
    const known = await favoured(account, read, wallet);
    const { tier, vip, vvip, invited } = player ?? NO_MEMBERSHIP;
    const { quantity } = deliveryReward(tier, vvip);
    const membership = { tier, vip, vvip, invited };
    return { progress: known, wallet, season: deps.season(), quantity, membership };
  }

  /** Whoever knows the village a little is asked for favours: the day's are drawn when the player is first met on it. */
  async function favoured(account: string, known: Progress, wallet: WalletView): Promise<Progress> {
    const now = deps.clock.now();
    if (wallet.experience === 0 || withFavours(known, account, now) === known) return known;
    return progress.change(account, (before) => withFavours(before, account, now));
  }

  /** Answers whether it was paid now: the same is never paid again. */
  async function grant(account: string, given: Effects["grant"], tell?: Tell): Promise<boolean> {
    if (!given) return false;
    const { key, diamonds = 0, experience = 0, items = {} } = given;
    const operation = { kind: "grant", key, diamonds, experience, items } as const;
    return !(await wallets.apply(account, operation, { tell })).repeated;
  }

  /** What a rule says happens, paid and kept; null where it says that nothing does. */
  async function happened(
    account: string,
    target: PlacedTarget,
    rule: (situation: Situation, now: number) => Interaction | null,
    tell: Tell | undefined,
    tries?: Tries,
    judgements = 1,
  ): Promise<InteractAnswer | null> {
    const now = deps.clock.now();
    const before = await situation(account);
    const judged = (known: Progress) => rule({ ...before, progress: known }, now);
    const outcome = judged(before.progress);
    if (!outcome) return null;
    const { effects, trial, ...said } = outcome;
    if (trial !== undefined) tries?.keep(trial);
    const isPaidNow = await grant(account, effects.grant, tell);
    // Two tabs or a hasty finger: what another touch has done meanwhile is judged again, and adds nothing twice.
    let isOwed = false;
    const after = await progress.change(account, (known) => {
      const again = judged(known)?.effects;
      // Something else has become due, which is paid before it is kept.
      isOwed = again?.grant != null && again.grant.key !== effects.grant?.key;
      if (isOwed) return known;
      // What was paid has happened, although the player has left the place since.
      const isLeft = isPaidNow && !again?.grant && !holds(known, lasting(effects));
      const kept = isLeft ? lasting(effects) : again;
      return kept ? stepNoted({ ...before, progress: known }, changed(known, kept), now) : known;
    });
    if (isOwed && judgements < JUDGEMENTS_MAX)
      return happened(account, target, rule, tell, tries, judgements + 1);
    const { key: _, ...granted } = effects.grant ?? { key: "" };
    return {
      ...said,
      target: target.name,
      values: textValues({ ...before, progress: after }),
      granted: effects.grant ? granted : null,
      progress: after,
    };
  }

  return {
    situation,
    async admit(account, place) {
      const { gate } = PLACES[place];
      if (gate && !isOpenTo({ gate }, await situation(account), deps.clock.now()))
        throw new Problem("forbidden");
    },
    async enter(account, place, from) {
      const way = { place, from };
      await progress.change(account, (before) => entered(before, way, deps.id(), deps.clock.now()));
    },
    async interact(account, target, choice, tell, tries) {
      const trying = tries?.open();
      const touch = (known: Situation, now: number) => interact(known, target, now, choice, trying);
      const answer = await happened(account, target, touch, tell, tries);
      if (!answer) throw new Problem("not-found");
      return answer;
    },
    overhear: (account, target, { hears, known }, tell) =>
      happened(account, target, (situation, now) => overhear(situation, target, now, hears, known), tell),
    note: (account, change, name) => progress.change(account, (known) => changed(known, change), name),
  };
}
