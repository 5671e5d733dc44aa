import { expect, test } from "vitest";
import { mergeResults, type Section } from "./report.ts";

const section = (name: string, value: string): Section => ({
  name,
  title: `About ${name}`,
  method: "Measured.",
  head: ["figure"],
  rows: [[value]],
  verdicts: [],
});

test("a new measurement replaces its own section and leaves the others", () => {
  const first = mergeResults("", "machine A", [section("hub", "1"), section("wallet", "2")]);
  const second = mergeResults(first, "machine B", [section("hub", "3")]);
  expect(second).toContain("| 3 |");
  expect(second).toContain("| 2 |");
  expect(second).not.toContain("| 1 |");
  expect(second).toContain("_machine A_");
  expect(mergeResults(second, "machine B", [section("hub", "3")])).toBe(second);
});
