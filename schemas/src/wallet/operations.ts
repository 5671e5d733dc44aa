import {
  type Change,
  change,
  type Holdings,
  held,
  isRefusal,
  type Refusal,
  type Rule,
  refuse,
} from "./holdings.ts";
import { levelAt, MILESTONES } from "./levels.ts";
import { type BonusOperation, bonusRule } from "./operations/bonus.ts";
import { type BossEndOperation, bossEndRule } from "./operations/boss-end.ts";
import { type BossStartOperation, bossStartRule } from "./operations/boss-start.ts";
import { type CatchOperation, catchRule } from "./operations/catch.ts";
import { type ClosingOperation, closingRule } from "./operations/closing.ts";
import { type CommunityOperation, communityRule } from "./operations/community.ts";
import { type DeliveryOperation, deliveryRule } from "./operations/delivery.ts";
import { type EntriesOperation, entriesRule } from "./operations/entries.ts";
import { type ExchangeOperation, exchangeRule } from "./operations/exchange.ts";
import { type GiftOperation, giftRule } from "./operations/gift.ts";
import { type GrantOperation, grantRule } from "./operations/grant.ts";
import { type HeroPowerUpOperation, heroPowerUpRule } from "./operations/hero-power-up.ts";
import { type HeroRunOperation, heroRunRule } from "./operations/hero-run.ts";
import { type HeroStartOperation, heroStartRule } from "./operations/hero-start.ts";
import { type JoinTeamOperation, joinTeamRule } from "./operations/join-team.ts";
import { type MatchOperation, matchRule } from "./operations/match.ts";
import { type PeaceOperation, peaceRule } from "./operations/peace.ts";
import { type ResetOperation, resetRule } from "./operations/reset.ts";
import { type SignInOperation, signInRule } from "./operations/sign-in.ts";

/** Every kind of operation. A new one is a file beside these, a line here and a line in the rules below. */
interface Operations {
  catch: CatchOperation;
  delivery: DeliveryOperation;
  exchange: ExchangeOperation;
  entries: EntriesOperation;
  reset: ResetOperation;
  bonus: BonusOperation;
  gift: GiftOperation;
  grant: GrantOperation;
  peace: PeaceOperation;
  "boss-start": BossStartOperation;
  "boss-end": BossEndOperation;
  "hero-start": HeroStartOperation;
  "hero-run": HeroRunOperation;
  "hero-power-up": HeroPowerUpOperation;
  "sign-in": SignInOperation;
  "join-team": JoinTeamOperation;
  match: MatchOperation;
  community: CommunityOperation;
  closing: ClosingOperation;
}

type Kind = keyof Operations;

const RULES: { [K in Kind]: Rule<Operations[K]> } = {
  catch: catchRule,
  delivery: deliveryRule,
  exchange: exchangeRule,
  entries: entriesRule,
  reset: resetRule,
  bonus: bonusRule,
  gift: giftRule,
  grant: grantRule,
  peace: peaceRule,
  "boss-start": bossStartRule,
  "boss-end": bossEndRule,
  "hero-start": heroStartRule,
  "hero-run": heroRunRule,
  "hero-power-up": heroPowerUpRule,
  "sign-in": signInRule,
  "join-team": joinTeamRule,
  match: matchRule,
  community: communityRule,
  closing: closingRule,
};

/** Something done to a wallet, once: `key` is made by the server and never used for anything else. */
export type WalletOperation = Operations[Kind];

/** What an operation did: one line of the ledger. `seq` numbers a wallet's lines from 1 without a gap. */
export interface LedgerEntry {
  seq: number;
  key: string;
  /** Epoch ms in season time. */
  at: number;
  kind: Kind | "milestone";
  changes: Change[];
  /** The level that the operation led to, or null; and the diamonds of the milestones that it reached. */
  levelUp: number | null;
  milestoneDiamonds: number;
  /** Null for milestones, which follow from the experience of another operation. */
  operation: WalletOperation | null;
}

/** The wallet after an operation, and the lines that lead there. No lines: nothing had to change. */
export interface Performed {
  holdings: Holdings;
  entries: LedgerEntry[];
}

function ruled<K extends Kind>(
  holdings: Holdings,
  operation: Operations[K] & { kind: K },
  now: number,
): Change[] | Refusal {
  return RULES[operation.kind](holdings, operation, now);
}

/**
 * Does `operation` on `holdings`, whose last line in the ledger is number `seq`. This is the whole meaning of an
 * operation: the server stores what this answers, and nothing else changes a wallet. Milestones that the level has
 * reached are paid in the same step, each with a line and a key of its own, so that none can be paid twice.
 */
export function perform(
  holdings: Holdings,
  seq: number,
  operation: WalletOperation,
  now: number,
): Performed | Refusal {
  if (held(holdings, "closed") > 0 && operation.kind !== "closing") return refuse("not-registered");
  const changes = ruled(holdings, operation, now);
  if (isRefusal(changes)) return changes;
  if (changes.length === 0) return { holdings, entries: [] };
  const done = change(holdings, changes);
  const milestones = operation.kind === "closing" ? [] : milestonesDue(done);
  const level = levelAt(held(done, "experience"));
  const entry: LedgerEntry = {
    seq: seq + 1,
    key: operation.key,
    at: now,
    kind: operation.kind,
    changes,
    levelUp: level > levelAt(held(holdings, "experience")) ? level : null,
    milestoneDiamonds: milestones.reduce((sum, { diamonds }) => sum + diamonds, 0),
    operation,
  };
  const paid = milestones.map((milestone, index) => milestoneEntry(milestone, entry.seq + 1 + index, now));
  return {
    holdings: paid.reduce((after, { changes }) => change(after, changes), done),
    entries: [entry, ...paid],
  };
}

/** Milestones that the level has reached and that are unpaid: usually those just reached. */
function milestonesDue(holdings: Holdings): { level: number; diamonds: number }[] {
  const level = levelAt(held(holdings, "experience"));
  return MILESTONES.filter(
    (milestone) => milestone.level <= level && held(holdings, `milestones.${milestone.level}`) === 0,
  );
}

function milestoneEntry(
  milestone: { level: number; diamonds: number },
  seq: number,
  now: number,
): LedgerEntry {
  return {
    seq,
    key: `milestone:${milestone.level}`,
    at: now,
    kind: "milestone",
    changes: [
      { path: "diamonds", by: milestone.diamonds },
      { path: `milestones.${milestone.level}`, by: 1 },
    ],
    levelUp: null,
    milestoneDiamonds: 0,
    operation: null,
  };
}
