import { type Hash, hashText } from "./hashing.ts";

/** The way in which draws are made: what is hashed, and in which order. Another way would be another version. */
export const DRAW_VERSION = 1;

/** A prize as its draw needs it. */
export interface DrawnPrize {
  slug: string;
  /** One person wins one prize of a kind (spec 1 §1). */
  kind: string;
  /** How many can be won. */
  total: number;
  /** How many more are drawn for the case that a prize is declined. */
  reserves: number;
}

/** A public source of chance that nobody could know when the secret was committed. */
export interface Beacon {
  /** Whose it is, in words. */
  source: string;
  /** Which of its values counts. */
  round: string;
  /** When that value comes out, an ISO instant: entries are frozen before. */
  at: string;
}

/** All that is laid down before the first entry: `DrawTermsContract` has its form. Prizes are drawn in this order. */
export interface DrawTerms {
  version: typeof DRAW_VERSION;
  season: string;
  beacon: Beacon;
  prizes: DrawnPrize[];
}

/** What the commitment is the SHA-256 of. The secret is 64 hex digits. */
export function commitmentText(secret: string, { version, season, beacon, prizes }: DrawTerms): string {
  const order = prizes.map(({ slug, kind, total, reserves }) => `${slug}:${kind}:${total}:${reserves}`);
  return [version, season, secret, beacon.source, beacon.round, beacon.at, order.join(",")].join("|");
}

/** The commitment to a secret and its terms, published before the first entry: neither can be changed afterwards. */
export function commitmentOf(secret: string, terms: DrawTerms, hash: Hash): string {
  return hashText(commitmentText(secret, terms), hash);
}
