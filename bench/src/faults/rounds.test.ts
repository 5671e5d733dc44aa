import { expect, test } from "vitest";
import { planRounds } from "./rounds.ts";

test("plans as many rounds of each kind as asked, in an order that the seed decides", () => {
  const plan = planRounds(200, 50, 7);
  const count = (victim: string) => plan.filter((each) => each === victim).length;
  expect([count("server"), count("database"), count("both")]).toEqual([200, 40, 10]);
  expect(planRounds(200, 50, 7)).toEqual(plan);
  expect(planRounds(200, 50, 8)).not.toEqual(plan);
});
