import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isKoreanMobile, phoneDigits } from "./phone.ts";

const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode("０".charCodeAt(0) + Number(digit)));
const eight = fc.stringMatching(/^[0-9]{8}$/);
const separator = fc.constantFrom("", "-", " ");

test("any 010 number is one, however its digits and parts are written", () => {
  fc.assert(
    fc.property(eight, separator, separator, fc.boolean(), (digits, first, second, wide) => {
      const written = `010${first}${digits.slice(0, 4)}${second}${digits.slice(4)}`;
      const typed = wide ? fullWidth(written) : written;
      expect(isKoreanMobile(typed)).toBe(true);
      expect(phoneDigits(typed)).toBe(`010${digits}`);
      expect(formatPhone(typed)).toBe(`010-${digits.slice(0, 4)}-${digits.slice(4)}`);
    }),
  );
});

test.each([
  "",
  "010",
  "0101234567",
  "010123456789",
  "011-1234-5678",
  "+82 10 1234 5678",
  "010--1234-5678",
  "010-123-45678",
  "010.1234.5678",
  "010-1234-567a",
  "٠١٠-١٢٣٤-٥٦٧٨",
])("%j is no Korean mobile number", (typed) => {
  expect(isKoreanMobile(typed)).toBe(false);
});

test.each([
  "+82 10-1234-5678",
  "+821012345678",
  " +82 (0)10 1234 5678",
  "+82-010-1234-5678",
  "+８２ 10-1234-5678",
])("%s is pasted as the number at home", (pasted) => {
  expect(formatPhone(pasted)).toBe("010-1234-5678");
});

test("what is kept of any text is at most 11 ASCII digits, and formatting loses none of them", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."01289-+  ０９가x") }), (typed) => {
      const digits = phoneDigits(typed);
      expect(digits).toMatch(/^[0-9]{0,11}$/);
      expect(phoneDigits(formatPhone(typed))).toBe(digits);
      expect(formatPhone(formatPhone(typed))).toBe(formatPhone(typed));
    }),
  );
});

test.each([
  ["0", "0"],
  ["010", "010"],
  ["0101", "010-1"],
  ["0101234", "010-1234"],
  ["01012345", "010-1234-5"],
  ["01012345678", "010-1234-5678"],
  ["010123456789", "010-1234-5678"],
])("while %s is typed it shows %s", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});
