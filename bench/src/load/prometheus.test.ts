import { expect, test } from "vitest";
import { bucketsBetween, histogramQuantile, parseScrape, total } from "./prometheus.ts";

const scrape = (fast: number, slow: number) =>
  parseScrape(`# HELP late Lateness
# TYPE late histogram
late_bucket{le="0.001",room="hub"} ${fast}
late_bucket{le="0.01",room="hub"} ${fast + slow}
late_bucket{le="+Inf",room="hub"} ${fast + slow}
late_bucket{le="0.001",room="lake, \\"small\\""} ${fast}
late_bucket{le="0.01",room="lake, \\"small\\""} ${fast}
late_bucket{le="+Inf",room="lake, \\"small\\""} ${fast}
process_resident_memory_bytes 1.5e+08
`);

test("samples are read with their labels, and summed over them", () => {
  const read = scrape(3, 1);
  expect(read.get("late_bucket")?.[3]).toEqual({
    labels: { le: "0.001", room: 'lake, \\"small\\"' },
    value: 3,
  });
  expect(total(read, "process_resident_memory_bytes")).toBe(150_000_000);
  expect(total(read, "nothing")).toBeNaN();
});

test("buckets are what came between two scrapes, over all rooms", () => {
  expect(bucketsBetween(scrape(10, 0), scrape(60, 100), "late")).toEqual([
    [0.001, 100],
    [0.01, 200],
    [Number.POSITIVE_INFINITY, 200],
  ]);
});

test("quantiles lie on a straight line within their bucket", () => {
  const buckets = [
    [0.001, 100],
    [0.01, 200],
    [Number.POSITIVE_INFINITY, 200],
  ] as const;
  expect(histogramQuantile(buckets, 0.25)).toBeCloseTo(0.0005);
  expect(histogramQuantile(buckets, 0.75)).toBeCloseTo(0.0055);
  expect(
    histogramQuantile(
      [
        [1, 1],
        [Number.POSITIVE_INFINITY, 2],
      ],
      0.99,
    ),
  ).toBe(1);
  expect(histogramQuantile([], 0.5)).toBeNaN();
});
