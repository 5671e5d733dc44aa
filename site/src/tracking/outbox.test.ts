import { BATCH_MAX } from "@diamond-valley/schemas/tracking/events.ts";
import { EventBatch, type TrackedEvent } from "@diamond-valley/schemas/tracking/tracking.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, type Delivery } from "./outbox.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event: TrackedEvent = { name: "page_view", parameters: { market: "kr", phase: "live", week: 1 } };

/** An outbox whose batches are kept, and answered in turn. */
function outbox(...answers: Delivery[]) {
  const sent: (EventBatch & { leaving: boolean })[] = [];
  let count = 0;
  const box = createOutbox({
    post: async (batch, { leaving }) => {
      sent.push({ ...EventBatch.parse(batch), leaving });
      return answers.shift() ?? "taken";
    },
    id: () => {
      count += 1;
      return `batch-${String(count).padStart(12, "0")}`;
    },
  });
  return { ...box, sent };
}

test("events go together, a batch at a time, none larger than the collector takes", async () => {
  const { add, sent } = outbox();
  for (let count = 0; count < BATCH_MAX + 2; count += 1) add(event);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ events }) => events.length)).toEqual([BATCH_MAX, 2]);
  expect(new Set(sent.map(({ batch }) => batch)).size).toBe(2);
});

test("a batch without an answer goes again under the same name, and not for ever", async () => {
  const { add, sent } = outbox("unknown", "unknown", "taken", ...Array<Delivery>(9).fill("unknown"));
  add(event);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent.map(({ batch }) => batch)).toEqual(Array(3).fill("batch-000000000001"));
  add(event);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(3 + 5);
});

test("a refused batch is not sent again", async () => {
  const { add, sent } = outbox("refused");
  add(event);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});

test("whoever leaves the page sends what waits and what has no answer yet", async () => {
  const { add, leave, sent } = outbox("unknown");
  add(event);
  await vi.advanceTimersByTimeAsync(4_000);
  add(event);
  leave();
  expect(sent.map(({ batch, leaving }) => [batch, leaving])).toEqual([
    ["batch-000000000001", false],
    ["batch-000000000001", true],
    ["batch-000000000002", true],
  ]);
});

test("what is dropped is never sent", async () => {
  const { add, drop, leave, sent } = outbox("unknown");
  add(event);
  await vi.advanceTimersByTimeAsync(4_000);
  add(event);
  drop();
  leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});

test("an event says how long ago it happened when it is sent, also when it is sent again", async () => {
  const { add, leave, sent } = outbox("unknown");
  add(event);
  await vi.advanceTimersByTimeAsync(1_000);
  add(event);
  await vi.advanceTimersByTimeAsync(4_000);
  add(event);
  leave();
  expect(sent.map(({ events }) => events.map(({ age }) => age))).toEqual([
    [4_000, 3_000],
    [5_000, 4_000],
    [0],
  ]);
});
