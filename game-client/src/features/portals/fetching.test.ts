import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { expect, test } from "vitest";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { createFetching } from "./fetching.ts";

const lake = villageMap.portals.find(({ target }) => target === "lake")!;

test("what lies behind a door is fetched once by who comes near, and by nobody who has not moved", () => {
  const fetched: string[] = [];
  const look = createFetching({ portals: [lake] }, (place) => fetched.push(place));
  const { x, y } = middleOf(lake);
  look({ x, y });
  look({ x, y });
  expect(fetched).toEqual([]);
  look({ x: x + 2_000, y });
  expect(fetched).toEqual([]);
  look({ x: x + 300, y });
  look({ x: x + 200, y });
  expect(fetched).toEqual(["lake"]);
});
