import { expect, test } from "vitest";
import en from "../../locales/en/places.json" with { type: "json" };
import ko from "../../locales/ko/places.json" with { type: "json" };
import { MAPS } from "../places/maps.fixture.ts";

const maps = Object.values(MAPS);

test.each([
  ["ko", ko],
  ["en", en],
])("every place and character on the maps has a name in %s", (_, texts) => {
  for (const map of maps) {
    expect(Object.keys(texts.place)).toContain(map.name);
    for (const portal of map.portals)
      expect(
        Object.keys(texts.place).map((key) => `place.${key}`),
        portal.name,
      ).toContain(portal.label);
    for (const { slug } of map.characters) expect(Object.keys(texts.character)).toContain(slug);
  }
});
