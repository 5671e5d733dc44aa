import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import { describe, expect, test } from "vitest";
import { type Connection, type ConnectionEvent, retryDelay, START, step } from "./connection.ts";

const after = (...events: ConnectionEvent[]): Connection => events.reduce(step, START);
const ENTER = { type: "enter" } as const;
const JOINED = { type: "joined" } as const;

describe("the connection", () => {
  test("comes online", () => {
    expect(after(ENTER).phase).toBe("connecting");
    expect(after(ENTER, JOINED).phase).toBe("online");
  });

  test("waits for the SDK while the seat is held, and is online again", () => {
    const dropped = after(ENTER, JOINED, { type: "dropped" });
    expect(dropped.phase).toBe("reconnecting");
    expect(retryDelay(dropped)).toBeNull();
    expect(step(dropped, JOINED)).toEqual({ phase: "online", attempt: 0, code: null });
  });

  test.each([4001, 4003, 1006])("enters again after close code %i", (closeCode) => {
    const left = after(ENTER, JOINED, { type: "left", closeCode });
    expect(left.phase).toBe("reconnecting");
    expect(retryDelay(left)).toBe(500);
  });

  test.each([
    [CLOSE_CODES.moved, "moved"],
    [CLOSE_CODES.signedOut, "signed-out"],
    [CLOSE_CODES.eventOver, "closed"],
  ])("ends for good with close code %i", (closeCode, phase) => {
    const left = after(ENTER, JOINED, { type: "left", closeCode });
    expect(left.phase).toBe(phase);
    expect(retryDelay(left)).toBeNull();
  });

  test("tries longer and longer, then says offline", () => {
    let now = after(ENTER);
    const delays: (number | null)[] = [];
    for (let round = 0; round < 6; round += 1) {
      now = step(now, { type: "unreachable" });
      delays.push(retryDelay(now));
      now = step(now, ENTER);
      expect(now.phase).toBe("reconnecting");
    }
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(step(now, { type: "unreachable" })).toEqual({ phase: "offline", attempt: 0, code: null });
  });

  test.each([
    ["multiple-tabs", "elsewhere"],
    ["closed", "closed"],
    ["not-logged-in", "signed-out"],
    ["not-registered", "unregistered"],
    ["reload-needed", "outdated"],
    ["area-full", "reconnecting"],
  ] as const)("shows the face for the refusal %s", (code, phase) => {
    expect(after(ENTER, { type: "refused", code }).phase).toBe(phase);
  });

  test("names a failure that it cannot mend", () => {
    expect(after(ENTER, { type: "refused", code: "forbidden" })).toEqual({
      phase: "failed",
      attempt: 0,
      code: "forbidden",
    });
  });

  test.each(["forbidden", "reload-needed"] as const)("keeps what only a reload mends: %s", (code) => {
    const stuck = after(ENTER, { type: "refused", code });
    for (const event of [
      ENTER,
      JOINED,
      { type: "dropped" },
      { type: "left", closeCode: 4003 },
      { type: "left", closeCode: CLOSE_CODES.moved },
      { type: "unreachable" },
      { type: "refused", code: "area-full" },
      { type: "network", up: false, held: false },
      { type: "network", up: true, held: false },
    ] as const)
      expect(step(stuck, event), event.type).toEqual(stuck);
  });

  test("goes offline with the network, and comes back by itself", () => {
    const lost = after(ENTER, JOINED, { type: "network", up: false, held: false });
    expect(lost.phase).toBe("offline");
    expect(step(lost, { type: "dropped" }).phase).toBe("offline");
    expect(step(lost, { type: "left", closeCode: 4003 }).phase).toBe("offline");
    const held = step(lost, { type: "network", up: true, held: true });
    expect([held.phase, retryDelay(held)]).toEqual(["reconnecting", null]);
    const gone = step(lost, { type: "network", up: true, held: false });
    expect([gone.phase, retryDelay(gone)]).toEqual(["reconnecting", 500]);
  });

  test("a lost network changes no face that waits for the player", () => {
    const moved = after(ENTER, JOINED, { type: "left", closeCode: CLOSE_CODES.moved });
    expect(step(moved, { type: "network", up: false, held: false })).toEqual(moved);
    expect(step(moved, { type: "network", up: true, held: false })).toEqual(moved);
  });
});
