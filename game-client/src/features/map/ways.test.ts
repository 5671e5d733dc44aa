import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import { expect, test } from "vitest";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { waysOf } from "./ways.ts";

const GATED = "prompt.why.gated";

const names = (state: string, locked: readonly string[] = []) =>
  waysOf(villageMap, (target) => (locked.includes(target) ? GATED : null))
    .filter((way) => way.state === state)
    .map(({ name }) => name);

test("a door leads on where its place is there, and is being built elsewhere", () => {
  for (const { name, target } of villageMap.portals)
    expect(names(isPlace(target) ? "open" : "closed"), name).toContain(name);
  expect(names("locked")).toEqual([]);
});

test("a door whose gate is closed to the player is locked, and says why", () => {
  expect(names("locked", ["lake"])).toEqual(["lake"]);
  expect(names("open", ["lake"])).not.toContain("lake");
  const lake = waysOf(villageMap, () => GATED).find(({ name }) => name === "lake");
  expect(lake?.why).toBe("prompt.why.gated");
});

test("a place that nobody knows yet has no name on the map until it opens", () => {
  const labelOf = (locked: boolean) =>
    waysOf(villageMap, () => (locked ? "game:prompt.why.riddle" : null)).find(
      ({ name }) => name === "magic-circle",
    )?.label;
  expect([labelOf(true), labelOf(false)]).toEqual(["place.unknown", "place.magic-circle"]);
});

test("a gate does not lock what is still being built", () => {
  const built = villageMap.portals.filter(({ closed }) => closed !== null).map(({ target }) => target);
  expect(names("locked", built)).toEqual([]);
});
