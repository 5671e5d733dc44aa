import * as z from "zod/mini";
import { ARMS } from "../boss/kinds.ts";
import { CommunityNews } from "../community/news.ts";
import { Exchange, type SubmissionAnswer, SubmissionCreate, SubmissionSubmit } from "../quests/delivery.ts";
import type { InventoryAnswer } from "../quests/game-state.ts";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES, SKILLS, STOCK_ITEMS, type WalletUpdate, type WalletView } from "../wallet/wallet.ts";
import { answer, body, type Calls, count, each, int } from "./contract.ts";

const level = z.strictObject({ level: count, gained: count, needed: count });
const bag = each(
  CATEGORIES,
  z.strictObject({ stock: each(STOCK_ITEMS, count), used: count, capacity: count }),
);
export const delivered = z.strictObject({ limit: count, bonus: count, used: count });

/** `GET /game_rpg/user_data`: all that a player can win or spend. */
export const WalletAnswer = answer<WalletView>()(
  "Wallet",
  z.strictObject({
    seq: count,
    diamonds: count,
    coins: count,
    level: count,
    experience: count,
    levelProgress: z.strictObject({ gained: count, needed: count }),
    nextMilestone: z.nullable(z.strictObject({ level: int, diamonds: count })),
    mastery: each(SKILLS, level),
    bag,
    items: z.record(z.string(), count),
    deliveries: each(CATEGORIES, delivered),
    helped: each(CATEGORIES, each(COLOURS, count)),
    peace: z.boolean(),
    boss: z.strictObject({
      week: count,
      latest: count,
      attempts: count,
      wins: count,
      best: each(ARMS, count),
      calm: count,
      today: z.strictObject({ used: count, limit: count }),
    }),
    signIn: z.strictObject({ days: count, today: z.boolean() }),
    community: z.strictObject({ earned: count }),
    team: z.strictObject({ name: z.nullable(z.enum(COLOURS)), points: count, matchesLeft: count }),
  }),
);

export const InventoryReply = answer<InventoryAnswer>()("Inventory", z.strictObject({ bag }));

const update = {
  wallet: WalletAnswer,
  levelUp: z.nullable(int),
  milestoneDiamonds: count,
  gift: z.optional(count),
  community: z.optional(CommunityNews),
};
export const UpdateAnswer = answer<WalletUpdate>()("WalletUpdate", z.strictObject(update));

export const SubmissionCreateBody = body("SubmissionCreate", SubmissionCreate);
export const SubmissionSubmitBody = body("SubmissionSubmit", SubmissionSubmit);
export const ExchangeBody = body("Exchange", Exchange);
export const SubmissionReply = answer<{ id: string }>()("Submission", z.strictObject({ id: z.string() }));
export const DeliveryReply = answer<SubmissionAnswer>()(
  "Delivery",
  z.strictObject({ ...update, id: z.string(), quantity: count, experience_rewarded: count }),
);

/** The calls of this file. */
export const WALLET_CALLS = {
  "GET /game_rpg/user_data": {
    summary: "All that the player can win or spend.",
    answer: WalletAnswer,
  },
  "GET /game_rpg/inventory": { summary: "The bag.", answer: InventoryReply },
  "POST /game_rpg/exchange": {
    summary: "Exchanges items of one category.",
    body: ExchangeBody,
    answer: UpdateAnswer,
    errors: ["exchange-short", "exchange-same-colour", "bag-full", "closed"],
  },
  "POST /game_rpg/submission/create": {
    summary: "Makes the id of a delivery.",
    body: SubmissionCreateBody,
    answer: SubmissionReply,
    errors: ["closed"],
  },
  "POST /game_rpg/submission/submit": {
    summary: "Delivers, once for each id.",
    body: SubmissionSubmitBody,
    answer: DeliveryReply,
    errors: ["submission-not-found", "insufficient-inventory", "daily-limit", "closed"],
  },
} as const satisfies Calls;
