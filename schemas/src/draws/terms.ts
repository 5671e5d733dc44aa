import * as z from "zod/mini";
import { type Hash, hashText } from "./hashing.ts";

/** The way in which draws are made: what is hashed, and in which order. Another way would be another version. */
export const DRAW_VERSION = 1;

/** Texts are joined with `|`, `:` and `,`, so none of them may hold a `|`; slugs and kinds hold neither of the others. */
const text = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[ -{}~]+$/));
const slug = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A prize as its draw needs it. */
export const DrawnPrize = z.strictObject({
  slug,
  /** One person wins one prize of a kind (spec 1 §1). */
  kind: slug,
  /** How many can be won. */
  total: z.int().check(z.positive()),
  /** How many more are drawn for the case that a prize is declined. */
  reserves: z.int().check(z.nonnegative()),
});
export type DrawnPrize = z.output<typeof DrawnPrize>;

/** A public source of chance that nobody could know when the secret was committed. */
export const Beacon = z.strictObject({
  /** Whose it is, in words. */
  source: text,
  /** Which of its values counts. */
  round: text,
  /** When that value comes out, an ISO instant: entries are frozen before. */
  at: z.iso.datetime(),
});
export type Beacon = z.output<typeof Beacon>;

/** All that is laid down before the first entry. Prizes are drawn in this order. */
export const DrawTerms = z.strictObject({
  version: z.literal(DRAW_VERSION),
  season: slug,
  beacon: Beacon,
  prizes: z.array(DrawnPrize).check(z.minLength(1)),
});
export type DrawTerms = z.output<typeof DrawTerms>;

/** What the commitment is the SHA-256 of. The secret is 64 hex digits. */
export function commitmentText(secret: string, { version, season, beacon, prizes }: DrawTerms): string {
  const order = prizes.map(({ slug, kind, total, reserves }) => `${slug}:${kind}:${total}:${reserves}`);
  return [version, season, secret, beacon.source, beacon.round, beacon.at, order.join(",")].join("|");
}

/** The commitment to a secret and its terms, published before the first entry: neither can be changed afterwards. */
export function commitmentOf(secret: string, terms: DrawTerms, hash: Hash): string {
  return hashText(commitmentText(secret, terms), hash);
}
