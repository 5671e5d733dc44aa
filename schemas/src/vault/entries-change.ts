import * as z from "zod/mini";
import { ENTRIES_MAX } from "./vault.ts";

/** `PUT /sweepstakes/:prize`: the wanted number of entries; adding, removing and repeating are one call. */
export const EntriesChange = z.strictObject({
  entries: z.int().check(z.minimum(0), z.maximum(ENTRIES_MAX)),
  /** The number that the caller changes, as it was told: where another one holds by now, nothing changes. */
  seen: z.optional(z.int().check(z.minimum(0), z.maximum(ENTRIES_MAX))),
});
export type EntriesChange = z.infer<typeof EntriesChange>;
