import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { expect, test, vi } from "vitest";
import { createHousekeeping, FORGOTTEN_AFTER } from "./housekeeping.ts";
import type { SeatClient, Seating } from "./seat.ts";
import { startSeating } from "./seat.ts";
import { RENEWAL } from "./seat-locks.ts";

/** When the event ends, epoch ms. */
const CLOSE = 1_000_000;

/** A room with these seats, whose locks answer `renewed`; the clock is the argument of each call. */
function room({ seats = 0, renewed = true, known = true } = {}) {
  const season: Pick<SeasonView, "stage" | "eventEnd" | "closed"> = { stage: "event", eventEnd: CLOSE };
  const clock = { now: vi.fn(() => CLOSE - 1) };
  const seatings: Seating[] = Array.from({ length: seats }, (_, index) => {
    const claims = {
      account: `a${index}`,
      seat: `s${index}`,
      name: "",
      look: 0,
      outfit: 0,
      at: { x: 0, y: 0 },
    };
    return startSeating({ sessionId: `c${index}` } as SeatClient, claims);
  });
  const disconnect = vi.fn();
  const broadcast = vi.fn();
  const evict = vi.fn(async () => {});
  const renew = vi.fn(async () => renewed);
  const release = vi.fn(async () => {});
  const erase = vi.fn(async () => {});
  const losses = vi.fn(() => 0);
  const beat = createHousekeeping(
    {
      roomName: "hub",
      place: "village",
      showAs() {},
      roomId: "r",
      clients: [],
      seatings: () => seatings,
      evict,
      disconnect,
      broadcast,
    },
    {
      locks: { renew, release, losses },
      accounts: { byId: async () => (known ? { nickname: "", look: 0, outfit: 0 } : null) },
      deps: { log: { debug() {}, warn() {} } as never, clock, season: () => season },
      lastPositions: { erase },
      metrics: { cut: { inc() {} } as never },
    },
  );
  return { beat, season, clock, seatings, disconnect, broadcast, evict, renew, release, losses, erase };
}

test("a room that nobody is in ends when it is forgotten, and not before", () => {
  const { beat, disconnect } = room();
  beat(FORGOTTEN_AFTER);
  expect(disconnect).not.toHaveBeenCalled();
  beat(FORGOTTEN_AFTER + 1);
  expect(disconnect).toHaveBeenCalledOnce();
});

test("the time until a room is forgotten begins when its last seat is free", () => {
  const { beat, seatings, disconnect } = room({ seats: 1 });
  beat(10 * FORGOTTEN_AFTER);
  seatings.pop();
  beat(11 * FORGOTTEN_AFTER);
  expect(disconnect).not.toHaveBeenCalled();
  beat(11 * FORGOTTEN_AFTER + 1);
  expect(disconnect).toHaveBeenCalledOnce();
});

test("the room ends with the event", () => {
  const { beat, season, disconnect } = room({ seats: 1 });
  season.stage = "sweepstake";
  beat(1);
  expect(disconnect).toHaveBeenCalledExactlyOnceWith(CLOSE_CODES.eventOver);
});

test("the room ends when the event does, though an operator holds its stage", () => {
  const { beat, clock, disconnect } = room({ seats: 1 });
  beat(1_000);
  expect(disconnect).not.toHaveBeenCalled();
  clock.now.mockReturnValue(CLOSE);
  beat(2_000);
  expect(disconnect).toHaveBeenCalledExactlyOnceWith(CLOSE_CODES.eventOver);
});

test.each([
  ["stays while its lock is its own", {}, undefined],
  ["ends when another took its lock", { renewed: false }, CLOSE_CODES.moved],
  ["ends when its account is gone", { known: false }, CLOSE_CODES.signedOut],
])("a seat %s", async (_name, how, code) => {
  const { beat, evict } = room({ seats: 1, ...how });
  beat(RENEWAL);
  await vi.waitFor(() => {
    if (code) expect(evict).toHaveBeenCalledExactlyOnceWith("a0", code, "s0");
  });
  if (!code) expect(evict).not.toHaveBeenCalled();
});

test("locks are renewed once in their interval", () => {
  const { beat, renew } = room({ seats: 2 });
  for (let now = 0; now <= 3 * RENEWAL; now += 1_000) beat(now);
  return vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(6));
});

test("a lock that was renewed while its seat ended is released again", async () => {
  const { beat, seatings, renew, release, evict } = room({ seats: 2 });
  renew.mockImplementationOnce(async () => {
    seatings.shift();
    return true;
  });
  beat(RENEWAL);
  await vi.waitFor(() => expect(release.mock.calls).toEqual([["a0", "s0"]]));
  expect(evict).not.toHaveBeenCalled();
});

test("no place stays of a deleted account whose seat ended while that was found out", async () => {
  const { beat, seatings, evict, erase } = room({ seats: 1, known: false });
  beat(RENEWAL);
  seatings.shift();
  await vi.waitFor(() => expect(erase.mock.calls).toEqual([["a0"]]));
  expect(evict).not.toHaveBeenCalled();
});

test("locks that may have got lost are renewed at once", () => {
  const { beat, renew, losses } = room({ seats: 2 });
  beat(RENEWAL);
  losses.mockReturnValue(1);
  beat(RENEWAL + 1_000);
  beat(RENEWAL + 2_000);
  return vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(4));
});

test("which games are closed is told when it changes, once", () => {
  const { beat, season, broadcast } = room();
  beat(1_000);
  expect(broadcast).not.toHaveBeenCalled();
  season.closed = ["fishing"];
  beat(2_000);
  beat(3_000);
  expect(broadcast.mock.calls).toEqual([["closed-games", { closed: ["fishing"] }]]);
  delete season.closed;
  beat(4_000);
  expect(broadcast).toHaveBeenLastCalledWith("closed-games", { closed: [] });
});
