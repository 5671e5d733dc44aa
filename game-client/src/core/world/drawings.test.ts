import { drawerOf } from "@diamond-valley/art-kit/drawer-of.ts";
import { objectDrawing } from "@diamond-valley/art-kit/object-drawing.ts";
import { previewSections } from "@diamond-valley/art-kit/preview.ts";
import { sceneryDrawing } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import type { Scenery } from "@diamond-valley/schemas/maps/map.ts";
import { SCENERY } from "@diamond-valley/schemas/maps/scenery.ts";
import { describe, expect, test } from "vitest";
import { forestMap, lakeMap, mineMap, villageMap } from "./maps.fixture.ts";
import { scenePictures } from "./scene-art.ts";

/** The tags that are left open or closed wrongly in an SVG text; none in a well-formed one. */
const brokenTags = (svg: string): string[] => {
  const open: string[] = [];
  const broken: string[] = [];
  for (const [tag, slash, name, rest] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<&]*")*\s*\/?)>/g,
  )) {
    if (slash === "/") {
      if (open.pop() !== name) broken.push(tag);
    } else if (!rest!.endsWith("/")) open.push(name!);
  }
  return [...broken, ...open];
};

const expectDrawing = ({ width, height, svg }: Drawing, name: string): void => {
  expect(width, name).toBeGreaterThan(0);
  expect(height, name).toBeGreaterThan(0);
  expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(brokenTags(svg), name).toEqual([]);
  const between = svg.replaceAll(/<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<&]*")*\s*\/?>/g, "");
  expect(between.trim(), `${name}: text outside of tags`).toBe("");
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  for (const id of used) expect(svg, `${name} uses #${id}`).toContain(`id="${id}"`);
};

describe.each(previewSections())("%s", (_, entries) => {
  test("are well-formed pictures of a size", () => {
    expect(entries.length).toBeGreaterThan(0);
    for (const [name, picture] of entries) expectDrawing(picture, name);
  });
});

describe.each([
  ["village", villageMap],
  ["lake", lakeMap],
  ["mine", mineMap],
  ["forest", forestMap],
])("the %s", (_, map) => {
  test("has a drawing for all of its scenery", () => {
    for (const { type, variant } of map.scenery)
      expectDrawing(sceneryDrawing(type, variant), `${type} ${variant}`);
  });

  test("has all its pictures in its atlas, none wider than it", () => {
    for (const [name, picture] of Object.entries(scenePictures(map))) {
      expectDrawing(picture, name);
      expect(picture.width, name).toBeLessThan(1_024);
    }
  });
});

test("what stands in rooms is brought when a map has some of it, with the rest", async () => {
  expect(await drawerOf(["crate", "house-hall"])).toBe(sceneryDrawing);
  const draw = await drawerOf(["crate", "conveyor"]);
  expect(draw("crate", "")).toEqual(sceneryDrawing("crate", ""));
  expectDrawing(draw("conveyor", ""), "conveyor");
  expect(() => sceneryDrawing("conveyor", "")).toThrow(RangeError);
  const map = { scenery: [{ type: "sofa", variant: "teal" } as Scenery], portals: [] };
  expect(Object.keys(scenePictures(map, {}, await drawerOf(["sofa"])))).toContain("sofa:teal");
});

test("each kind of scenery has a picture of a size, as it is and in its material", () => {
  for (const type of Object.keys(SCENERY).filter((name) => !/^(sign|trail|house|bunting)/.test(name)))
    expectDrawing(objectDrawing(type), type);
  for (const name of ["rug:gold", "wall-door:ice", "act-door:deep-dark", "light-post:gold-dark", "flag:blue"])
    expectDrawing(objectDrawing(name), name);
  for (const name of [
    "rug:soap",
    "act-door:tin",
    "pillar:square",
    "wall-panel:shut",
    "film:rocket",
    "nothing",
  ])
    expect(() => objectDrawing(name), name).toThrow(RangeError);
});

test("gears have as many teeth as they are named for, so that one can count them", () => {
  const teeth = (name: string) => (objectDrawing(name).svg.match(/<rect/g)?.length ?? 0) / 2;
  expect([teeth("gear-8"), teeth("gear-10"), teeth("gear-wheel")]).toEqual([8, 10, 12]);
});

test("a house that no one has drawn is an error, not an empty place", () => {
  expect(() => sceneryDrawing("house-cottage", "castle")).toThrow(RangeError);
  expect(() => sceneryDrawing("sign", "nothing")).toThrow(RangeError);
});
