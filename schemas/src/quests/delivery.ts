import * as z from "zod/mini";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES, type WalletUpdate } from "../wallet/wallet.ts";

/** `POST /game_rpg/submission/create` -> `{ id }`: what will be delivered. */
export const SubmissionCreate = z.strictObject({ category: z.enum(CATEGORIES), colour: z.enum(COLOURS) });
export type SubmissionCreate = z.output<typeof SubmissionCreate>;

/** `POST /game_rpg/submission/submit`: delivers once, however often it is sent. */
export const SubmissionSubmit = z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{24}$/)) });

export interface SubmissionAnswer extends WalletUpdate {
  id: string;
  quantity: number;
  experience_rewarded: number;
}

/** `POST /game_rpg/exchange` (spec 2 §5): two of a colour, or three failed ones, for one of another colour. */
export const Exchange = z.strictObject({
  category: z.enum(CATEGORIES),
  from: z.enum([...COLOURS, "failed"]),
  to: z.enum(COLOURS),
});
export type Exchange = z.output<typeof Exchange>;

/** The value of `IDEMPOTENCY_HEADER`: 8 to 64 letters, digits, `-` or `_`; it counts for its own account only. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
