import { expect, test } from "vitest";
import en from "../../locales/en/places.json" with { type: "json" };
import ko from "../../locales/ko/places.json" with { type: "json" };
import { HOME, isPlace, PLACE_NAMES, PLACES } from "./registry.ts";
import { placeOfRoom, seatPath } from "./seat-path.ts";

test("everybody begins at a place that is entered from anywhere and that others see", () => {
  expect(PLACES[HOME]).toMatchObject({ entry: "anywhere", private: false });
});

test("private places hold one player, and no place none", () => {
  for (const place of PLACE_NAMES) {
    expect(PLACES[place].players, place).toBeGreaterThan(0);
    if (PLACES[place].private) expect(PLACES[place].players, place).toBe(1);
  }
});

test.each([
  ["ko", ko],
  ["en", en],
])("each place has a name in %s", (_, texts) => {
  for (const place of PLACE_NAMES) expect(Object.keys(texts.place)).toContain(place);
});

test("a seat call means the first place of its room, or the one that it names", () => {
  for (const place of PLACE_NAMES) expect(placeOfRoom(PLACES[place].room, place)).toBe(place);
  expect(placeOfRoom("hub")).toBe("village");
  expect(placeOfRoom("fishing", "village")).toBeNull();
  expect(placeOfRoom("hub", "constructor")).toBeNull();
  expect([seatPath("village"), seatPath("lake")]).toEqual(["/hub/enter", "/game_rpg/quest/fishing/start"]);
});

test("names from outside are no places because an object has them", () => {
  for (const name of ["constructor", "__proto__", "", null, 1]) expect(isPlace(name)).toBe(false);
});
