import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { until } from "../testing/rooms.ts";
import { keepAt } from "./keep-at.ts";

/** Work that ends as the list says, one after the other, and then well; and how often and how many at once it began. */
function workEnding(...ends: ("throws" | "fails")[]) {
  const counted = { begun: 0, atOnce: 0, most: 0 };
  const work = async () => {
    counted.begun += 1;
    counted.atOnce += 1;
    counted.most = Math.max(counted.most, counted.atOnce);
    await sleep(10);
    counted.atOnce -= 1;
    const end = ends.shift();
    if (end === "throws") throw new Error("no luck");
    return end === undefined;
  };
  return { counted, work };
}

const never = new AbortController().signal;

test("work that fails is done again until it is done", async () => {
  const { counted, work } = workEnding("throws", "fails");
  keepAt(work, never, 1)();
  await until(() => counted.begun === 3);
  await sleep(50);
  expect(counted).toEqual({ begun: 3, atOnce: 0, most: 1 });
});

test("work that is due again while it is done is done once more, and never twice at once", async () => {
  const { counted, work } = workEnding();
  const due = keepAt(work, never, 1);
  for (let time = 0; time < 5; time += 1) due();
  await until(() => counted.begun === 2 && counted.atOnce === 0);
  await sleep(50);
  expect(counted).toEqual({ begun: 2, atOnce: 0, most: 1 });
  due();
  await until(() => counted.begun === 3);
});

test("work that is over is not tried again, nor when it is due", async () => {
  const { counted, work } = workEnding("fails", "fails", "fails");
  const over = new AbortController();
  const due = keepAt(work, over.signal, 60_000);
  due();
  await until(() => counted.begun === 1 && counted.atOnce === 0);
  over.abort();
  due();
  await sleep(50);
  expect(counted.begun).toBe(1);
});
