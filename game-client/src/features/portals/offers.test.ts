import { expect, test } from "vitest";
import { forestMap, lakeMap, mineMap, villageMap } from "../../core/world/maps.fixture.ts";
import { portalOffers } from "./offers.ts";

const text = (key: string): string => key;

test.each([
  ["village", villageMap],
  ["lake", lakeMap],
  ["mine", mineMap],
  ["forest", forestMap],
])("each portal of the %s offers its way, or says why there is none", (_, map) => {
  for (const { x, y, width, height, target, closed } of map.portals) {
    const [offer] = portalOffers(map, { x: x + width / 2, y: y + height / 2 }, text, () => null);
    if (closed === null) expect(offer).toMatchObject({ prompt: { verb: "travel", target }, distance: 0 });
    else
      expect(offer).toMatchObject({
        prompt: { verb: "closed", target: closed, refused: true },
        distance: Number.POSITIVE_INFINITY,
      });
  }
});

test("nothing is offered in the open", () => {
  expect(portalOffers(villageMap, { x: 10, y: 10 }, text, () => null)).toEqual([]);
});

test("a portal of which nobody knows where it leads shows no name", () => {
  const { x, y } = villageMap.portals.find(({ target }) => target === "magic-circle")!;
  const words = (isClosed: boolean) =>
    portalOffers(villageMap, { x, y }, text, () => (isClosed ? "game:prompt.why.riddle" : null))[0]?.prompt
      .words;
  expect([words(true), words(false)]).toEqual(["prompt.unknown", "prompt.travel"]);
});

test("a portal that is closed to the player says so, behind everything else", () => {
  const { x, y, target } = villageMap.portals.find(({ closed }) => closed === null)!;
  const [offer] = portalOffers(villageMap, { x, y }, text, () => "prompt.why.gated");
  expect(offer).toMatchObject({
    prompt: { verb: "gated", target, words: "prompt.gated", refused: true },
    distance: Number.POSITIVE_INFINITY,
  });
});
