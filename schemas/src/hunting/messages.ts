import { message, push } from "../games/contract.ts";
import {
  type BeginAnswer,
  BeginMessage,
  type EndAnswer,
  EndMessage,
  type FightAnswer,
  FightMessage,
} from "./hunting.ts";

/** What a hunter may ask of the forest. Walking and striking are inputs of the arena: see `arena/messages.ts`. */
export const HUNTING_MESSAGES = {
  /**
   * Begins an outing where the hunter stands; nobody moves before. Asked again it begins another one, to change the way
   * to play; refused with `not-now` while a fight is going on. An outing that lasted very long is followed by another by
   * itself: a new `ARENA_START` comes.
   */
  begin: message<BeginAnswer>()("begin", BeginMessage),
  /**
   * Begins a fight, from near the slime. Refused with `monster-taken` where somebody else fights it, with `monster-gone`
   * where there is none now, with `too-far`, with `bag-full`, and with `not-now` in a fight or without an outing. Once it
   * is granted, an order takes the slime into the hunter's world.
   */
  fight: message<FightAnswer>()("fight", FightMessage),
  /**
   * Asks for the result of the last fight; refused with `not-now` before the first one and while one is going on. After the
   * push `over` it always answers, the same however often it is asked. The change of the wallet comes as the push `wallet`.
   */
  end: message<EndAnswer>()("end", EndMessage),
};

/** Sent to the hunter alone when its fight is over and paid: ask `end` for the result. */
export const OVER = push<Record<string, never>>("over");
