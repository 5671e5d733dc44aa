import fc from "fast-check";
import { expect, test } from "vitest";
import { orderByDepth } from "./order-by-depth.ts";

test("the deeper is drawn later, and those of one depth in the order in which they came", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true }))), (depths) => {
      const list = depths.map((depth, came) => ({ depth, came }));
      // The language's own sort keeps equals in their order.
      const wanted = list.toSorted((a, b) => a.depth - b.depth);
      orderByDepth(list);
      expect(list).toEqual(wanted);
    }),
  );
});
