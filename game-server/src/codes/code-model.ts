import { CODE_KINDS, type CodeGift, UPGRADE_TIERS } from "@diamond-valley/schemas/account/codes.ts";
import { defineModel, type Versioned } from "../database/model.ts";

/** A document of the `codes` collection. */
export interface CodeDocument extends CodeGift, Versioned {
  _id: string;
  holder: string | null;
  usedBy?: string | null;
  usedAt?: number;
  /** The calls of its account that took it: each gives back only what it took itself. Version 1 counted them. */
  holds?: readonly string[] | number;
}

/** Invite and VIP codes. */
export const codeModel = defineModel<CodeDocument>({
  name: "codes",
  comment: "Invite and VIP codes that were given out; each is used by one account.",
  version: 2,
  fields: {
    _id: { type: String, required: true, match: /^[A-Z0-9]{4,32}$/, comment: "The code, normalised." },
    kind: { type: String, required: true, enum: CODE_KINDS, comment: "What kind of code it is." },
    tier: { type: String, enum: [...UPGRADE_TIERS, null], comment: "Tier that it raises to, or null." },
    holder: { type: String, comment: "Digest of the address that it is for, or null for anybody." },
    usedBy: { type: String, comment: "The account's id that has it, or absent." },
    usedAt: { type: Number, comment: "When it was taken, epoch ms in season time." },
    holds: {
      type: Object,
      validate: (holds: unknown) =>
        Array.isArray(holds) ? holds.every((hold) => typeof hold === "string") : Number.isInteger(holds),
      comment: "Calls of its account that took it: a random name for each; in version 1 their number.",
    },
  },
});
