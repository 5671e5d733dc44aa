import { isPlace, PLACE_NAMES, PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { expect, test } from "vitest";
import { villageMap } from "./maps.fixture.ts";
import { nextPlaces } from "./next-places.ts";
import { loadTheme, THEMES } from "./theme.ts";

test("the places behind the doors of a place are those that are open, each once", () => {
  const next = nextPlaces(villageMap);
  expect(next).toContain("lake");
  expect(next.every(isPlace)).toBe(true);
  expect(nextPlaces({ portals: [...villageMap.portals, ...villageMap.portals] })).toEqual(next);
});

test("the theme of each place is there under its name", async () => {
  for (const place of PLACE_NAMES) {
    const { theme } = PLACES[place];
    expect((await loadTheme(theme)).name, place).toBe(theme);
  }
});

test("each theme has the name of its file, and the look of what it is for", async () => {
  for (const [file, load] of Object.entries(THEMES)) {
    const { name, ground, room, endless } = await load();
    expect(`./themes/${name}.ts`).toBe(file);
    expect(ground ?? room ?? endless, name).toBeDefined();
  }
});

test("a theme that nobody wrote is named", async () => {
  await expect(loadTheme("moon")).rejects.toThrow('there is no theme "moon"');
});
