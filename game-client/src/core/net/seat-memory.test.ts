import { afterEach, expect, test, vi } from "vitest";
import { createSeatMemory, type HeldSeat } from "./seat-memory.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a tab keeps from one of its pages to the next. */
function tab() {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  return {
    kept,
    /** A page of it: its memory, and its end. */
    page() {
      const page = new EventTarget();
      const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
      vi.stubGlobal("window", page);
      vi.stubGlobal("document", document);
      return {
        memory: createSeatMemory(shelf),
        leave: () => page.dispatchEvent(new Event("pagehide")),
        turn(visibilityState: "visible" | "hidden") {
          document.visibilityState = visibilityState;
          document.dispatchEvent(new Event("visibilitychange"));
        },
      };
    },
  };
}

const SEAT: HeldSeat = { place: "neon-arena", session: "s1" };

test("a seat outlives a reload, and a second one that comes before the page has another", () => {
  const { page, kept } = tab();
  const first = page();
  first.memory.hold(SEAT);
  first.leave();
  for (let reload = 0; reload < 3; reload += 1) {
    const next = page();
    expect(next.memory.recall()).toEqual(SEAT);
    // A duplicate of the tab finds nothing.
    expect(kept.size).toBe(0);
    next.leave();
  }
});

test("a seat outlives a page that is dropped while it is out of sight, which is told nothing more", () => {
  const { page, kept } = tab();
  const first = page();
  first.memory.hold(SEAT);
  first.turn("hidden");
  const next = page();
  next.turn("visible");
  expect(next.memory.recall()).toEqual(SEAT);
  // While it is looked at, a duplicate of the tab finds nothing.
  expect(kept.size).toBe(0);
  next.turn("hidden");
  expect(kept.size).toBe(1);
  // The line may break out of sight, and another seat be taken there.
  next.memory.hold({ place: "lake", session: "s2" });
  expect([...kept.values()].join()).toContain("s2");
  next.turn("visible");
  expect(kept.size).toBe(0);
});

test("a fresh tab has no seat, and one that was left none any more", () => {
  const { page, kept } = tab();
  const first = page();
  expect(first.memory.recall()).toBeNull();
  first.leave();
  expect(kept.size).toBe(0);
  first.memory.hold(SEAT);
  first.memory.forget();
  first.leave();
  expect(page().memory.recall()).toBeNull();
});

test("what is no seat is passed over", () => {
  const { page, kept } = tab();
  for (const stored of ["{", "null", '{"place":"nowhere","session":"s"}', '{"place":"lake"}']) {
    kept.set("seat", stored);
    expect(page().memory.recall()).toBeNull();
  }
});
