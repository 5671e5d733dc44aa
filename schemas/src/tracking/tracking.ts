import * as z from "zod/mini";
import { AGE_MAX, BATCH_MAX, EVENT_NAMES, EVENT_PHASES, WORD_MAX } from "./events.ts";

/** Words of ours, such as slugs and labels: no room for an address, a name with its number, or markup. */
const word = z.optional(z.string().check(z.regex(/^[\p{L}\p{N} _\-./:#!?,'’]*$/u), z.maxLength(WORD_MAX)));
const amount = z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000_000)));

/** The parameters and metrics of the list (spec 1 §3). Market, phase and week come with every event. */
export const EventParameters = z.strictObject({
  market: z.literal("kr"),
  phase: z.enum(EVENT_PHASES),
  week: z.int().check(z.minimum(0), z.maximum(4)),
  act: word,
  action: word,
  answer: word,
  content_group: word,
  current_route: word,
  form_slug: word,
  game: word,
  item: word,
  link_text: word,
  quest: word,
  result: word,
  section: word,
  slug: word,
  sweepstake: word,
  team: word,
  type: word,
  value_attempts: amount,
  value_experience: amount,
  value_level: amount,
  value_quantity: amount,
  value_rank: amount,
  value_score: amount,
  value_seconds: amount,
});

export const TrackedEvent = z.strictObject({ name: z.enum(EVENT_NAMES), parameters: EventParameters });
export type TrackedEvent = z.output<typeof TrackedEvent>;

/** An event on its way: how long ago it happened when it is sent, ms. Batches may overtake each other. */
const SentEvent = z.strictObject({
  ...TrackedEvent.shape,
  age: z.int().check(z.minimum(0), z.maximum(AGE_MAX)),
});

/** `POST /events`: only after the visitor chose to be counted. */
export const EventBatch = z.strictObject({
  /** The visitor's choice in the cookie bar. Without it nothing is taken. */
  consent: z.literal(true),
  /** Names the batch: sent again after a lost answer, it counts once. */
  batch: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  events: z.array(SentEvent).check(z.minLength(1), z.maxLength(BATCH_MAX)),
});
export type EventBatch = z.output<typeof EventBatch>;
