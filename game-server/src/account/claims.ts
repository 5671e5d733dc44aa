import { TIERS } from "@diamond-valley/schemas/account/tiers.ts";
import { z } from "zod";
import { Problem } from "../http/problem.ts";

/** What the provider says of somebody who signs in. Fields of one provider only are absent from others. */
const ProviderClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  /** Codes are bound to addresses: one that the provider has not verified is anybody's. Absent from some providers. */
  email_verified: z.literal(true).optional(),
  name: z.string().max(200).nullable().default(null),
  picture: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .catch(null),
  gpp_tier: z.enum(TIERS).catch("none"),
  vip: z.boolean().catch(false),
  vvip: z.boolean().catch(false),
  invited: z.boolean().catch(false),
  /** Two letters; null where the provider doesn't tell. */
  country: z.string().nullable().default(null),
  audience_code: z.string().max(64).nullable().catch(null),
});

export type Claims = z.output<typeof ProviderClaims>;

/** Reads a provider's claims. Throws `missing-scope` where it kept back what an account is made of. */
export function readClaims(claims: unknown): Claims {
  const parsed = ProviderClaims.safeParse(claims);
  if (!parsed.success) throw new Problem("missing-scope");
  return parsed.data;
}

/** Scopes that some providers answer under other names: whether they were granted is seen from the claims. */
const standardScopes = new Set(["openid", "email", "profile"]);

/** Throws `missing-scope` where `granted` lacks a permission that `wanted` names (both as words in one text). */
export function checkGranted(wanted: string, granted: string | undefined): void {
  if (granted === undefined) return;
  const words = new Set(granted.split(" "));
  const missing = wanted.split(" ").some((scope) => !standardScopes.has(scope) && !words.has(scope));
  if (missing) throw new Problem("missing-scope");
}

/** Throws where the person may not take part: outside Korea, or not invited to early access (spec 1 §6). */
export function checkAdmitted(claims: Claims, stage: string): void {
  if (claims.country !== null && claims.country.toUpperCase() !== "KR") throw new Problem("geo-blocked");
  const early = claims.invited || claims.vip || claims.vvip;
  if (stage === "early-access" && !early) throw new Problem("early-access-blocked");
}
