import { expect, test, vi } from "vitest";
import { type SeatClaims, type SeatClient, type Seating, startSeating } from "./seat.ts";
import { createSendingOn, type Drained, drainRooms, type Tie } from "./send-on.ts";

/** A room with these players, by what keeps each; who is sent on leaves at once. */
function room(ties: Tie[]) {
  const seatings = new Map<string, Seating>();
  const tied = new Map<string, Tie>();
  for (const [index, tie] of ties.entries()) {
    const session = `c${index}`;
    const claims: SeatClaims = {
      ...{ account: `a${index}`, seat: `s${index}`, name: "", look: 0, outfit: 0 },
      at: { x: 0, y: 0 },
    };
    seatings.set(session, startSeating({ sessionId: session } as SeatClient, claims));
    tied.set(session, tie);
  }
  const waits = vi.fn();
  const close = vi.fn();
  const evicted: string[] = [];
  const look = createSendingOn({
    seatings,
    tieOf: ({ sessionId }) => tied.get(sessionId)!,
    waits,
    close,
    evict({ account }) {
      evicted.push(account);
      seatings.delete(account.replace("a", "c"));
    },
  });
  return { seatings, tied, waits, close, evicted, look };
}

test("who is free goes at once, and a crowd some at a time", () => {
  const { look, evicted } = room(Array.from({ length: 20 }, () => "free"));
  const left = [look(), look(), look(), look()];
  expect(left).toEqual([13, 6, 0, 0]);
  expect(evicted).toHaveLength(20);
});

test("who is busy stays until the result was seen to come, and goes then", () => {
  const { look, tied, evicted } = room(["busy", "free"]);
  for (let looks = 0; looks < 20; looks += 1) look();
  expect(evicted).toEqual(["a1"]);
  tied.set("c0", "free");
  let looks = 0;
  while (look() > 0) looks += 1;
  expect(looks).toBe(7);
});

test("an attempt that is taken along waits, its player is told once, and the seat is kept", () => {
  const { look, waits, close, evicted, seatings } = room(["carries"]);
  for (let looks = 0; looks < 5; looks += 1) expect(look()).toBe(1);
  expect([waits.mock.calls.length, close.mock.calls.length, evicted.length]).toEqual([1, 1, 0]);
  expect(seatings.get("c0")?.moving).toBe(true);
});

test("an attempt of a player whose line is broken waits as well, and there is nobody to tell", () => {
  const { look, waits, close, seatings } = room(["carries"]);
  seatings.get("c0")!.held = {} as NonNullable<Seating["held"]>;
  look();
  expect([waits.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});

test("rooms are locked once, also one that comes up meanwhile, and are left as they are when the time is over", async () => {
  const late: Drained & { locks: number } = { locks: 0, lock: () => void late.locks++, sendOn: () => 1 };
  const first: Drained & { locks: number; looks: number } = {
    ...{ locks: 0, looks: 0 },
    lock: () => void first.locks++,
    sendOn() {
      first.looks += 1;
      rooms.add(late);
      return 1;
    },
  };
  const rooms = new Set<Drained>([first]);
  await drainRooms(rooms, 800);
  expect([first.locks, late.locks]).toEqual([1, 1]);
  expect(first.looks).toBeGreaterThan(1);
});
