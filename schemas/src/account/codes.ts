import * as z from "zod/mini";
import type { ErrorCode } from "../errors/catalogue.ts";
import { isEventOpen } from "../season/open.ts";
import type { SeasonView, Stage } from "../season/season.ts";
import { isHigher } from "./tier-status.ts";
import type { Tier } from "./tiers.ts";

/** An invitation opens what is for guests; a VIP code makes a VIP and may raise the tier (spec 1 §1, §4). */
export const CODE_KINDS = ["invite", "vip"] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** The tiers that a VIP code may raise somebody to (spec 1 §4). */
export const UPGRADE_TIERS = ["gold", "platinum", "diamond"] as const;
export type UpgradeTier = (typeof UPGRADE_TIERS)[number];

/** What a code gives. */
export interface CodeGift {
  kind: CodeKind;
  /** Of VIP codes only, and not of all. */
  tier: UpgradeTier | null;
}

/** What a code did: each has a success screen of its own (spec 1 §2). */
export type CodeOutcome = UpgradeTier | CodeKind;

/** The longest code that is read, as typed. */
export const CODE_MAX = 32;

/** A code as it is stored: capitals and digits, whatever case, width, dashes and blanks it was typed with. */
export function normalizeCode(typed: string): string {
  return typed.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "");
}

/** `POST /profile/code`. */
export const CodeEntry = z.strictObject({
  code: z.string().check(z.maxLength(CODE_MAX), z.overwrite(normalizeCode), z.regex(/^[A-Z0-9]{4,32}$/)),
});

/** The answer of `POST /profile/code`, and of repeating it. */
export interface CodeAnswer {
  outcome: CodeOutcome;
  gpp_tier: Tier;
  is_vip: boolean;
  total_diamonds: number;
  /** Of them, what had been spent on entries under the tier before and was given back just now. */
  diamonds_returned: number;
  /** Of them, what the tier brought just now. */
  diamonds_extra: number;
}

/** Refusals of a code with the message that stands beside the field of the registration. */
export const CODE_MESSAGES: Partial<Record<ErrorCode, string>> = {
  "code-invalid": "errors.invite-code",
  "code-used": "errors.invite-code-used",
  "code-not-yours": "errors.invite-code-not-yours",
  "code-not-applicable": "errors.invite-code-not-applicable",
};

/** What of an account decides whether a code gives it anything. */
export interface CodeHolder {
  vip: boolean;
  vvip: boolean;
  invited: boolean;
  /** The tier that draws go by. */
  drawTier: Tier;
}

/** What a code would do for somebody, or null where it would give nothing: it is kept for somebody else then. */
export function outcomeOf({ kind, tier }: CodeGift, holder: CodeHolder): CodeOutcome | null {
  if (holder.vvip) return null;
  if (kind === "invite") return holder.vip || holder.invited ? null : "invite";
  if (tier !== null && isHigher(tier, holder.drawTier)) return tier;
  return holder.vip ? null : "vip";
}

const openStages: readonly Stage[] = ["early-access", "prereg", "coming-soon"];

/** Whether codes are taken: until entries lock (spec 1 §8). */
export function areCodesOpen(season: SeasonView, now: number): boolean {
  return openStages.includes(season.stage) || isEventOpen(season, now);
}
