import { expect, test } from "vitest";
import { retypePhone } from "./phone-typing.ts";

/** Types keys one after another into the field, as a person does; `|` in a text is the caret. */
function type(start: string, ...keys: string[]): string {
  let typed = {
    value: start.replace("|", ""),
    caret: start.includes("|") ? start.indexOf("|") : start.length,
  };
  for (const key of keys) {
    const before = typed.value.slice(0, key === "Backspace" ? Math.max(0, typed.caret - 1) : typed.caret);
    const inserted = key === "Backspace" ? "" : key;
    typed = retypePhone({
      value: before + inserted + typed.value.slice(typed.caret),
      caret: before.length + inserted.length,
    });
  }
  return `${typed.value.slice(0, typed.caret)}|${typed.value.slice(typed.caret)}`;
}

test("groups a number 3-4-4 while it is typed", () => {
  expect(type("", ..."01012345678")).toBe("010-1234-5678|");
  expect(type("", ..."0101")).toBe("010-1|");
});

test("takes full-width digits and pasted numbers in any spelling", () => {
  expect(type("", "０", "１", "０", "１")).toBe("010-1|");
  expect(type("", "010 1234 5678")).toBe("010-1234-5678|");
  expect(type("", "０１０－１２３４－５６７８")).toBe("010-1234-5678|");
});

test("leaves letters out and stops after eleven digits", () => {
  expect(type("", ..."01o0-12x34")).toBe("010-1234|");
  expect(type("010-1234-5678", "9")).toBe("010-1234-5678|");
});

test("keeps the caret behind the digit that was typed in the middle", () => {
  expect(type("010-1|34-5678", "2")).toBe("010-12|34-5678");
  expect(type("01|-2345", "0")).toBe("010|-2345");
});

test("keeps the caret where a digit was taken out, and deletes past a dash", () => {
  expect(type("010-12|34-5678", "Backspace")).toBe("010-1|345-678");
  expect(type("010-|1234-5678", "Backspace", "Backspace")).toBe("01|1-2345-678");
});
