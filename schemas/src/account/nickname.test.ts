import { expect, test } from "vitest";
import { NicknameChange } from "./nickname.ts";

const taken = (nickname: unknown) => {
  const parsed = NicknameChange.safeParse({ nickname });
  return parsed.success ? parsed.data.nickname : undefined;
};

test.each([
  ["로봇", "로봇"],
  ["  다이아 로봇 ", "다이아 로봇"],
  ["Ada_99", "Ada_99"],
  ["a-b.c", "a-b.c"],
  ["로봇".normalize("NFD"), "로봇"],
  ["열두글자열두글자열두글자", "열두글자열두글자열두글자"],
])("%j is taken as %j", (typed, stored) => {
  expect(taken(typed)).toBe(stored);
});

test.each([
  undefined,
  5,
  "",
  "가",
  "열세글자열세글자열세글자아",
  "<b>x</b>",
  "a  b",
  "-ab",
  "ab-",
  "ㅤㅤㅤ",
  "a\u200bb",
  "a\u202eb",
  "😀😀😀",
  "a\nb",
])("%j is refused", (typed) => {
  expect(taken(typed)).toBeUndefined();
});
