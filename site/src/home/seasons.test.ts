import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import { expect, test } from "vitest";
import { AREAS } from "./areas.ts";
import { POST_EVENT, RESULTS, SEASONS, shortDay, shortTime } from "./seasons.ts";

test("seasons follow each other without a gap, up to the close of entries", () => {
  const spans = [...SEASONS, POST_EVENT];
  for (const [index, { end }] of spans.slice(0, -1).entries()) expect(spans[index + 1]?.start).toBe(end);
  expect(SEASONS.map(({ week, theme }) => [week, theme])).toEqual([
    [1, "fishing"],
    [2, "combat"],
    [3, "mining"],
    [4, "boss"],
  ]);
});

test("days and times are Korea's, in words of each language", () => {
  const { start = 0 } = SEASONS[0] ?? {};
  expect(shortDay(start, "ko")).toBe("10월 6일 (월)");
  expect(shortDay(start, "en")).toBe("Mon 6 Oct");
  expect(shortTime(start, "ko")).toBe("10월 6일 (월) 오전 9시");
  expect(shortTime(POST_EVENT.end, "en")).toBe("Mon 10 Nov, 09:00 KST");
  expect(shortTime(RESULTS.end, "ko")).toBe("1월 12일 (월) 오전 8시 59분");
  // Midnight in Korea is still the day before elsewhere.
  expect(shortTime(Date.parse("2025-10-05T15:00:00Z"), "ko")).toBe("10월 6일 (월) 오전 12시");
});

test("what can be entered on the map is open whatever the week, the rest is being built", () => {
  for (const { name, open } of AREAS) {
    const door = { town: null, mining: "mine", fishing: "lake", combat: "forest", partner: "game-hall" }[
      name
    ];
    expect(open, name).toBe(door === null || isPlace(door));
  }
  expect(AREAS.filter(({ open }) => open).map(({ name }) => name)).toContain("fishing");
});
