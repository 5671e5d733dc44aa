import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, createSheetRoom } from "./sheet-room.ts";

const PAGE = 256;
const size = fc.integer({ min: 1, max: 120 });

test("cells lie on the page and never touch, whatever comes and goes", () => {
  const step = fc.record({ width: size, height: size, leaves: fc.integer({ min: 0, max: 20 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const room = createSheetRoom(PAGE, PAGE);
      const held: Cell[] = [];
      for (const { width, height, leaves } of steps) {
        const cell = room.take(width, height);
        if (cell) {
          expect(cell).toMatchObject({ width, height });
          expect(cell.x >= 0 && cell.x + width <= PAGE && cell.y >= 0 && cell.y + height <= PAGE).toBe(true);
          for (const other of held)
            expect(
              cell.x + cell.width < other.x ||
                other.x + other.width < cell.x ||
                cell.y + cell.height < other.y ||
                other.y + other.height < cell.y,
            ).toBe(true);
          held.push(cell);
        }
        if (leaves < held.length) room.give(held.splice(leaves, 1)[0]!);
        expect(room.isEmpty).toBe(held.length === 0);
      }
    }),
  );
});

test("what is as large as what has left takes its room, for ever", () => {
  const room = createSheetRoom(100, 100);
  for (let y = 0; y < 3; y += 1) room.take(100, 30);
  expect(room.take(100, 30)).toBeNull();
  const middle = { x: 0, y: 32, width: 100, height: 30 };
  for (let again = 0; again < 50; again += 1) {
    room.give(middle);
    expect(room.take(100, 30)).toEqual(middle);
  }
});

test("an empty page has room for anything again", () => {
  const room = createSheetRoom(100, 100);
  const cells = [room.take(60, 10)!, room.take(60, 20)!, room.take(60, 60)!];
  expect(room.take(100, 100)).toBeNull();
  for (const cell of cells) room.give(cell);
  expect(room.take(100, 100)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
});

test("what is larger than the page has no room", () => {
  expect(createSheetRoom(100, 100).take(101, 10)).toBeNull();
  expect(createSheetRoom(100, 100).take(10, 101)).toBeNull();
});
