import { FISHING_MESSAGES } from "@diamond-valley/schemas/fishing/messages.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { expect, test, vi } from "vitest";
import { countAttempts } from "./attempts-counter.ts";
import type { GameEvent } from "./events.ts";

const CAST = { attempt: "a", spot: 1, guided: false };
const PRESS = { attempt: "a", outcome: "success", position: 0.5, items: ["red", "red"] };

test("a catch is counted once, as its game's contract wants it, with the seconds since the cast", async () => {
  const events: GameEvent[] = [];
  const heard = countAttempts((event) => void events.push(event));
  for (const [cast, press] of [
    [1_000, 8_000],
    [60_000, 64_000],
  ] as const) {
    heard(FISHING_MESSAGES.cast, CAST, { asked: cast, answered: cast + 50 });
    const count = events.length;
    heard(FISHING_MESSAGES.press, PRESS, { asked: press - 50, answered: press });
    // The contracts are loaded with the first message: a busy machine takes its time.
    await vi.waitFor(() => expect(events.length).toBe(count + 1), 20_000);
  }
  const shared = { game: "fishing", result: "success", item: "red", value_quantity: 2 };
  expect(events).toEqual([
    { kind: "attempt-ended", counted: { ...shared, value_seconds: 7, value_attempts: 1 } },
    { kind: "attempt-ended", counted: { ...shared, value_seconds: 4, value_attempts: 2 } },
  ]);
});

test("messages of no game are not counted, nor answers that end nothing", async () => {
  const events: GameEvent[] = [];
  const heard = countAttempts((event) => void events.push(event));
  heard(INTERACT, { outcome: "talked" }, { asked: 0, answered: 10 });
  heard(FISHING_MESSAGES.cast, CAST, { asked: 0, answered: 10 });
  heard(FISHING_MESSAGES.reelIn, {}, { asked: 0, answered: 10 });
  // One that counts, so that all before it have been judged.
  heard(FISHING_MESSAGES.press, { ...PRESS, outcome: "miss", items: [] }, { asked: 20, answered: 2_000 });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events).toEqual([
    {
      kind: "attempt-ended",
      counted: { game: "fishing", result: "miss", value_quantity: 0, value_seconds: 2, value_attempts: 1 },
    },
  ]);
});
