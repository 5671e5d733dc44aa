import { expect, test } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import { standingOn } from "./standing.ts";
import { BOARD_TEXTS } from "./texts.ts";

const line = (rank: number, own: boolean) => ({ rank, own });

test.each([
  ["nowhere", [line(1, false)], 1, null, "You're not on this board yet."],
  ["alone", [line(1, true)], 1, 0, "You're the first one on this board!"],
  [
    "among many",
    [line(1233, false), line(1234, true)],
    2468,
    50,
    "You're number 1,234, ahead of 50% of 2,468 players.",
  ],
])("who is %s on a board is told so", async (_, around, players, percentile, told) => {
  const { text } = await loadTexts("en", { boards: BOARD_TEXTS });
  expect(standingOn({ around, players, percentile }, text)).toBe(told);
});
