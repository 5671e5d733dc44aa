import type { Find } from "@diamond-valley/schemas/album/album.ts";
import type { BeginAnswer as BegunFight, EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import type { CommunityNews } from "@diamond-valley/schemas/community/news.ts";
import type {
  BeginAnswer as BegunRun,
  EndAnswer as EndedRun,
} from "@diamond-valley/schemas/diamond-hero/hero.ts";
import type { PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import type {
  Exchange,
  SubmissionAnswer,
  SubmissionCreate,
} from "@diamond-valley/schemas/quests/delivery.ts";
import type { Grant } from "@diamond-valley/schemas/story/reaction.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import type { Category, WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";

/** An attempt at an item as the bot saw it; without an answer its result is unknown. */
export interface PressRecord {
  attempt: string;
  category: Category;
  answer?: Pick<PressAnswer, "items">;
}

/** A fight with the golem that was begun; without an answer nobody knows whether its end was stored. */
export interface GolemRecord extends BegunFight {
  answer?: EndAnswer;
}

/** A run of Diamond Hero that was begun; without an answer nobody knows whether its end was stored. */
export interface RunRecord extends BegunRun {
  answer?: EndedRun;
}

export interface DeliveryRecord extends SubmissionCreate {
  id: string;
  answer?: SubmissionAnswer;
}

export interface ExchangeRecord extends Exchange {
  answered: boolean;
}

/** Entries of one prize: what the bot asked for last, what the server last said that it has, and how often it did. */
export interface EntriesRecord {
  wanted: number;
  acknowledged: number | undefined;
  changes: number;
}

/** What of the story was touched: how often, and what each answer said that it gave. */
export interface TouchRecord {
  asked: number;
  granted: Grant[];
}

/** All that one bot was promised, and all that it asked for without hearing what came of it. */
export interface Journal {
  /** Who the bot is at the sign-in provider. */
  loginHint: string;
  presses: Map<string, PressRecord>;
  /** Veins of the mine that it was given, or may have been: what bursts has its name from the answer alone. */
  veins: number;
  /** Fights with slimes that it was given, or may have been: they too have their names from the answer. */
  slimes: number;
  /** Fights with the golem by their name, and ranked ones that may have begun and counted without an answer. */
  golems: Map<string, GolemRecord>;
  unsureGolems: number;
  /** Runs of Diamond Hero by their name, and those that may have begun and counted without an answer. */
  runs: Map<string, RunRecord>;
  unsureRuns: number;
  /** Facts of the story that whoever lets the bots play has set, and that nothing paid. */
  given: Set<string>;
  /** Characters and objects of the story, by the names that the server has for them. */
  touches: Map<string, TouchRecord>;
  /** First finds and records that it was told of for its album: the largest by kind, mm or g. */
  finds: Map<string, number>;
  deliveries: Map<string, DeliveryRecord>;
  exchanges: ExchangeRecord[];
  /** The team that it asked for, if any, and whether it was told that it is in it. */
  team: { readonly wanted: Team; acknowledged: boolean } | null;
  /** Emote matches that it was told of and that counted. */
  matches: number;
  /** Other bots, as they sign in, whom it was told to have asked to be friends. */
  asked: Set<string>;
  entries: Map<string, EntriesRecord>;
  /** Diamonds that came with reaching a level, by that level. */
  milestones: Map<number, number>;
  /** What it was told of the community goal and its own challenge, by the wallet's line with which that was known. */
  community: Map<number, CommunityNews>;
  /** Refusals that an honest player must never see, by what was asked. */
  surprises: string[];
}

export function emptyJournal(loginHint: string): Journal {
  return {
    loginHint,
    presses: new Map(),
    veins: 0,
    slimes: 0,
    golems: new Map(),
    unsureGolems: 0,
    runs: new Map(),
    unsureRuns: 0,
    given: new Set(),
    touches: new Map(),
    finds: new Map(),
    deliveries: new Map(),
    exchanges: [],
    team: null,
    matches: 0,
    asked: new Set(),
    entries: new Map(),
    milestones: new Map(),
    community: new Map(),
    surprises: [],
  };
}

/** Writes down what a wallet update promised: the room and the answer may both bring the same one. */
export function noteUpdate(
  journal: Journal,
  { wallet, levelUp, milestoneDiamonds, community }: WalletUpdate,
): void {
  if (community) journal.community.set(wallet.seq, community);
  if (levelUp !== null && milestoneDiamonds > 0) journal.milestones.set(levelUp, milestoneDiamonds);
}

/** Writes down what a room told of the album. */
export function noteFinds({ finds }: Pick<Journal, "finds">, news: readonly Find[]): void {
  for (const { kind, size } of news) finds.set(kind, Math.max(size, finds.get(kind) ?? 0));
}

/** How many fights a journal holds that were paid or stored: herbs of slimes, the golem's, and runs of Diamond Hero. */
export function fights({ presses, golems, runs }: Journal): number {
  let count = 0;
  for (const { category, answer } of presses.values())
    if (category === "herbs" && answer?.items.length) count += 1;
  for (const { ranked, answer } of golems.values()) if (ranked && answer) count += 1;
  for (const { answer } of runs.values()) if (answer) count += 1;
  return count;
}

/** How many rewards of play a journal holds: catches, veins, fights, runs, gifts and gems of the story, deliveries, exchanges. */
export function rewards({ presses, golems, runs, touches, deliveries, exchanges }: Journal): number {
  let count = 0;
  for (const { granted } of touches.values()) count += granted.length;
  for (const { answer } of golems.values()) if (answer) count += 1;
  for (const { answer } of runs.values()) if (answer) count += 1;
  for (const { answer } of presses.values()) if (answer) count += 1;
  for (const { answer } of deliveries.values()) if (answer) count += 1;
  for (const { answered } of exchanges) if (answered) count += 1;
  return count;
}
