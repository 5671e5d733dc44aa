import { expect, test } from "vitest";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { VILLAGERS } from "./villagers.ts";

test("whoever stands in the village calls the player's name", () => {
  expect(VILLAGERS.toSorted()).toEqual(villageMap.characters.map(({ slug }) => slug).toSorted());
});
