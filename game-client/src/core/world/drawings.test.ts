import { previewSections } from "@diamond-valley/art-kit/preview.ts";
import { sceneryDrawing } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
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

test("a house that no one has drawn is an error, not an empty place", () => {
  expect(() => sceneryDrawing("house-cottage", "castle")).toThrow(RangeError);
  expect(() => sceneryDrawing("sign", "nothing")).toThrow(RangeError);
});
