import { expect, test } from "vitest";
import { faultsIn } from "./content-check.ts";
import { TOY_ATTACKS, TOY_RULES } from "./toy-rules.fixture.ts";
import { withMob } from "./toy-world.fixture.ts";

test("the toy game's content holds together", () => {
  expect(faultsIn(TOY_RULES)).toEqual([]);
});

test.each([
  [{ mobs: withMob("bug", { radius: 65 }) }, "bug is larger than what is looked for"],
  [{ mobs: withMob("bug", { attacks: [9] }) }, "bug has no attack 9"],
  [{ mobs: withMob("bug", { speed: 90.5 }) }, "bug: speed is no whole number"],
  [{ shots: [] }, "spit has no shot 0"],
  [{ attacks: [{ ...TOY_ATTACKS[0]!, warn: 8 }] }, "stomp hits before anybody can react"],
])("%j is found", (change, fault) => {
  expect(faultsIn({ ...TOY_RULES, ...change })).toContain(fault);
});
