import { type CodeGift, normalizeCode } from "@diamond-valley/schemas/account/codes.ts";
import { termsFor } from "@diamond-valley/schemas/draws/content.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import type { CodeStore } from "../codes/store.ts";
import type { Config } from "../config/config.ts";
import type { DrawStore } from "../draws/store.ts";
import type { ClaimStore } from "../vault/claims.ts";

/** Each code is used by one account, so there are some of each for whoever tries with several. */
const EACH = 5;
/** Codes of each VIP item and digital prize. */
const ITEMS = 50;
const VALID_UNTIL = Date.parse("2025-12-31T23:59:59+09:00");

/** The codes of the demonstration by the word before their number: `VALLEY-GOLD-1`. */
const GIFTS: Record<string, CodeGift> = {
  "VALLEY-INVITE": { kind: "invite", tier: null },
  "VALLEY-VIP": { kind: "vip", tier: null },
  "VALLEY-GOLD": { kind: "vip", tier: "gold" },
  "VALLEY-PLATINUM": { kind: "vip", tier: "platinum" },
  "VALLEY-DIAMOND": { kind: "vip", tier: "diamond" },
};

/** Whether somebody only tries the product: on the embedded database, in the demonstration's season, not in production. */
export function isDemonstration({
  production,
  seasonClock,
  mongodbUrl,
}: Pick<Config, "production" | "seasonClock" | "mongodbUrl">): boolean {
  return !production && seasonClock === "demo" && mongodbUrl === undefined;
}

export interface StockedParts {
  codes: Pick<CodeStore, "add">;
  claims: Pick<ClaimStore, "stock">;
  draws: Pick<DrawStore, "commit">;
}

/**
 * Gives the demonstration what an operator would bring in: codes to enter, items for VIPs and codes of digital prizes; and
 * commits to its draws. Repeating adds nothing.
 */
export async function stockDemonstration({ codes, claims, draws }: StockedParts): Promise<void> {
  const numbers = Array.from({ length: EACH }, (_, index) => index + 1);
  const gifts = Object.entries(GIFTS).flatMap(([word, gift]) =>
    numbers.map((number) => ({ ...gift, code: normalizeCode(`${word}-${number}`), email: null })),
  );
  const items = PRIZES.filter(({ vip_only, type }) => vip_only || type === "digital").flatMap(
    ({ slug: prize }) =>
      Array.from({ length: ITEMS }, (_, index) => ({
        code: `DEMO-${prize.toUpperCase()}-${String(index + 1).padStart(2, "0")}`,
        prize,
        validUntil: VALID_UNTIL,
      })),
  );
  await Promise.all([codes.add(gifts), claims.stock(items), draws.commit(termsFor())]);
}
