import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import { expect, test } from "vitest";
import { prizeArt } from "./prize-art.ts";
import { STAGE } from "./stage.ts";

test("each prize of the content has a picture of the same size", () => {
  const art = prizeArt();
  expect(art.map(({ slug }) => slug)).toEqual(PRIZES.map(({ slug }) => slug));
  for (const { drawing } of art) expect(drawing).toMatchObject(STAGE);
});

test("no picture points at an id that it lacks, or has one twice", () => {
  for (const { slug, drawing } of prizeArt()) {
    const ids = [...drawing.svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawing.svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size, slug).toBe(ids.length);
    for (const id of used) expect(ids, slug).toContain(id);
  }
});
