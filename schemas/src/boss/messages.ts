import { message, push } from "../games/contract.ts";
import { type BeginAnswer, BeginMessage, type EndAnswer, EndMessage } from "./boss.ts";

/** What a player may ask of the circle. Walking, striking and dashing are inputs of the arena: see `arena/messages.ts`. */
export const BOSS_MESSAGES = {
  /**
   * Begins a fight; a ranked attempt counts from here on. Refused with `not-now` while a fight goes on and where the
   * story or the week doesn't have this fight for the player, and with `attempts-used` behind today's last ranked one.
   */
  begin: message<BeginAnswer>()("begin", BeginMessage),
  /**
   * Asks for the result of the last fight; refused with `not-now` before the first one and while one is going on. After the
   * push `over` it always answers, the same however often it is asked.
   */
  end: message<EndAnswer>()("end", EndMessage),
};

/** Sent to the player when the fight is over and stored: ask `end` for the result. */
export const OVER = push<Record<string, never>>("over");
