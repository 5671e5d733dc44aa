import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { LastPosition } from "./last-positions.ts";
import { type SeatClaims, type SeatClient, startSeating } from "./seat.ts";
import { storePosition } from "./store-position.ts";

const at = (x: number): LastPosition => ({ place: "village", area: 1, x, y: 0 });

/** A store whose writes take as long as they are told, ms, and fail where that is null. */
function slowStore(...takes: readonly (number | null)[]) {
  const [stored, warned]: [number[], unknown[]] = [[], []];
  const left = [...takes];
  const write = async (_: string, { x }: LastPosition): Promise<void> => {
    const ms = left.shift() ?? null;
    if (ms === null) throw new Error("away");
    await sleep(ms);
    stored.push(x);
  };
  const log = { warn: (...line: unknown[]) => void warned.push(line) };
  return { services: { deps: { log }, lastPositions: { write } }, stored, warned };
}

const seating = () =>
  startSeating({ sessionId: "s" } as SeatClient, { account: "ann", seat: "1" } as SeatClaims);

test("the last position of a seat is the one that stays, however long the one before took", async () => {
  const { services, stored } = slowStore(40, 0);
  const ann = seating();
  const first = storePosition(services, ann, at(1));
  await storePosition(services, ann, at(2));
  await first;
  expect(stored).toEqual([1, 2]);
});

test("one that could not be stored is told of, and keeps no other one back", async () => {
  const { services, stored, warned } = slowStore(null, 0);
  const ann = seating();
  void storePosition(services, ann, at(1));
  await storePosition(services, ann, at(2));
  expect(stored).toEqual([2]);
  expect(warned).toEqual([[{ reason: "away" }, "last position not stored"]]);
});
