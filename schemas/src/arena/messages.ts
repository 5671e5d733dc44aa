import { type SchemaType, schema, t } from "@colyseus/schema";
import * as z from "zod/mini";
import { message, push } from "../games/contract.ts";
import { joinInput } from "./input.ts";
import type { Span } from "./recording.ts";
import type { ArenaSetup } from "./rules.ts";

/**
 * What goes up: from tick `at` on this input was held for so many ticks. Only fields that changed are on the wire. The
 * tick makes a message that is repeated, late or lost harmless; of it 16 bits are enough.
 */
export const ArenaInput = schema(
  { at: t.uint16(), ticks: t.uint8(), buttons: t.uint8(), move: t.uint8(), aim: t.uint8() },
  "ArenaInput",
);
export type ArenaInput = SchemaType<typeof ArenaInput>;

/** A span and the tick that it begins with. */
export interface ToldSpan extends Span {
  readonly at: number;
}

/** Longest span in one message, ticks. */
export const SPAN_MAX = 255;

/** The span that a message tells of; its tick is the one nearest to `tick`. */
export const spanOf = ({ at, ticks, buttons, move, aim }: ArenaInput, tick: number): ToldSpan => ({
  at: tick + (((at - tick) << 16) >> 16),
  input: joinInput(buttons, move, aim),
  ticks,
});

/** The message of a span. */
export const fieldsOf = ({ at, input, ticks }: ToldSpan) => ({
  at: at & 0xffff,
  ticks,
  buttons: input & 255,
  move: (input >> 8) & 255,
  aim: (input >> 16) & 255,
});

/** Asks for the world from its beginning: a page that was loaded anew has none, or the own one differs. */
export const RESYNC = message<Record<string, never>>()("arena-resync", z.strictObject({}));

/** What a player's world begins with; a report with the whole world follows. The same again after a reconnection. */
export interface ArenaStart {
  /** Names the world among all that the player ever has. */
  readonly attempt: string;
  /** Version of the rules. */
  readonly rules: number;
  readonly setup: ArenaSetup;
}
export const ARENA_START = push<ArenaStart>("arena-start");

/** The bytes of a report: `decodeReport`. */
export const ARENA_REPORT = push<Uint8Array>("arena-report");
