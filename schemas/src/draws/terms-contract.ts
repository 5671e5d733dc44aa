import * as z from "zod/mini";
import { DRAW_VERSION, type DrawTerms } from "./terms.ts";

/** Texts are joined with `|`, `:` and `,`, so none of them may hold a `|`; slugs and kinds hold neither of the others. */
const text = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[ -{}~]+$/));
const slug = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const DrawnPrize = z.strictObject({
  slug,
  kind: slug,
  total: z.int().check(z.positive()),
  reserves: z.int().check(z.nonnegative()),
});

/** The beacon, for whoever adds to it. */
export const BeaconContract = z.strictObject({ source: text, round: text, at: z.iso.datetime() });

/** The form of terms, apart from what is done with them: who checks a draw in a browser need not fetch it. */
export const DrawTermsContract = z.strictObject({
  version: z.literal(DRAW_VERSION),
  season: slug,
  beacon: BeaconContract,
  prizes: z.array(DrawnPrize).check(z.minLength(1)),
}) satisfies z.ZodMiniType<DrawTerms>;
