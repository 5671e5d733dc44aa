import * as z from "zod/mini";
import content from "../../content/gifts.json" with { type: "json" };
import { CATEGORIES, STOCK_ITEMS } from "../wallet/wallet.ts";

/** Items for the bag. */
export const Gift = z.strictObject({
  category: z.enum(CATEGORIES),
  items: z.array(z.enum(STOCK_ITEMS)).check(z.minLength(1)),
});
export type Gift = z.output<typeof Gift>;

/**
 * What whoever pre-registered finds in the bag at the first entry into the event (spec 1 §3): a start of the first
 * delivery and something to trade, but no delivery by itself.
 */
export const PREREG_GIFT = content.preregistration as Gift;
