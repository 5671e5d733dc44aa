import { expect, test } from "vitest";
import { NOTHING } from "../holdings.ts";
import { bonusRule } from "./bonus.ts";

const bonus = (diamonds: number) => ({ kind: "bonus", key: "tier-bonus:gold", diamonds }) as const;

test("pays a tier's diamonds", () => {
  expect(bonusRule(NOTHING, bonus(5), 0)).toEqual([
    { path: "diamonds", by: 5 },
    { path: "tierBonus", by: 5 },
  ]);
});

test.each([
  [10, 5],
  [5, 0],
  [3, 0],
])("a tier that gives %i adds %i to the five that came before", (diamonds, added) => {
  const changes = bonusRule(new Map([["tierBonus", 5]]), bonus(diamonds), 0);
  expect(changes).toEqual(
    added === 0
      ? []
      : [
          { path: "diamonds", by: added },
          { path: "tierBonus", by: added },
        ],
  );
});
