import fc from "fast-check";
import { expect, test } from "vitest";
import { friendCode, readFriendCode, showFriendCode } from "./code.ts";

const id = fc.stringMatching(/^[0-9a-f]{24}$/);

test("a code is read as it is shown, in any case, with any hyphens and spaces", () => {
  fc.assert(
    fc.property(id, (hex) => {
      const code = friendCode(hex);
      const shown = showFriendCode(code);
      expect(shown).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      for (const typed of [code, shown, ` ${shown.toLowerCase()} `, shown.replace("-", " - ")])
        expect(readFriendCode(typed)).toBe(code);
    }),
  );
});

test.each(["", "ABCD", "ABCD-EFG0", "ABCD-EFGI", "ABCDEFGHJ", "ＡBCDEFGH", "a".repeat(24)])(
  "%j is no code",
  (typed) => {
    expect(readFriendCode(typed)).toBeNull();
  },
);

test("ids that differ in their last digits alone have other codes", () => {
  const codes = new Set(
    Array.from({ length: 5_000 }, (_, n) => friendCode(n.toString(16).padStart(24, "0"))),
  );
  expect(codes.size).toBe(5_000);
});
