import * as z from "zod/mini";
import content from "../../content/album.json" with { type: "json" };
import { Slug } from "../story/text-key.ts";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES } from "../wallet/wallet.ts";

/** How seldom a kind comes up; each has a chance beside the others that may come up at the hour. */
export const RARITIES = ["common", "uncommon", "rare"] as const;
export type Rarity = (typeof RARITIES)[number];

const hour = z.int().check(z.minimum(0), z.maximum(24));
const size = z.int().check(z.positive());
const chance = z.int().check(z.positive());

const Kind = z.strictObject({
  /** Its name is `album:kind.<slug>`. */
  slug: Slug,
  category: z.enum(CATEGORIES),
  colour: z.enum(COLOURS),
  rarity: z.enum(RARITIES),
  /** The smallest and the largest: mm of fish and herbs, g of ore. */
  size: z.tuple([size, size]),
  /** From and to which hour (KST) it comes up, over midnight too; at any where unset. */
  hours: z.optional(z.tuple([hour, hour])),
});
export type Kind = z.output<typeof Kind>;

const Album = z.strictObject({
  /** Raised whenever a change makes another kind of the same catch. */
  rules: z.int().check(z.positive()),
  chances: z.record(z.enum(RARITIES), chance),
  kinds: z.array(Kind),
});

/** The album of kinds (`content/album.json`). Throws at start-up where the file is not as it should be. */
export const ALBUM = Album.parse(content);
