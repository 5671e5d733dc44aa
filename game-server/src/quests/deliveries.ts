import type { SubmissionAnswer, SubmissionCreate } from "@diamond-valley/schemas/quests/delivery.ts";
import { deliveryReward } from "@diamond-valley/schemas/quests/rewards.ts";
import type { Account } from "../account/account.ts";
import { Problem } from "../http/problem.ts";
import type { WalletStore } from "../wallet/store.ts";
import type { SubmissionStore } from "./store.ts";

/** Deliveries in two steps: an id from the server, then the delivery under that id, once (spec 2 §4, §7). */
export interface Deliveries {
  create(playerId: string, wanted: SubmissionCreate): Promise<string>;
  /**
   * Delivers, or repeats the answer of an earlier delivery with this id. Throws `submission-not-found` for an id that isn't the player's,
   * `insufficient-inventory` and `daily-limit`; after those two the same id may be tried again.
   */
  submit(player: Pick<Account, "id" | "tier" | "vvip">, id: string): Promise<SubmissionAnswer>;
}

/** `close` after the delivery may be lost in a crash, and `create` makes up for it: so no id is handed out twice. */
export function createDeliveries(submissions: SubmissionStore, wallets: WalletStore): Deliveries {
  const keyOf = (id: string): string => `delivery:${id}`;
  return {
    async create(player, wanted) {
      const { id } = await submissions.open(player, wanted);
      if (!(await wallets.hasApplied(player, keyOf(id)))) return id;
      await submissions.close(id);
      return (await submissions.open(player, wanted)).id;
    },
    async submit({ id: player, tier, vvip }, id) {
      const submission = await submissions.find(player, id);
      if (!submission) throw new Problem("submission-not-found");
      const { category, colour } = submission;
      const { quantity, experience_rewarded: experience } = deliveryReward(tier, vvip);
      const operation = { kind: "delivery", key: keyOf(id), category, colour, quantity, experience } as const;
      const { update, entry } = await wallets.apply(player, operation);
      await submissions.close(id);
      // What was delivered first counts: the tier may have changed since.
      const done = entry?.operation?.kind === "delivery" ? entry.operation : operation;
      return { id, quantity: done.quantity, experience_rewarded: done.experience, ...update };
    },
  };
}
