import type { Exchange, SubmissionAnswer } from "@diamond-valley/schemas/quests/delivery.ts";
import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";
import type { TeamBoard } from "@diamond-valley/schemas/teams/board.ts";
import { TEAMS } from "@diamond-valley/schemas/teams/teams.ts";
import type { EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { CATEGORIES, type WalletUpdate, type WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { isRefusal } from "./answers.ts";
import { type Journal, noteUpdate } from "./journal.ts";
import { persist } from "./persist.ts";
import type { Visitor } from "./visitor.ts";

/** Items of one colour in a delivery (spec 2 §5). */
const QUANTITY = 10;
/** The most entries of one prize that a bot asks for at once. */
const MOST_ENTRIES = 20;

/** What a player does besides the games, each call repeated until its outcome is certain. */
export interface BotTasks {
  wallet(): Promise<WalletView>;
  /** Delivers ten of a colour where the bag holds them. Answers false where there is nothing to deliver or no more today. */
  deliver(wallet: WalletView): Promise<boolean>;
  /** Trades three failed items, or two of the rarest colour, for one of the commonest, of whatever fills the bag most. */
  exchange(wallet: WalletView): Promise<boolean>;
  /** Joins a team, once. */
  joinTeam(): Promise<void>;
  /** Sets the entries of an open prize to another number, as far as the diamonds go. */
  enterDraw(): Promise<boolean>;
}

export function createBotTasks(
  visitor: Visitor,
  journal: Journal,
  random: Random,
  signal: AbortSignal,
): BotTasks {
  const wallet = () => persist(() => visitor.call<WalletView>("GET", "/game_rpg/user_data"), signal);

  /** The submission's id makes the delivery one and the same however often it is sent. */
  async function submit(id: string): Promise<SubmissionAnswer> {
    return persist(
      () => visitor.call<SubmissionAnswer>("POST", "/game_rpg/submission/submit", { id }),
      signal,
    );
  }

  async function deliver({ bag, deliveries }: WalletView): Promise<boolean> {
    const order = CATEGORIES.filter((category) => deliveries[category].used < deliveries[category].limit)
      .flatMap((category) => COLOURS.map((colour) => ({ category, colour })))
      .find(({ category, colour }) => bag[category].stock[colour] >= QUANTITY);
    if (!order) return false;
    try {
      const { id } = await persist(
        () => visitor.call<{ id: string }>("POST", "/game_rpg/submission/create", order),
        signal,
      );
      journal.deliveries.set(id, { ...order, id });
      const answer = await submit(id);
      journal.deliveries.set(id, { ...order, id, answer });
      noteUpdate(journal, answer);
      return true;
    } catch (error) {
      if (isRefusal(error, "daily-limit", "insufficient-inventory")) return false;
      throw error;
    }
  }

  async function exchange({ bag }: WalletView): Promise<boolean> {
    const category = CATEGORIES.toSorted((one, other) => bag[other].used - bag[one].used)[0]!;
    const { stock } = bag[category];
    const byCount = [...COLOURS].sort((one, other) => stock[one] - stock[other]);
    const to = byCount.at(-1) ?? "blue";
    const spare = byCount.find((colour) => colour !== to && stock[colour] >= 2);
    const from = stock.failed >= 3 ? "failed" : spare;
    if (!from) return false;
    const trade: Exchange = { category, from, to };
    const record = { ...trade, answered: false };
    journal.exchanges.push(record);
    try {
      // No key of the player's makes two of these one, so it is sent once.
      const update = await visitor.call<WalletUpdate>("POST", "/game_rpg/exchange", trade);
      record.answered = true;
      noteUpdate(journal, update);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      journal.exchanges.splice(journal.exchanges.indexOf(record), 1);
      if (isRefusal(error, "exchange-short", "too-many-requests", "too-fast")) return false;
      throw error;
    }
  }

  /** The team makes the call one and the same however often it is sent. */
  async function joinTeam(): Promise<void> {
    if (journal.team?.acknowledged) return;
    const team = journal.team?.wanted ?? pick(random, TEAMS);
    journal.team = { wanted: team, acknowledged: false };
    await persist(() => visitor.call<TeamBoard>("POST", "/game_rpg/team", { team }), signal);
    journal.team.acknowledged = true;
  }

  async function enterDraw(): Promise<boolean> {
    const { prizes, balance } = await persist(() => visitor.call<VaultAnswer>("GET", "/sweepstakes"), signal);
    const open = prizes.filter(
      (prize) => prize.refusal === null && (prize.entries > 0 || prize.price <= (balance ?? 0)),
    );
    if (open.length === 0) return false;
    const { slug, price, entries } = pick(random, open);
    const affordable = entries + Math.floor((balance ?? 0) / price);
    const wanted = between(random, 0, Math.min(affordable, MOST_ENTRIES));
    const before = journal.entries.get(slug) ?? { wanted: entries, acknowledged: entries, changes: 0 };
    journal.entries.set(slug, { wanted, acknowledged: undefined, changes: before.changes });
    try {
      const { prize } = await persist(
        () => visitor.call<EntriesAnswer>("PUT", `/sweepstakes/${slug}`, { entries: wanted }),
        signal,
      );
      journal.entries.set(slug, { wanted, acknowledged: prize.entries, changes: before.changes + 1 });
      return true;
    } catch (error) {
      if (isRefusal(error)) journal.entries.set(slug, before);
      if (isRefusal(error, "insufficient-diamonds", "address-required")) return false;
      throw error;
    }
  }

  return { wallet, deliver, exchange, joinTeam, enterDraw };
}
