import * as z from "zod/mini";
import { PASS_REASONS } from "../draws/passing.ts";
import type { DrawProof, DrawRecord, DrawSummary } from "../draws/record.ts";
import { BeaconContract, DrawTermsContract } from "../draws/terms-contract.ts";
import { answer, type Calls, count } from "./contract.ts";

const hex = z.string().check(z.regex(/^[0-9a-f]+$/));
const moment = z.nullable(z.iso.datetime());
const reason = z.enum(PASS_REASONS);
const frozen = { root: hex, entrants: count, entries: count };
const prize = {
  ...{ slug: z.string(), kind: z.string(), total: count, reserves: count },
  frozen: z.nullable(z.strictObject(frozen)),
};
const summary = {
  stage: z.enum(["none", "committed", "frozen", "published"]),
  version: count,
  season: z.string(),
  commitment: z.nullable(hex),
  beacon: z.extend(BeaconContract, { value: z.nullable(z.string()) }),
  ...{ committed_at: moment, frozen_at: moment, drawn_at: moment, published_at: moment },
  secret: z.nullable(hex),
};

export const DrawsReply = answer<DrawSummary>()(
  "Draws",
  z.strictObject({ ...summary, prizes: z.array(z.strictObject(prize)) }),
);
export const DrawRecordReply = answer<DrawRecord>()(
  "DrawRecord",
  z.strictObject({
    ...summary,
    prizes: z.array(
      z.strictObject({
        ...prize,
        ranks: z.array(z.strictObject({ entrant: hex, key: hex })),
        holders: z.array(hex),
      }),
    ),
    passings: z.array(z.strictObject({ prize: z.string(), entrant: hex, reason, at: z.iso.datetime() })),
  }),
);

const step = z.strictObject({ side: z.enum(["left", "right"]), hash: hex });
export const DrawProofReply = answer<DrawProof>()(
  "DrawProof",
  z.strictObject({
    stage: z.enum(["committed", "frozen", "published"]),
    terms: DrawTermsContract,
    commitment: hex,
    ...{ prize: z.string(), kind: z.string(), account: z.string(), salt: hex, entrant: hex },
    entries: count,
    frozen: z.nullable(
      z.strictObject({
        ...frozen,
        leaf: z.nullable(z.strictObject({ index: count, path: z.array(step) })),
      }),
    ),
    published: z.nullable(
      z.strictObject({
        ...{ secret: hex, beacon: z.string(), key: hex, threshold: z.nullable(hex) },
        outcome: z.enum(["won", "not-won", "barred", "passed"]),
        barredBy: z.nullable(z.string()),
        passed: z.nullable(reason),
      }),
    ),
  }),
);

/** The calls of this file. */
export const DRAWS_CALLS = {
  "GET /draws": {
    summary: "What anybody may know of the draws by now.",
    by: "anybody",
    answer: DrawsReply,
  },
  "GET /draws/record": {
    summary:
      "All that the draws are checked with besides the entries; ranks and holders once they are published.",
    by: "anybody",
    answer: DrawRecordReply,
  },
  "GET /draws/:prize/entries": {
    summary: "The frozen entries of a prize: a CSV file of pseudonyms and numbers, in the order of the tree.",
    by: "anybody",
    answer: null,
    file: "text/csv",
    errors: ["prize-not-found"],
  },
  "GET /sweepstakes/:prize/proof": {
    summary: "What an entrant checks the own entries in the draw of a prize with.",
    answer: DrawProofReply,
    errors: ["prize-not-found"],
  },
} as const satisfies Calls;
