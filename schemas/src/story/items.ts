import * as z from "zod/mini";
import content from "../../content/items.json" with { type: "json" };
import type { WalletView } from "../wallet/wallet.ts";
import { carriedIn, gained } from "./hands.ts";
import type { Progress } from "./progress.ts";
import { Slug } from "./text-key.ts";

/** The wallet counts it, and maps call it a gem. */
const DIAMOND = "diamond";

/** A thing of the story. It takes no place in the bag; its texts are `quest-items:<slug>.name` and `.says`. */
export interface Item {
  slug: string;
  /** Its number in the list of spec 2 §3: 0 to 31. */
  number: number;
  /** How it is drawn, as maps name it. */
  drawing: string;
}

/** The things of the story (`content/items.json`), by their numbers. Throws at start-up where the file is not as it should be. */
export const ITEMS: readonly Item[] = z
  .array(Slug)
  .parse(content)
  .map((slug, number) => ({ slug, number, drawing: slug === DIAMOND ? "gem" : slug }));

/** A thing in a player's hands, and how many of it. */
export interface HeldItem {
  item: Item;
  count: number;
}

/** What a player holds: what is carried in this visit, what stays, and the diamonds. By their numbers. */
export function heldItems(
  progress: Pick<Progress, "facts">,
  { diamonds, items }: Pick<WalletView, "diamonds" | "items">,
): HeldItem[] {
  const carried = carriedIn(progress);
  return ITEMS.map((item) => ({
    item,
    count: item.slug === DIAMOND ? diamonds : (carried.get(item.slug) ?? 0) + (items[item.slug] ?? 0),
  })).filter(({ count }) => count > 0);
}

/** The things that a player carries more of than before, and how many more. */
export function newlyHeld(before: Pick<Progress, "facts">, after: Pick<Progress, "facts">): HeldItem[] {
  const more = gained(before, after);
  return ITEMS.map((item) => ({ item, count: more.get(item.slug) ?? 0 })).filter(({ count }) => count > 0);
}
