import { message, push } from "../games/contract.ts";
import {
  type Bite,
  type CastAnswer,
  CastMessage,
  type PressAnswer,
  PressMessage,
  ReelInMessage,
} from "./fishing.ts";

/** What an angler may ask of the lake. */
export const FISHING_MESSAGES = {
  /** Refused with `too-far`, `not-now` or `bag-full`. */
  cast: message<CastAnswer>()("cast", CastMessage),
  press: message<PressAnswer>()("press", PressMessage),
  reelIn: message<Record<string, never>>()("reel-in", ReelInMessage),
};

/** Sent to the angler alone when a fish bites. */
export const BITE = push<Bite>("bite");
