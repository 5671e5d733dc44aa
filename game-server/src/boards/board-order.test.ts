import fc from "fast-check";
import { expect, test } from "vitest";
import { BoardOrder } from "./board-order.ts";
import { PlayerTable } from "./player-table.ts";

const idOf = (number: number): string => number.toString(16).padStart(24, "0");

test("players are numbered as they come, found again, and compared as their ids are", () => {
  const id = fc.stringMatching(/^[0-9a-f]{24}$/);
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), id, (ids, other) => {
      const table = new PlayerTable();
      const known = [...new Set(ids)];
      for (const each of ids) table.add(each);
      expect(table.size).toBe(known.length);
      expect(known.map((each) => table.find(each))).toEqual(known.map((_, number) => number));
      expect(known.map((_, number) => table.idOf(number))).toEqual(known);
      expect(table.find(other)).toBe(known.includes(other) ? known.indexOf(other) : undefined);
      for (const [number, each] of known.entries())
        expect(Math.sign(table.compare(number, 0))).toBe(each < known[0]! ? -1 : Number(each !== known[0]));
    }),
  );
});

test("ten thousand players with ids that share their first word are told apart", () => {
  const table = new PlayerTable();
  for (let number = 0; number < 10_000; number += 1) expect(table.add(idOf(number))).toBe(number);
  for (let number = 0; number < 10_000; number += 1) expect(table.find(idOf(number))).toBe(number);
  expect(table.find(idOf(10_000))).toBeUndefined();
});

test("an id of another form is kept as it is", () => {
  const table = new PlayerTable();
  const ids = ["", "ada", "F".repeat(24), "f".repeat(25), "f".repeat(24)];
  for (const [number, id] of ids.entries()) expect(table.add(id)).toBe(number);
  expect(ids.map((id) => table.find(id))).toEqual([0, 1, 2, 3, 4]);
  expect(ids.map((_, number) => table.idOf(number))).toEqual(ids);
  expect(table.find("bob")).toBeUndefined();
});

/** What the order must say, worked out from all points by a plain sort. */
function naive(points: ReadonlyMap<number, number>) {
  const sorted = [...points].filter(([, each]) => each > 0).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return {
    sorted: sorted.map(([player]) => player),
    above: (limit: number) => sorted.filter(([, each]) => each > limit).length,
    below: (limit: number) => sorted.filter(([, each]) => each < limit).length,
  };
}

test("whatever is set and taken away, with many ties: the order is that of a plain sort", () => {
  const change = fc.tuple(fc.nat(1_500), fc.nat(12));
  const runs = fc.array(fc.array(change, { minLength: 1, maxLength: 1_500, size: "max" }), { maxLength: 4 });
  fc.assert(
    fc.property(runs, (pieces) => {
      const order = new BoardOrder((one, other) => one - other);
      const points = new Map<number, number>();
      for (const piece of pieces) {
        for (const [player, each] of piece) {
          order.set(player, each);
          points.set(player, each);
        }
        const wanted = naive(points);
        expect(order.size).toBe(wanted.sorted.length);
        expect(order.slice(0, order.size)).toEqual(wanted.sorted);
        expect(order.slice(480, 530)).toEqual(wanted.sorted.slice(480, 530));
        for (let limit = 0; limit <= 13; limit += 1) {
          expect(order.above(limit)).toBe(wanted.above(limit));
          expect(order.below(limit)).toBe(wanted.below(limit));
        }
        const some = wanted.sorted.filter((_, place) => place % 97 === 0 || place % 256 < 2);
        expect(some.map((player) => order.placeOf(player))).toEqual(
          some.map((player) => wanted.sorted.indexOf(player)),
        );
      }
    }),
    { numRuns: 30 },
  );
});

test("players who are all known are put in order at once, and find their places as any others from then on", () => {
  const id = fc.nat(2 ** 32 - 1).map((first) => first.toString(16).padStart(8, "0") + "0".repeat(16));
  const few = fc.stringMatching(/^0000000[0-3][0-9a-f]{16}$/);
  const player = fc.tuple(fc.oneof(id, few), fc.nat(5));
  fc.assert(
    fc.property(
      fc.uniqueArray(player, { selector: ([each]) => each, maxLength: 900, size: "max" }),
      (all) => {
        const table = new PlayerTable();
        for (const [each] of all) table.add(each);
        const [filled, placed] = [0, 1].map(() => new BoardOrder((one, other) => table.compare(one, other)));
        filled!.fill(
          Uint32Array.from(all, ([, points]) => points),
          table.ranked(),
        );
        for (const [number, [, points]] of all.entries()) placed!.set(number, points);
        const same = () => expect(filled!.slice(0, 900)).toEqual(placed!.slice(0, 900));
        same();
        for (const [number, [, points]] of all.entries())
          for (const order of [filled!, placed!]) order.set(number, (points * 7 + number) % 6);
        same();
        expect(filled!.size).toBe(placed!.size);
      },
    ),
    { numRuns: 40 },
  );
});

test("a board that empties and fills again is what it was", () => {
  const order = new BoardOrder((one, other) => one - other);
  for (const points of [3, 0, 5])
    for (let player = 0; player < 3_000; player += 1) order.set(player, points && points + (player % 7));
  expect(order.size).toBe(3_000);
  expect(order.slice(0, 2)).toEqual([6, 13]);
  expect(order.above(5)).toBe(3_000 - 429);
});
