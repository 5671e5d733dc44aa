import { unlockAt } from "@diamond-valley/schemas/wallet/unlocks.ts";
import { expect, test } from "vitest";
import { unlockWords } from "./unlock-words.ts";

const text = (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join()}`;

test("what all categories get alike is said once", () => {
  expect(unlockWords(text, unlockAt(30)!)).toEqual([
    "unlock.diamonds 30",
    "unlock.bag 60",
    "unlock.deliveries 2",
  ]);
});
