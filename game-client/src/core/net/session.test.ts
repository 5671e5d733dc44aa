import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { atom } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connection, START } from "./connection.ts";
import type { PlaceRoom } from "./places.ts";
import { createSession, type SessionParts } from "./session.ts";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

/** A joined room as far as a session knows it; `end` is the server's. */
function roomOf(place: PlaceName) {
  const handlers: Record<string, (code: number) => void> = {};
  const room = {
    sessionId: `session-${place}`,
    left: false,
    reconnection: {},
    connection: { isOpen: true, close: () => {} },
    ping: () => {},
    onDrop: (handler: () => void) => (handlers.drop = handler),
    onReconnect: (handler: () => void) => (handlers.reconnect = handler),
    onLeave: (handler: (code: number) => void) => (handlers.leave = handler),
    leave: () => {
      room.left = true;
      return Promise.resolve();
    },
    end: (name: "drop" | "reconnect" | "leave", code = 0) => handlers[name]?.(code),
  };
  return room;
}

type FakeRoom = ReturnType<typeof roomOf>;

/** A session whose server answers when the test says so. */
function visitor(
  takeSeat?: SessionParts["takeSeat"],
  recall: SessionParts["memory"]["recall"] = () => null,
  place: SessionParts["place"] = async () => null,
) {
  const joining: { place: PlaceName; let: (room: FakeRoom) => void }[] = [];
  const wishes: { place: PlaceName; session: string | null; takeover: boolean }[] = [];
  const shown: PlaceName[] = [];
  const $connection = atom<Connection>(START);
  const session = createSession({
    takeSeat:
      takeSeat ??
      (async (place, wish) => {
        wishes.push({ place, ...wish });
        return { name: place } as unknown as SeatAnswer;
      }),
    place,
    join: ({ name }) =>
      new Promise((joined) =>
        joining.push({
          place: name as unknown as PlaceName,
          let: (room) => joined(room as unknown as PlaceRoom),
        }),
      ),
    $connection,
    memory: { hold: () => {}, recall, forget: () => {} },
    arrive(place) {
      shown.push(place);
      return () => void shown.splice(shown.indexOf(place), 1);
    },
  });
  const settled = () => new Promise((done) => setTimeout(done));
  return { session, joining, wishes, shown, $connection, settled };
}

/** A session that sits in the village. */
async function villager(takeSeat?: SessionParts["takeSeat"]) {
  const visit = visitor(takeSeat);
  const entering = visit.session.start();
  await visit.settled();
  const village = roomOf("village");
  visit.joining[0]?.let(village);
  await entering;
  return { ...visit, village };
}

test("enters the first place, and shows it", async () => {
  const { shown, $connection, wishes } = await villager();
  expect([shown, $connection.get().phase]).toEqual([["village"], "online"]);
  expect(wishes).toEqual([{ place: "village", session: null, takeover: false }]);
});

test("a reload enters where the tab was, which is known before and recalled once", async () => {
  const kept = [{ place: "lake", session: "session-lake" } as const];
  const { session, wishes, settled } = visitor(undefined, () => kept.shift() ?? null);
  expect(session.first()).toBe("lake");
  void session.start();
  await settled();
  expect(session.first()).toBe("lake");
  expect(wishes).toEqual([{ place: "lake", session: "session-lake", takeover: false }]);
});

test.each<[string, SessionParts["place"], PlaceName]>([
  ["goes on where the other tab is", async () => "hotel-lobby", "hotel-lobby"],
  ["enters the first place where no tab is anywhere any more", async () => null, "village"],
  ["enters the first place where nobody knows", () => Promise.reject(new Unreachable()), "village"],
])("who takes over %s", async (_, place, expected) => {
  const { session, wishes, $connection, settled } = visitor(undefined, undefined, place);
  const taking = session.takeOver();
  expect($connection.get().phase).toBe("connecting");
  await settled();
  expect(wishes).toEqual([{ place: expected, session: null, takeover: true }]);
  await session.end();
  void taking;
});

test("a way elsewhere names the seat that is held, and leaves it", async () => {
  const { session, joining, wishes, shown, village, settled } = await villager();
  const going = session.travel("lake");
  await settled();
  joining[1]?.let(roomOf("lake"));
  await going;
  expect(wishes[1]).toEqual({ place: "lake", session: "session-village", takeover: false });
  expect([shown, village.left]).toEqual([["lake"], true]);
});

test("a room that is joined late, for an older wish, is left and not shown", async () => {
  const { session, joining, shown, settled } = await villager();
  const first = session.travel("lake");
  await settled();
  const second = session.takeOver();
  await settled();
  const [late, latest] = [roomOf("lake"), roomOf("village")];
  joining[2]?.let(latest);
  await second;
  joining[1]?.let(late);
  await first;
  expect(shown).toEqual(["village"]);
  expect([late.left, latest.left]).toEqual([true, false]);
});

test("a refusal keeps the present place and is thrown", async () => {
  let refuse = false;
  const visit = await villager(async (place) => {
    if (refuse) throw new ApiProblem("area-full");
    return { name: place } as unknown as SeatAnswer;
  });
  refuse = true;
  await expect(visit.session.travel("lake")).rejects.toEqual(new ApiProblem("area-full"));
  expect([visit.shown, visit.$connection.get().phase]).toEqual([["village"], "online"]);
});

test("whose last steps come late to the door is let through a moment later", async () => {
  const asked: string[] = [];
  const visit = await villager(async (place) => {
    asked.push(place);
    if (asked.filter((each) => each === "lake").length === 1) throw new ApiProblem("too-far");
    return { name: place } as unknown as SeatAnswer;
  });
  const going = visit.session.travel("lake");
  await vi.waitFor(() => visit.joining[1]!.let(roomOf("lake")));
  await going;
  expect(asked).toEqual(["village", "lake", "lake"]);
  expect(visit.shown).toEqual(["lake"]);
});

test("who stands far from the door is refused the second time", async () => {
  let isFar = false;
  const visit = await villager(async (place) => {
    if (isFar) throw new ApiProblem("too-far");
    return { name: place } as unknown as SeatAnswer;
  });
  isFar = true;
  await expect(visit.session.travel("lake")).rejects.toEqual(new ApiProblem("too-far"));
  expect(visit.shown).toEqual(["village"]);
});

test("a lost seat is given up and asked for again", async () => {
  const { village, shown, $connection } = await villager();
  village.end("drop");
  expect($connection.get().phase).toBe("reconnecting");
  village.end("reconnect");
  expect([$connection.get().phase, shown]).toEqual(["online", ["village"]]);
  village.end("leave", 4_000);
  expect([$connection.get().phase, shown]).toEqual(["reconnecting", []]);
});

test("a crash stays told when the line breaks and comes back", async () => {
  const { village, $connection } = await villager();
  const failed: Connection = { phase: "failed", attempt: 0, code: null };
  $connection.set(failed);
  village.end("drop");
  village.end("reconnect");
  expect($connection.get()).toEqual(failed);
});

test("on a slow line a seat is asked for once at a time, and what became of an older wish is no news", async () => {
  vi.useFakeTimers();
  const visit = visitor();
  const starting = visit.session.start();
  await vi.advanceTimersByTimeAsync(0);
  const village = roomOf("village");
  visit.joining[0]?.let(village);
  await starting;
  village.end("leave", 4_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(visit.wishes).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(visit.wishes).toHaveLength(2);
  visit.joining[1]?.let(roomOf("village"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([visit.shown, visit.wishes.length, visit.$connection.get().phase]).toEqual([
    ["village"],
    2,
    "online",
  ]);
  await visit.session.end();
  vi.useRealTimers();
});

test("who may not come back to the place of before wakes up in the first one", async () => {
  for (const code of ["too-far", "forbidden"] as const) {
    const wanted: PlaceName[] = [];
    const visit = visitor(
      async (place) => {
        wanted.push(place);
        if (place !== "village") throw new ApiProblem(code);
        return { name: place } as unknown as SeatAnswer;
      },
      () => ({ place: "member-house", session: "before" }),
    );
    const entering = visit.session.start();
    await visit.settled();
    visit.joining[0]?.let(roomOf("village"));
    await entering;
    expect([wanted, visit.shown]).toEqual([["member-house", "village"], ["village"]]);
  }
});

test("a seat that is given too late is given up: it would be a second tab of one's own", async () => {
  vi.useFakeTimers();
  const visit = visitor();
  const starting = visit.session.start();
  await vi.advanceTimersByTimeAsync(8_100);
  await starting;
  expect(visit.$connection.get().phase).toBe("reconnecting");
  const late = roomOf("village");
  visit.joining[0]?.let(late);
  await vi.advanceTimersByTimeAsync(0);
  expect([late.left, late.reconnection, visit.shown]).toEqual([true, { enabled: false }, []]);
  await visit.session.end();
  vi.useRealTimers();
});

test("a network that is found again leaves an entry that is under way alone", async () => {
  vi.useFakeTimers();
  const visit = visitor();
  const starting = visit.session.start();
  await vi.advanceTimersByTimeAsync(8_100);
  await starting;
  // The next try asks for a seat, and waits for it.
  await vi.advanceTimersByTimeAsync(600);
  const { length } = visit.wishes;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(visit.wishes).toHaveLength(length);
  await visit.session.end();
  vi.useRealTimers();
});

test("nobody is seated after the end", async () => {
  const { session, joining, shown, settled } = await villager();
  const going = session.travel("lake");
  await settled();
  await session.end();
  const late = roomOf("lake");
  joining[1]?.let(late);
  await going;
  expect([shown, late.left]).toEqual([[], true]);
  await expect(session.travel("lake")).rejects.toBeInstanceOf(Unreachable);
});
