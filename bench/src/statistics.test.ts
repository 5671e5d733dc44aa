import { describe, expect, test } from "vitest";
import { median, percentile, spreadOf } from "./statistics.ts";

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe("percentile", () => {
  test("is a sample, found by nearest rank", () => {
    expect(percentile(oneToHundred, 0.5)).toBe(50);
    expect(percentile(oneToHundred, 0.99)).toBe(99);
    expect(percentile(oneToHundred, 1)).toBe(100);
    expect(percentile(oneToHundred, 0)).toBe(1);
  });

  test("sorts by number, not by text", () => {
    expect(percentile([9, 10, 100], 1)).toBe(100);
  });

  test("of nothing is not a number", () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe("median", () => {
  test("is the one in the middle, or the mean of both", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

test("a spread leaves its samples in their order", () => {
  const samples = [3, 1, 2];
  expect(spreadOf(samples)).toEqual({ count: 3, p50: 2, p95: 3, p99: 3, max: 3 });
  expect(samples).toEqual([3, 1, 2]);
});
