import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { expect, test, vi } from "vitest";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { createFetching } from "./fetching.ts";

const lake = villageMap.portals.find(({ target }) => target === "lake")!;

test("what lies behind a door is fetched once by who comes near, and by nobody who has not moved", () => {
  const fetched: string[] = [];
  const { look, end } = createFetching(
    { portals: [lake] },
    async (place) => fetched.push(place),
    async () => {},
  );
  const { x, y } = middleOf(lake);
  look({ x, y });
  look({ x, y });
  expect(fetched).toEqual([]);
  look({ x: x + 2_000, y });
  expect(fetched).toEqual([]);
  look({ x: x + 300, y });
  look({ x: x + 200, y });
  expect(fetched).toEqual(["lake"]);
  end();
});

test("the nearest place is fetched first, and each other one when it has come, whether or not it could be fetched", async () => {
  const portals = [0, 200, 400].map((x, index) => ({
    ...lake,
    ...{ x, y: 0, width: 0, height: 0, target: ["mine", "lake", "forest"][index]! },
  }));
  const fetched: string[] = [];
  const arrived = Promise.withResolvers<void>();
  const { look, end } = createFetching(
    { portals },
    async (place) => {
      fetched.push(place);
      if (place === "lake") throw new Error("the line is down");
    },
    () => arrived.promise,
  );
  look({ x: 190, y: 10 });
  look({ x: 190, y: 0 });
  await Promise.resolve();
  expect(fetched).toEqual(["lake"]);
  arrived.resolve();
  await vi.waitFor(() => expect(fetched).toEqual(["lake", "mine", "forest"]));
  end();
});

test("who has left a place fetches nothing more for it", async () => {
  const portals = [0, 200].map((x, index) => ({
    ...lake,
    ...{ x, y: 0, width: 0, height: 0, target: ["mine", "lake"][index]! },
  }));
  const fetched: string[] = [];
  const coming = Promise.withResolvers<void>();
  const fetch = (place: string) => {
    fetched.push(place);
    return coming.promise;
  };
  const { look, end } = createFetching({ portals }, fetch, async () => {});
  look({ x: 10, y: 10 });
  look({ x: 10, y: 0 });
  end();
  coming.resolve();
  await new Promise((done) => setTimeout(done));
  expect(fetched).toEqual(["mine"]);
});
