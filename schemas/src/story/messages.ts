import * as z from "zod/mini";
import { message, push } from "../games/contract.ts";
import type { Interaction } from "./interact.ts";
import type { Progress } from "./progress.ts";
import type { Grant } from "./reaction.ts";

/** What touching a target answers: see `interact`. */
export interface InteractAnswer extends Omit<Interaction, "effects" | "trial"> {
  /** The name that was asked for. */
  target: string;
  /** Numbers that the texts name, for their placeholders. */
  values: Record<string, number>;
  /** What it gave, or null. */
  granted: Grant | null;
  /** The player's progress afterwards. */
  progress: Progress;
}

/** Characters of the longest answer: all turns of a puzzle that is played for most of a minute. */
const ANSWER_MAX = 1_200;

export const InteractRequest = z.strictObject({
  target: z.string().check(z.minLength(1), z.maxLength(60)),
  /** One of the answers that were offered, `=` and the answer to a puzzle, or what begins one (`BEGIN`). */
  choice: z.optional(z.string().check(z.maxLength(ANSWER_MAX))),
});

/**
 * Touches what stands in the place: a character, a door, a note. Also `POST /game_rpg/game-part/new-interaction`.
 * Refused with `not-found` where there is no such target or answer, `too-far` out of its reach.
 */
export const INTERACT = message<InteractAnswer>()("interact", InteractRequest);

/** Sent to a player alone when something has answered what it did near it: an emote, a cast. */
export const OVERHEARD = push<InteractAnswer>("overheard");
