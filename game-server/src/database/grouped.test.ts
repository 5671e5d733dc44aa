import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";
import { isOutage } from "./outage.ts";

/** Items that were sent together, and how to answer them. */
type Sent = PromiseWithResolvers<(string | Error)[]> & { items: readonly string[] };

function recording() {
  const sent: Sent[] = [];
  const ask = grouped<string, string>((items) => {
    const answers = Promise.withResolvers<(string | Error)[]>();
    sent.push({ items, ...answers });
    return answers.promise;
  });
  /** The items of each command, once so many were sent. */
  async function commands(count: number) {
    while (sent.length < count) await nextTurn();
    return sent.map(({ items }) => items);
  }
  return { ask, sent, commands };
}

test("an item leaves at once, and those that come meanwhile leave together when it is answered", async () => {
  const { ask, sent, commands } = recording();
  const first = ask("a");
  expect(await commands(1)).toEqual([["a"]]);
  const others = ["b", "c", "d"].map(ask);
  await nextTurn();
  expect(sent).toHaveLength(1);
  sent[0]?.resolve(["A"]);
  expect(await first).toBe("A");
  expect(await commands(2)).toEqual([["a"], ["b", "c", "d"]]);
  sent[1]?.resolve(["B", "C", "D"]);
  expect(await Promise.all(others)).toEqual(["B", "C", "D"]);
});

test("who asks again on his answer gets into the next group with all others who do", async () => {
  const { ask, sent, commands } = recording();
  const asking = ["a", "b"].map((item) => ask(item).then(() => ask(`${item} again`)));
  await commands(1);
  sent[0]?.resolve(["A", "B"]);
  expect(await commands(2)).toEqual([
    ["a", "b"],
    ["a again", "b again"],
  ]);
  sent[1]?.resolve(["A", "B"]);
  await Promise.all(asking);
});

test("an item that failed by itself fails alone, and what breaks the command fails all of its items", async () => {
  const { ask, sent, commands } = recording();
  const first = ["a", "b"].map(ask);
  await commands(1);
  sent[0]?.resolve(["A", new Error("b is refused")]);
  await expect(first[1]).rejects.toThrow("b is refused");
  expect(await first[0]).toBe("A");

  const second = Promise.allSettled(["c", "d"].map(ask));
  await commands(2);
  sent[1]?.reject(new Error("the line is cut"));
  expect((await second).map(({ status }) => status)).toEqual(["rejected", "rejected"]);

  const third = ask("e");
  await commands(3);
  sent[2]?.resolve(["E"]);
  expect(await third).toBe("E");
});

test("no command grows beyond its limit", async () => {
  const sizes: number[] = [];
  const ask = grouped<number, number>(async (items) => {
    sizes.push(items.length);
    return items;
  });
  const items = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(items.map(ask))).toEqual(items);
  expect(sizes).toEqual([100, 100, 50]);
});

test("a command that is never answered counts as lost with the database, and holds up the next for a while only", async () => {
  let commands = 0;
  const never = new Promise<never>(() => {});
  const ask = grouped<string, string>((items) => (++commands === 1 ? never : Promise.resolve(items)), 20);
  const first = Promise.allSettled(["a", "b"].map(ask));
  await nextTurn();
  const next = ask("c");
  for (const outcome of await first) {
    expect(outcome.status === "rejected" && isOutage(outcome.reason)).toBe(true);
  }
  expect(await next).toBe("c");
});
