import { expect, test } from "vitest";
import { createWatchers, WATCHES_FOR } from "./watchers.ts";

test("each other number of viewers is told once, and who asks no more is gone", () => {
  const told: number[] = [];
  const watchers = createWatchers((count) => told.push(count));
  watchers.look(0);
  watchers.asked("ann", 1_000);
  watchers.asked("ann", 2_000);
  watchers.asked("ben", 3_000);
  watchers.look(2_000 + WATCHES_FOR);
  expect(told).toEqual([1, 2]);
  watchers.look(2_001 + WATCHES_FOR);
  watchers.look(3_001 + WATCHES_FOR);
  expect(told).toEqual([1, 2, 1, 0]);
});
