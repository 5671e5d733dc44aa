import { expect, test } from "vitest";
import { measureAll } from "./measure-all.ts";
import type { Section } from "./report.ts";

const sectionOf = (name: string): Section => ({
  name,
  title: `The ${name}`,
  method: "Counted.",
  head: ["what"],
  rows: [["one"]],
  verdicts: [],
});

test("a benchmark that fails is told of, and costs no other one its results", async () => {
  const kept: string[][] = [];
  const told: string[] = [];
  const { sections, failures } = await measureAll(
    ["hub", "wallet", "draw"],
    async (name) => {
      if (name === "wallet") throw new Error("the line is gone");
      return sectionOf(name);
    },
    (found) => kept.push(found.map(({ name }) => name)),
    (text) => told.push(text),
  );
  expect(sections.map(({ name }) => name)).toEqual(["hub", "draw"]);
  expect(failures).toEqual([{ name: "wallet", why: expect.stringContaining("the line is gone") }]);
  expect(kept).toEqual([["hub"], ["draw"]]);
  expect(told.map((text) => /(\w+) (?:took|failed)/.exec(text)?.[1])).toEqual(["hub", "wallet", "draw"]);
});

test("each is kept before the next one begins", async () => {
  const events: string[] = [];
  await measureAll(
    ["hub", "draw"],
    async (name) => {
      events.push(`${name} begins`);
      return sectionOf(name);
    },
    ([found]) => events.push(`${found?.name} is kept`),
    () => {},
  );
  expect(events).toEqual(["hub begins", "hub is kept", "draw begins", "draw is kept"]);
});
