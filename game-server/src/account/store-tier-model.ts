import { TIERS } from "@diamond-valley/schemas/account/tiers.ts";
import { defineModel, type Versioned } from "../database/model.ts";
import type { ListedTier } from "./store-tiers.ts";

/** A document of the `tiers` collection. */
export interface TierDocument extends Partial<ListedTier>, Versioned {
  _id: string;
}

/** The store's lists of tiers. */
export const storeTierModel = defineModel<TierDocument>({
  name: "tiers",
  comment: "The store's lists of tiers, also of people who never came; forgotten once winners are known.",
  version: 1,
  fields: {
    _id: { type: String, required: true, match: /^[\w-]{43}$/, comment: "Digest of the store's user." },
    weekly: {
      type: Object,
      comment: "`tier` of the newest weekly list and `at`, when it was taken in (epoch ms).",
    },
    snapshot: { type: String, enum: [...TIERS, null], comment: "Tier as of the snapshot." },
  },
});
