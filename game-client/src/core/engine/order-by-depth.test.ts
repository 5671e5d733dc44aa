import fc from "fast-check";
import { expect, test } from "vitest";
import { createArrivals, type Deep, orderByDepth } from "./order-by-depth.ts";

const DEPTHS = fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true })));

test("the deeper is drawn later, and those of one depth in the order in which they came", () => {
  fc.assert(
    fc.property(DEPTHS, (depths) => {
      const list = depths.map((depth, came) => ({ depth, came }));
      // The language's own sort keeps equals in their order.
      const wanted = list.toSorted((a, b) => a.depth - b.depth);
      orderByDepth(list);
      expect(list).toEqual(wanted);
    }),
  );
});

test("what has gone and comes again is drawn where it was", () => {
  fc.assert(
    fc.property(DEPTHS, fc.func(fc.boolean()), (depths, goes) => {
      const arrive = createArrivals();
      const all: Deep[] = depths.map((depth) => ({ depth }));
      for (const each of all) arrive(each);
      const before = [...all];
      orderByDepth(before);
      const gone = all.filter((each) => goes(each.came));
      const again = [...before.filter((each) => !gone.includes(each)), ...gone.toReversed()];
      for (const each of again) arrive(each);
      orderByDepth(again);
      expect(again).toEqual(before);
    }),
  );
});
