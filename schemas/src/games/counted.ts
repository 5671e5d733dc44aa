import * as z from "zod/mini";
import type { TrackedEvent } from "../tracking/tracking.ts";
import type { GameContract } from "./contract.ts";

/** An answer that ends an attempt says how: it has an `outcome`, and of the rest whatever the game knows. */
const EndedAttempt = z.object({
  outcome: z.string(),
  items: z.optional(z.array(z.string())),
  act: z.optional(z.string()),
  team: z.optional(z.string()),
  score: z.optional(z.number()),
  rank: z.optional(z.number()),
  experience: z.optional(z.number()),
});
type EndedAttempt = z.output<typeof EndedAttempt>;

/** What the client knows of an attempt beside its answer. */
export interface AttemptAround {
  /** From the attempt's first message to its end. */
  readonly seconds: number;
  /** The how manieth of this game it was, since the page was opened. */
  readonly attempts: number;
}

/** Where each parameter of the counted event of an ended attempt (spec 1 §3) comes from. */
const SOURCES = {
  game: (_, __, contract) => contract.name,
  result: ({ outcome }) => outcome,
  item: ({ items }) => items?.[0],
  act: ({ act }) => act,
  team: ({ team }) => team,
  value_quantity: ({ items }) => items?.length,
  value_experience: ({ experience }) => experience,
  value_score: ({ score }) => score,
  value_rank: ({ rank }) => rank,
  value_seconds: (_, { seconds }) => Math.max(0, Math.round(seconds)),
  value_attempts: (_, { attempts }) => attempts,
} satisfies Partial<
  Record<
    keyof TrackedEvent["parameters"],
    (ended: EndedAttempt, around: AttemptAround, contract: GameContract) => string | number | undefined
  >
>;

/** The parameters that a game's `events` may name. */
export type CountedParameter = keyof typeof SOURCES;
/** The parameters of one counted event. */
export type CountedAttempt = Partial<Pick<TrackedEvent["parameters"], CountedParameter>>;

/** What an answer says of an attempt that it ended, as the contract's `events` want it counted; null for any other answer. */
export function countedAttempt(
  contract: GameContract,
  answer: unknown,
  around: AttemptAround,
): CountedAttempt | null {
  const ended = EndedAttempt.safeParse(answer);
  if (!ended.success) return null;
  const values = contract.events.map((name) => [name, SOURCES[name](ended.data, around, contract)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
