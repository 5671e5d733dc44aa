import type { ErrorCode } from "../errors/catalogue.ts";
import { message, push } from "../games/contract.ts";
import {
  type BeginAnswer,
  BeginMessage,
  type Burst,
  EndMessage,
  type ExpeditionAnswer,
  type MineAnswer,
  MineMessage,
} from "./mining.ts";

/** What a miner may ask of the cave. Walking, striking and dashing are inputs of the arena: see `arena/messages.ts`. */
export const MINING_MESSAGES = {
  /**
   * Begins an expedition; refused with `not-now` while one is going on. Nobody moves before. It begins where the miner
   * stands, after a fall at the way in.
   */
  begin: message<BeginAnswer>()("begin", BeginMessage),
  /**
   * The first press at a vein. Refused with `too-far`, with `taken` where somebody else works at it, with `bag-full`, and
   * with `not-now` for a vein that rests or without an expedition. Once it is granted, an order takes the vein into the
   * miner's world and its first ring begins; each further press is an input. Another vein that the miner held is free then.
   */
  mine: message<MineAnswer>()("mine", MineMessage),
  /**
   * Asks for the result of the expedition. One that is going on ends with it, as a success, where the miner stands at a
   * door; elsewhere it is refused with `too-far`. Without an expedition `not-now`. After the push `over` it always answers,
   * the same however often it is asked.
   */
  end: message<ExpeditionAnswer>()("end", EndMessage),
};

/** Sent to the miner alone when the contents of a vein are in its bag. The change of the wallet comes as the push `wallet`. */
export const BURST = push<Burst>("burst");
/** Sent in its place where what came out could not be paid: the bag was filled by other means, or the database is away. */
export const LOST = push<{ vein: number; code: ErrorCode }>("lost");
/** Sent to the miner alone when its expedition is over, by time or a fall: ask `end` for the result. */
export const OVER = push<Record<string, never>>("over");
