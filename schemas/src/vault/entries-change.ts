import * as z from "zod/mini";
import { ENTRIES_MAX } from "./vault.ts";

const entries = z.int().check(z.minimum(0), z.maximum(ENTRIES_MAX));

/** `PUT /sweepstakes/:prize`: the wanted number of entries; adding, removing and repeating are one call. */
export const EntriesChange = z.strictObject({
  entries,
  /** The number that the caller changes, as it was told: where another one holds by now, nothing changes. */
  seen: z.optional(entries),
});
export type EntriesChange = z.infer<typeof EntriesChange>;
