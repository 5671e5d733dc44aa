import { message, push } from "../games/contract.ts";
import { type BeginAnswer, BeginMessage, type EndAnswer, EndMessage, type GemPaid } from "./deep.ts";

/** What a player may ask of the hall. Walking and dashing are inputs of the arena: see `arena/messages.ts`. */
export const DEEP_MESSAGES = {
  /**
   * Begins to walk about where the player stands; nobody moves before. Or begins a flight: refused with `too-far` away from
   * the plate. Either is refused with `not-now` while a flight goes on.
   */
  begin: message<BeginAnswer>()("begin", BeginMessage),
  /**
   * Asks for the result of the last flight; refused with `not-now` before the first one and while one is going on. After
   * the push `over` it always answers, the same however often it is asked.
   */
  end: message<EndAnswer>()("end", EndMessage),
};

/** Sent to the player when the flight is over and stored: ask `end` for the result. */
export const OVER = push<Record<string, never>>("over");

/** Sent for each diamond that the flight has paid. */
export const GEM = push<GemPaid>("gem");
