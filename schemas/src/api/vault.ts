import * as z from "zod/mini";
import { PRIZE_TIERS } from "../account/tiers.ts";
import { EntriesChange } from "../vault/entries-change.ts";
import {
  type ClaimAnswer,
  ENTRY_STATUSES,
  type EntriesAnswer,
  type PrizeView,
  type VaultAnswer,
} from "../vault/vault.ts";
import { answer, body, type Calls, count } from "./contract.ts";
import { phase } from "./season.ts";

const claim = { code: z.string(), valid_until: z.iso.datetime() };
const REFUSALS = [
  "tier-not-eligible",
  "level-locked",
  "entries-closed",
  "claim-only",
  "sold-out",
  "already-claimed",
] as const;

const prize = answer<PrizeView>()(
  "Prize",
  z.strictObject({
    slug: z.string(),
    kind: z.string(),
    tier: z.enum(PRIZE_TIERS),
    level: count,
    type: z.enum(["physical", "digital"]),
    total: count,
    price: count,
    vip_only: z.boolean(),
    points: z.nullable(count),
    entries: count,
    status: z.enum(ENTRY_STATUSES),
    claim: z.nullable(z.strictObject(claim)),
    refusal: z.nullable(z.enum(REFUSALS)),
  }),
);

export const VaultReply = answer<VaultAnswer>()(
  "Vault",
  z.strictObject({
    phase,
    balance: z.nullable(count),
    level: z.nullable(count),
    has_address: z.boolean(),
    milestones: z.array(count),
    prizes: z.array(prize),
  }),
);
export const EntriesBody = body("EntriesChange", EntriesChange);
export const EntriesReply = answer<EntriesAnswer>()("Entries", z.strictObject({ balance: count, prize }));
export const ClaimReply = answer<ClaimAnswer>()(
  "Claim",
  z.strictObject({ ...claim, prize: z.string(), points: z.nullable(count) }),
);

/** The calls of this file. */
export const VAULT_CALLS = {
  "GET /sweepstakes": {
    summary: "The prizes, with the viewer's entries.",
    by: "anybody",
    answer: VaultReply,
  },
  "PUT /sweepstakes/:prize": {
    summary: "Sets the number of entries in a draw: adding, removing and repeating are the same call.",
    body: EntriesBody,
    answer: EntriesReply,
    errors: [
      "prize-not-found",
      "insufficient-diamonds",
      "entries-not-saved",
      "address-required",
      "tier-not-eligible",
      "level-locked",
      "entries-closed",
      "claim-only",
    ],
  },
  "POST /sweepstakes/:prize/claim": {
    summary: "Claims a VIP item and answers its code.",
    answer: ClaimReply,
    errors: ["prize-not-found", "tier-not-eligible", "entries-closed", "sold-out", "already-claimed"],
  },
} as const satisfies Calls;
