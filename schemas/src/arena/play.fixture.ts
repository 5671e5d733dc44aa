import fc from "fast-check";
import { TICK_RATE } from "../protocol.ts";
import { joinInput } from "./input.ts";
import type { Recording, Span } from "./recording.ts";
import { TOY_FIELDS, toySetup } from "./toy-rules.fixture.ts";

/** Any packed input. */
export const anyInput = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map(([buttons, move, aim]) => joinInput(buttons, move, aim));

const anySpan: fc.Arbitrary<Span> = fc.record({ input: anyInput, ticks: fc.integer({ min: 1, max: 25 }) });

const anyWord = fc.integer({ min: 0, max: 0xffff_ffff });

/** Any recording of the toy game of up to about 20 s, with all the entropy that it needs. */
export const anyRecording: fc.Arbitrary<Recording> = fc
  .array(anySpan, { minLength: 1, maxLength: 30 })
  .chain((spans) => {
    const ticks = spans.reduce((sum, span) => sum + span.ticks, 0);
    const seconds = Math.ceil(ticks / TICK_RATE);
    const order = fc.record({
      tick: fc.integer({ min: 0, max: ticks }),
      code: fc.integer({ min: 1, max: 2 }),
      value: fc.integer({ min: 0, max: 30 }),
    });
    return fc.record({
      spans: fc.constant(spans),
      words: fc.array(anyWord, { minLength: seconds, maxLength: seconds }),
      orders: fc.array(order, { maxLength: 5 }).map((orders) => orders.toSorted((a, b) => a.tick - b.tick)),
    });
  });

/** Any start of the toy game: in the open or between walls, crowded or not. */
export const anySetup = fc
  .tuple(fc.constantFrom(TOY_FIELDS.open, TOY_FIELDS.room), fc.integer({ min: 3, max: 20 }))
  .map(([field, every]) => toySetup(field, every, { hp: 400 }));
