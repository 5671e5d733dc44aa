import { expect, test } from "vitest";
import { createLatest } from "./latest.ts";

/** What is asked, and what became of it. */
function asking() {
  const latest = createLatest();
  const heard: string[] = [];
  const ask = (answer: Promise<string>) =>
    latest.ask(
      () => answer,
      (words) => heard.push(words),
      (error) => heard.push(`failed: ${(error as Error).message}`),
    );
  return { latest, heard, ask };
}

test("hands over the answer, or the error", async () => {
  const { heard, ask } = asking();
  await ask(Promise.resolve("begun"));
  await ask(Promise.reject(new Error("refused")));
  expect(heard).toEqual(["begun", "failed: refused"]);
});

test.each([
  ["the answer", async () => "old"],
  [
    "the error",
    async () => {
      throw new Error("old");
    },
  ],
])("once something newer was asked, %s of the older counts no more", async (_what, older) => {
  const { heard, ask } = asking();
  const newer = Promise.withResolvers<string>();
  const all = [ask(older()), ask(newer.promise)];
  await all[0];
  expect(heard).toEqual([]);
  newer.resolve("new");
  await all[1];
  expect(heard).toEqual(["new"]);
});

test("what was dropped is not heard of", async () => {
  const { latest, heard, ask } = asking();
  const answers = [ask(Promise.resolve("old"))];
  latest.drop();
  answers.push(ask(Promise.resolve("new")));
  await Promise.all(answers);
  expect(heard).toEqual(["new"]);
});

test("an error of what hears the answer is no error of what was asked", async () => {
  const latest = createLatest();
  const failed: unknown[] = [];
  const asked = latest.ask(
    () => Promise.resolve(1),
    () => {
      throw new Error("in the page");
    },
    (error) => failed.push(error),
  );
  await expect(asked).rejects.toThrow("in the page");
  expect(failed).toEqual([]);
});
