import { expect, test } from "vitest";
import { numberText } from "./numbers.ts";

const LOCALES = ["ko", "en"];

test.each([
  0,
  1,
  12,
  999,
  1_000,
  12_345,
  999_999,
  1_000_000,
  123_456_789,
  2 ** 53 - 1,
  -1,
  -999,
  -1_000,
  -12_345_678,
])("%d is written as the browser writes it in each language", (value) => {
  for (const locale of LOCALES) expect(numberText(value, locale)).toBe(value.toLocaleString(locale));
});

test("every length of a number is grouped as the browser groups it", () => {
  for (let value = 1; value < 2 ** 52; value = value * 7 + 3)
    for (const locale of LOCALES) expect(numberText(value, locale)).toBe(value.toLocaleString(locale));
});

test("what is not whole, or too large to be exact, is left to the browser", () => {
  for (const value of [0.5, -1.25, 1234.5, 2 ** 60, Number.POSITIVE_INFINITY, Number.NaN])
    expect(numberText(value, "ko")).toBe(value.toLocaleString("ko"));
});
