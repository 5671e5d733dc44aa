import { type Clock, koreanDay } from "@diamond-valley/schemas/clock.ts";
import { MATCH, matchOf, type ShownEmote } from "@diamond-valley/schemas/emote-match/emote-match.ts";
import { EMOTE_MATCH, MATCHED } from "@diamond-valley/schemas/emote-match/messages.ts";
import { TEAM_POINTS, type Team } from "@diamond-valley/schemas/teams/teams.ts";
import { matchKey } from "@diamond-valley/schemas/wallet/operations/match.ts";
import type { Logger } from "pino";
import type { Problem } from "../http/problem.ts";
import { withTimeout } from "../rooms/timeout.ts";
import type { WalletStore } from "../wallet/store.ts";

/** Where players show emotes to each other. */
export interface MatchingRoom {
  notify(account: string, type: string, message: unknown): void;
  broadcast(type: string, message: unknown): void;
}

export interface MatchingServices {
  deps: { clock: Clock; log: Logger };
  wallets: Pick<WalletStore, "apply" | "view">;
}

/** How long a match waits for the teams of the two, ms: it is seen soon also while the database is away. */
const TEAMS_WITHIN = 500;

interface Shown extends ShownEmote {
  readonly account: string;
}

/** An emote that still counts with others; `glowed` where it has matched somebody of today already. */
interface Waiting extends Shown {
  readonly glowed: boolean;
}

/** Who shows the same emote as somebody near by (world.md): both are told, and each team has its points. */
export interface EmoteMatches {
  /** Somebody showed an emote; `shown.at` is room time, ms. Resolves when what came of it is stored. */
  show(session: string, shown: Shown): Promise<void>;
  left(session: string): void;
}

export function createEmoteMatches(
  room: MatchingRoom,
  { deps: { clock, log }, wallets }: MatchingServices,
): EmoteMatches {
  /** The last emote of each session that has not counted yet. */
  const waiting = new Map<string, Waiting>();
  /** What was decided today (KST) already, and needs not be asked for again. */
  const decided = { day: "", pairs: new Set<string>() };

  const pairOf = (account: string, other: string): string => `${account} ${other}`;

  /** The day (KST), and what was decided on it. */
  function today(): typeof decided {
    const day = koreanDay(clock.now());
    if (decided.day !== day) Object.assign(decided, { day, pairs: new Set() });
    return { ...decided };
  }

  /** Whether a match of the two can still count for one of them, as far as this process knows. */
  function canCount(one: string, other: string): boolean {
    const { pairs } = today();
    return !pairs.has(pairOf(one, other)) || !pairs.has(pairOf(other, one));
  }

  /** The team of a player; null for none, and where that can't be read in time. */
  async function teamOf(account: string): Promise<Team | null> {
    try {
      return (await withTimeout(TEAMS_WITHIN, wallets.view(account))).team.name;
    } catch {
      return null;
    }
  }

  /** Shows to everybody that two match: each by session and account. */
  async function glow(...pair: readonly [string, string][]): Promise<void> {
    const teams = await Promise.all(pair.map(([, account]) => teamOf(account)));
    room.broadcast(EMOTE_MATCH.name, { sessions: pair.map(([session]) => session), teams });
  }

  /** Counts a match for one of the two. */
  async function count(account: string, other: string): Promise<void> {
    const { day, pairs } = today();
    const pair = pairOf(account, other);
    if (pairs.has(pair)) return;
    const tell = (content: NonNullable<(typeof MATCHED)["content"]>): void =>
      room.notify(account, MATCHED.name, content);
    try {
      const { repeated, update } = await wallets.apply(account, { kind: "match", key: matchKey(day, other) });
      pairs.add(pair);
      if (!repeated) tell({ points: TEAM_POINTS.match, left: update.wallet.team.matchesLeft, why: null });
    } catch (error) {
      const { code } = error as Partial<Problem>;
      if (code === "daily-limit") {
        pairs.add(pair);
        tell({ points: 0, left: 0, why: "no-more" });
      } else if (code === "team-needed") tell({ points: 0, left: 0, why: "no-team" });
      else log.debug({ reason: (error as Error).message }, "emote match not counted");
    }
  }

  /** Nobody is there whose match can count: somebody of today glows, once, and both emotes wait on for a third one. */
  async function glowAgain(
    session: string,
    shown: Shown,
    others: readonly (readonly [string, Waiting])[],
  ): Promise<void> {
    const fresh = others.filter(([, { glowed }]) => !glowed);
    const other = matchOf(shown, fresh);
    waiting.set(session, { ...shown, glowed: other !== null });
    if (other === null) return;
    const match = waiting.get(other)!;
    waiting.set(other, { ...match, glowed: true });
    await glow([session, shown.account], [other, match.account]);
  }

  return {
    async show(session, shown) {
      for (const [other, { at }] of waiting) if (shown.at - at > MATCH.within) waiting.delete(other);
      waiting.delete(session);
      const others = [...waiting];
      const other = matchOf(
        shown,
        others.filter(([, { account }]) => canCount(shown.account, account)),
      );
      if (other === null) return glowAgain(session, shown, others);
      const { account } = waiting.get(other)!;
      waiting.delete(other);
      await Promise.all([
        glow([session, shown.account], [other, account]),
        count(shown.account, account),
        count(account, shown.account),
      ]);
    },
    left(session) {
      waiting.delete(session);
    },
  };
}
