import { expect, test } from "vitest";
import { circle, drawing, embedded, radial } from "./svg.ts";

const lamp = drawing(20, 10, radial("glow", [0, "#fff"]), circle(10, 5, 5, "url(#glow)"));

test("an embedded picture keeps its own units in the box that it is stretched to", () => {
  const part = embedded(lamp, { x: 4, y: 6, width: 25, height: 13 }, "p0-");
  expect(part).toMatch(
    /^<svg x="4" y="6" width="25" height="13" preserveAspectRatio="none" viewBox="0 0 20 10">.*<\/svg>$/,
  );
});

test("two pictures with the same ids keep apart in one document", () => {
  const parts = ["p0-", "p1-"].map((prefix) => embedded(lamp, { x: 0, y: 0, width: 20, height: 10 }, prefix));
  for (const [index, part] of parts.entries()) {
    expect(part).toContain(`id="p${index}-glow"`);
    expect(part).toContain(`url(#p${index}-glow)`);
  }
});
