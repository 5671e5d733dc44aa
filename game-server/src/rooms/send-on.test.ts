import { expect, test, vi } from "vitest";
import { type SeatClaims, type SeatClient, type Seating, startSeating } from "./seat.ts";
import { allowance, createSendingOn, type Drained, drainRooms, type Tie } from "./send-on.ts";

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
  const sendOn = createSendingOn({
    seatings,
    tieOf: ({ sessionId }) => tied.get(sessionId)!,
    waits,
    close,
    evict({ account }) {
      evicted.push(account);
      seatings.delete(account.replace("a", "c"));
    },
  });
  /** Answers how many are left after a look at which `most` may go. */
  const look = (most = 12) => sendOn(most).left;
  return { seatings, tied, waits, close, evicted, sendOn, look };
}

test("who is free goes, so many at most at each look", () => {
  const { sendOn, evicted } = room(Array.from({ length: 20 }, () => "free"));
  expect([sendOn(7), sendOn(0), sendOn(12), sendOn(12)]).toEqual([
    { sent: 7, left: 13 },
    { sent: 0, left: 13 },
    { sent: 12, left: 1 },
    { sent: 1, left: 0 },
  ]);
  expect(evicted).toHaveLength(20);
});

test("who was busy while it was the turn of others is left alone as long as anybody", () => {
  const { look, tied, evicted } = room(["free", "busy"]);
  look(0);
  tied.set("c1", "free");
  for (let looks = 0; looks < 7; looks += 1) look();
  expect(evicted).toEqual(["a0"]);
  look();
  expect(evicted).toEqual(["a0", "a1"]);
});

test.each([
  ["a few go as others take them in", 1_500, 33_000, 12],
  ["the more there are, the more go at once, so that all are gone in time", 4_000, 30_000, 34],
  ["when the time is over all go", 300, -100, 300],
])("%s", (_what, left, time, most) => {
  expect(allowance(left, time)).toBe(most);
});

test("games go first, players of one room after those of another, and no more of all of them than others take in", async () => {
  const asked: string[] = [];
  const roomOf = (name: string, players: number, roomName = "hub"): Drained => {
    let left = players;
    return {
      roomName,
      lock: () => {},
      sendOn(most) {
        const sent = Math.min(most, left);
        left -= sent;
        if (sent > 0) asked.push(`${name} ${sent}`);
        return { sent, left };
      },
    };
  };
  const rooms = [roomOf("village", 10), roomOf("lake", 15, "fishing"), roomOf("next village", 5)];
  await drainRooms(new Set(rooms), 800);
  expect(asked).toEqual(["lake 12", "lake 3", "village 9", "village 1", "next village 5"]);
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
  const late: Drained & { locks: number } = {
    roomName: "hub",
    locks: 0,
    lock: () => void late.locks++,
    sendOn: () => ({ sent: 0, left: 1 }),
  };
  const first: Drained & { locks: number; looks: number } = {
    ...{ roomName: "hub", locks: 0, looks: 0 },
    lock: () => void first.locks++,
    sendOn() {
      first.looks += 1;
      rooms.add(late);
      return { sent: 0, left: 1 };
    },
  };
  const rooms = new Set<Drained>([first]);
  await drainRooms(rooms, 800);
  expect([first.locks, late.locks]).toEqual([1, 1]);
  expect(first.looks).toBeGreaterThan(1);
});
