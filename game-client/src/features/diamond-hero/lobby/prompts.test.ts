import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { MAPS } from "@diamond-valley/schemas/places/maps.fixture.ts";
import { expect, test } from "vitest";
import { standOffers } from "./prompts.ts";

const { objects } = MAPS["diamond-hero"];
const named = (name: string) => middleOf(objects.find((each) => each.name === name)!);
const offered = (name: string, isLit: boolean) =>
  standOffers(objects, named(name), isLit, (key) => key).map(({ prompt }) => prompt.target);

test("each stand is offered where one stands before it, and the gate as it is", () => {
  for (const name of ["board", "guide", "marks", "runners", "shop"])
    expect(offered(name, true)).toContain(name);
  expect(offered("gate", false)).toContain("gate");
  expect(offered("gate", false)).not.toContain("gate-lit");
  expect(offered("gate", true)).toContain("gate-lit");
  expect(offered("gate", true)).not.toContain("gate");
});

test("it comes before what the story says of the same thing, and nothing is offered from afar", () => {
  const [offer] = standOffers(objects, named("shop"), true, (key) => key);
  expect(offer?.distance).toBeLessThan(0);
  expect(standOffers(objects, { x: 480, y: 560 }, true, (key) => key)).toEqual([]);
});
