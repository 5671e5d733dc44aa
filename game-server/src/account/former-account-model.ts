import { TIERS, type Tier } from "@diamond-valley/schemas/account/tiers.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `former_accounts` collection: what one deleted account has taken. */
export interface FormerAccountDocument extends Versioned {
  _id: string;
  sub: string;
  phone: string | null;
  tier: Tier;
  claims: string[];
  tierBonus: number;
  entryGift: boolean;
}

const digest = { type: String, match: /^[\w-]{43}$/ };

/** What keeps one person to one claim after a deletion. */
export const formerAccountModel = defineModel<FormerAccountDocument>({
  name: "former_accounts",
  comment:
    "What deleted accounts have taken, under keyed digests of the person, until all winners are on record.",
  version: 1,
  fields: {
    _id: {
      ...digest,
      required: true,
      comment: "Keyed digest of the account's id: a deletion that is done again writes the same document.",
    },
    sub: { ...digest, required: true, comment: "Keyed digest of the store's user." },
    phone: {
      ...digest,
      default: null,
      comment: "Keyed digest of the mobile number; null where none was given.",
    },
    tier: {
      type: String,
      required: true,
      enum: TIERS,
      comment: "Tier as of the snapshot, which draws go by.",
    },
    claims: { type: [String], required: true, comment: "Slugs of the VIP items that were claimed." },
    tierBonus: { type: Number, required: true, min: 0, comment: "Extra diamonds of tiers that were paid." },
    entryGift: { type: Boolean, required: true, comment: "Whether the gift for pre-registering was given." },
  },
  indexes: [
    { fields: { sub: 1 }, comment: "A sign-in looks for the lives of the same store user." },
    { fields: { phone: 1 }, comment: "Claims and gifts look for those of the same number." },
  ],
});
