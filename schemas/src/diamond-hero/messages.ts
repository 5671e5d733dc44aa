import { message, push } from "../games/contract.ts";
import { type BeginAnswer, BeginMessage, type EndAnswer, EndMessage } from "./hero.ts";

/** What a player may ask of the room. Walking, and choosing and rolling of cards, are inputs of the arena: see `arena/messages.ts`. */
export const HERO_MESSAGES = {
  /**
   * Begins a run, which is counted from here on. Refused with `not-now` while one goes on, with `character-locked` for a
   * character that is not open yet, and with `forbidden` while diamonds of the acts are missing.
   */
  begin: message<BeginAnswer>()("begin", BeginMessage),
  /**
   * Asks for the result of the last run; refused with `not-now` before the first one and while one is going on. After the
   * push `over` it always answers, the same however often it is asked.
   */
  end: message<EndAnswer>()("end", EndMessage),
};

/** Sent to the player when the run is over and stored: ask `end` for the result. */
export const OVER = push<Record<string, never>>("over");
