import * as z from "zod/mini";
import content from "../../content/prizes.json" with { type: "json" };
import { PRIZE_TIERS } from "../account/tiers.ts";
import { MAX_LEVEL } from "../wallet/levels.ts";

/** A prize as content lays it down (spec 1 §3). Its name and description are `vault` texts, under its slug. */
export const Prize = z.strictObject({
  /** Names it in addresses, wallets and texts, so it has no dot and never changes. */
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
  /** What it is, whichever of its sizes: one person wins one prize of a kind (spec 1 §1). */
  kind: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)),
  /** The lowest tier that may enter. */
  tier: z.enum(PRIZE_TIERS),
  /** The level that unlocks it. */
  level: z.int().check(z.minimum(1), z.maximum(MAX_LEVEL)),
  /** Physical prizes need an address. */
  type: z.enum(["physical", "digital"]),
  /** How many can be won. */
  total: z.int().check(z.positive()),
  /** Diamonds for one entry. Whoever holds entries goes on at the price that they began at: see `entryPrice`. */
  price: z.int().check(z.positive()),
  /** What an entry cost before wallets noted its price, in diamonds. */
  former: z.int().check(z.positive()),
  vip_only: z.boolean(),
  /** Loyalty points of a points prize. */
  points: z.nullable(z.int().check(z.positive())),
});
export type Prize = z.output<typeof Prize>;

export const PRIZES = content as readonly Prize[];

/** The four levels at which more prizes open (spec 1 §9). */
export const PRIZE_MILESTONES: readonly number[] = [...new Set(PRIZES.map(({ level }) => level))]
  .filter((level) => level > 1)
  .sort((a, b) => a - b);

/** The prize of a slug; undefined where content has none. */
export function prizeOf(slug: string): Prize | undefined {
  return PRIZES.find((prize) => prize.slug === slug);
}
