import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../random.ts";
import { Puzzle } from "./forms.ts";
import type { Draw } from "./kind.ts";
import { judge, puzzleView, solves } from "./puzzle.ts";
import { provenNext } from "./weigh.fixture.ts";
import { suspectsOf, TILTS, tiltOf, type WeighView } from "./weigh.ts";

const scales = Puzzle.parse({ kind: "weigh", gems: 8, weighings: 2 });

/** A visit at the scales: what is answered there, one after the other. */
function visit(seed: number) {
  const kept: Record<string, number> = {};
  const draw: Draw = {
    random: () => seededRandom(seed),
    order: () => [],
    recall: (name) => kept[name] ?? 0,
  };
  return {
    view: () => puzzleView(scales, draw) as WeighView,
    solves: (answer: string) => solves(scales, answer, draw),
    answer(answer: string) {
      const judged = judge(scales, answer, draw);
      Object.assign(kept, judged?.keep);
      return judged;
    },
  };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const pans = fc
  .shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2 })
  .map((gems) => gems.slice(0, gems.length - (gems.length % 2)))
  .map((gems) => `weigh:${gems.slice(0, gems.length / 2)}/${gems.slice(gems.length / 2)}`);
const gem = fc.integer({ min: 1, max: 8 });

describe("eight gems and two weighings", () => {
  test("3 against 3, then 1 against 1, always find the light one (world.md)", () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const { view, answer } = visit(seed);
        for (let step = 0; step < 2; step += 1) expect(answer(provenNext(view()))?.solved).toBeUndefined();
        found.add(provenNext(view()));
        expect(answer(provenNext(view()))).toEqual({ solved: true });
      }),
    );
    // Chance decides which one it is.
    expect(found.size).toBeGreaterThan(2);
  });

  test("luck never does: whoever leaves two in doubt is wrong with either", () => {
    fc.assert(
      fc.property(seeds, fc.array(pans, { maxLength: 2 }), gem, (seed, weighed, named) => {
        const { view, answer, solves } = visit(seed);
        for (const each of weighed) answer(each);
        const suspects = suspectsOf(view(), view().done);
        expect(suspects.length).toBeGreaterThan(0);
        expect(solves(`light:${named}`)).toBe(suspects.length === 1 && suspects[0] === named);
      }),
    );
    const four = visit(1);
    four.answer("weigh:1,2,3,4/5,6,7,8");
    const [a, b, c, d] = suspectsOf(four.view(), four.view().done);
    four.answer(`weigh:${a},${b}/${c},${d}`);
    expect(suspectsOf(four.view(), four.view().done)).toHaveLength(2);
  });

  test("the answers never contradict each other, and are the same as often as they are looked at", () => {
    fc.assert(
      fc.property(seeds, pans, pans, (seed, first, second) => {
        const { view, answer } = visit(seed);
        answer(first);
        const before = view().done;
        answer(second);
        expect(view().done.slice(0, 1)).toEqual(before);
        expect(view()).toEqual(view());
      }),
    );
  });

  test("a third weighing is none, and after a wrong answer both are there again", () => {
    const { view, answer } = visit(7);
    answer("weigh:1/2");
    answer("weigh:3/4");
    expect(answer("weigh:5/6")).toBeNull();
    expect(view().done).toHaveLength(2);
    expect(answer("light:1")?.solved).toBe(false);
    expect(view().done).toEqual([]);
    expect(answer("weigh:1/2")?.solved).toBeUndefined();
    expect(view().done).toHaveLength(1);
  });

  test.each([
    "",
    "wrong",
    "weigh:1,2/3",
    "weigh:1/1",
    "weigh:9/1",
    "weigh:/",
    "weigh:1,1/2,3",
    "light:0",
    "light:12",
  ])("%j makes no sense", (answer) => expect(visit(3).answer(answer)).toBeNull());

  test("a gem that the table has not got is not the light one", () => {
    expect(visit(3).answer("light:9")?.solved).toBe(false);
  });
});

test("what is shown says nothing of what was not weighed", () => {
  const [one, other] = [visit(1), visit(2)];
  expect(one.view()).toEqual({ kind: "weigh", gems: 8, weighings: 2, done: [] });
  expect(other.view()).toEqual(one.view());
});

test("the scales answer as unluckily as they can, and by chance where that is open", () => {
  expect(tiltOf([1, 2, 3, 4, 5, 6, 7, 8], { left: [1], right: [2] }, 0.9)).toBe("even");
  expect(tiltOf([1, 2, 3], { left: [1, 2], right: [7, 8] }, 0)).toBe("left");
  const tilts = [0, 0.4, 0.9].map((chance) => tiltOf([1, 2, 3], { left: [1], right: [2] }, chance));
  expect(tilts).toEqual([...TILTS]);
});
