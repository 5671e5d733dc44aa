import { readBytes, writeBytes } from "./bytes.ts";
import type { Order } from "./step.ts";

/** What the server tells a client about its world. */
export interface Report {
  /** Steps that the server's world has made: inputs before it are decided. */
  readonly tick: number;
  /** Ticks of the server's time: a client that is as far is never late. */
  readonly time: number;
  /** Words of entropy from the second `first` on. */
  readonly first: number;
  readonly words: readonly number[];
  readonly orders: readonly Order[];
  /** Checksum of the server's world after `tick` steps; null where none is due. */
  readonly sum: number | null;
  /** The server's world after `tick` steps, where the client's may be another. */
  readonly snapshot: Uint8Array | null;
}

const SUM = 1;
const SNAPSHOT = 2;

/** A report as bytes: about 12 in a second without orders. */
export function encodeReport({
  tick,
  time,
  first,
  words,
  orders,
  sum,
  snapshot,
}: Report): Uint8Array<ArrayBuffer> {
  const writer = writeBytes();
  writer.byte((sum === null ? 0 : SUM) | (snapshot === null ? 0 : SNAPSHOT));
  writer.count(tick);
  writer.count(Math.max(0, time - tick));
  writer.count(words.length);
  if (words.length > 0) writer.count(first);
  for (const word of words) writer.word(word);
  writer.count(orders.length);
  for (const order of orders) {
    writer.count(order.tick);
    writer.count(order.code);
    writer.signed(order.value);
  }
  if (sum !== null) writer.word(sum);
  if (snapshot === null) return writer.finish();
  const head = writer.finish();
  const whole = new Uint8Array(head.length + snapshot.length);
  whole.set(head);
  whole.set(snapshot, head.length);
  return whole;
}

/** Throws a RangeError for bytes that are no report. */
export function decodeReport(bytes: Uint8Array): Report {
  const reader = readBytes(bytes);
  const flags = reader.byte();
  const tick = reader.count();
  const time = tick + reader.count();
  const count = reader.count();
  if (count > reader.left) throw new RangeError("more words than bytes");
  const first = count > 0 ? reader.count() : 0;
  const words = Array.from({ length: count }, () => reader.word());
  const ordered = reader.count();
  if (ordered > reader.left) throw new RangeError("more orders than bytes");
  const orders = Array.from({ length: ordered }, () => ({
    tick: reader.count(),
    code: reader.count(),
    value: reader.signed(),
  }));
  const sum = (flags & SUM) === 0 ? null : reader.word();
  if ((flags & SNAPSHOT) === 0 && reader.left > 0) throw new RangeError("the report goes on after its end");
  const snapshot = (flags & SNAPSHOT) === 0 ? null : bytes.slice(bytes.length - reader.left);
  return { tick, time, first, words, orders, sum, snapshot };
}
