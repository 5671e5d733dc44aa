import { tree } from "@diamond-valley/art-kit/drawings/tree.ts";
import { RAMPS } from "@diamond-valley/art-kit/palette.ts";
import { expect, test } from "vitest";
import { asDecoration, insideOf, withOwnIds } from "./embed.ts";

test("ids and what points at them move together", () => {
  expect(withOwnIds('<g id="a"/><path fill="url(#a)"/><use href="#a"/>', "x")).toBe(
    '<g id="x-a"/><path fill="url(#x-a)"/><use href="#x-a"/>',
  );
});

test("a real drawing keeps no id of its own", () => {
  const drawing = tree(RAMPS.leaf, 3);
  const ids = [...drawing.svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  const embedded = asDecoration(drawing, "oak");
  for (const id of ids) {
    expect(embedded).not.toContain(`"${id}"`);
    expect(embedded).toContain(`url(#oak-${id})`);
  }
  expect(embedded.startsWith('<svg aria-hidden="true"')).toBe(true);
  expect(insideOf(drawing, "oak")).not.toMatch(/<\/?svg/);
});
