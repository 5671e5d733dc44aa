import * as z from "zod/mini";
import content from "../../content/draws.json" with { type: "json" };
import { DAY, MINUTE } from "../clock.ts";
import { PRIZES, type Prize } from "../vault/prizes.ts";
import { DRAW_VERSION, type DrawTerms } from "./terms.ts";
import { BeaconContract, DrawTermsContract } from "./terms-contract.ts";

const Content = z.strictObject({
  season: z.string(),
  beacon: z.extend(BeaconContract, {
    /** Where its value can be read, for whoever draws. */
    address: z.string(),
    /** What a value looks like: a regular expression, so that a typing error is told. */
    form: z.string(),
  }),
  /** How long after the close writes may still be under way, in processes whose clocks differ. */
  settleMinutes: z.int().check(z.positive()),
  /** Each prize has as many reserves as there are of it, and never fewer than these. */
  reserves: z.strictObject({ least: z.int().check(z.nonnegative()) }),
  /** Physical prizes come so many days after the winner was told, and within so many days of the draw (spec 1 §1, §9). */
  delivery: z.strictObject({ afterDays: z.int(), withinDays: z.int() }),
});

/** Throws at start-up where the file is not as it should be. */
const CONTENT = Content.parse(content);

/** What is known of the beacon besides its terms. */
export const BEACON_ADDRESS = CONTENT.beacon.address;

/** Whether a text can be a value of the beacon. */
export function isBeaconValue(value: string): boolean {
  return new RegExp(CONTENT.beacon.form).test(value);
}

/** How long (ms) after the close entries are frozen at the earliest. */
export const SETTLING = CONTENT.settleMinutes * MINUTE;

/**
 * What a season's draws go by. Prizes are drawn from the last one of the content to its first, for the greater ones of a kind
 * come later there: who wins one is passed over for the lesser, and not the other way round.
 */
export function termsFor(prizes: readonly Prize[] = PRIZES): DrawTerms {
  const { source, round, at } = CONTENT.beacon;
  const drawn = prizes.filter(({ vip_only }) => !vip_only).toReversed();
  return DrawTermsContract.parse({
    version: DRAW_VERSION,
    season: CONTENT.season,
    beacon: { source, round, at },
    prizes: drawn.map(({ slug, kind, total }) => {
      return { slug, kind, total, reserves: Math.max(total, CONTENT.reserves.least) };
    }),
  });
}

/**
 * Until when (epoch ms) a physical prize arrives: two weeks after its winner was told, and within 30 days of the draw, or, for a
 * reserve, of the day on which the prize came free (spec 1 §1). Whoever is told later than that waits one more day.
 */
export function deliveryBy(toldAt: number, wonAt: number): number {
  const { afterDays, withinDays } = CONTENT.delivery;
  return Math.max(Math.min(toldAt + afterDays * DAY, wonAt + withinDays * DAY), toldAt + DAY);
}
