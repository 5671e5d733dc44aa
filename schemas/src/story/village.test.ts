import { expect, test } from "vitest";
import { MAPS } from "../places/maps.fixture.ts";
import { COLOURS } from "../wallet/colours.ts";
import { walletView } from "../wallet/view.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { interact } from "./interact.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { NO_PROGRESS } from "./progress.ts";
import { targetIn } from "./targets.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const says = (who: string, facts: Record<string, number>, ...holdings: [string, number][]) =>
  interact(
    {
      progress: { ...NO_PROGRESS, facts },
      wallet: walletView(new Map(holdings as never), NOW),
      season: { week: 1, phase: "live" },
      quantity: 10,
      membership: NO_MEMBERSHIP,
    },
    targetIn("village", MAPS.village, who)!,
    NOW,
  )?.say;

test.each<[Record<string, number>, string]>([
  [{}, "1"],
  [{ "met.keeper": 1 }, "2"],
  [{ "met.keeper": 1, "done.bronze": 1 }, "bronze"],
  [{ "met.keeper": 1, "done.bronze": 1, "done.silver": 1, "letter.silver": 1 }, "silver"],
  [{ "met.keeper": 1, "done.diamond": 1 }, "five"],
  [{ "met.keeper": 1, "done.diamond": 1, "keeper.five": 1 }, "eggs"],
])("with %j Aura begins with line %s", (facts, line) => {
  expect(says("keeper", facts)?.[0]).toBe(`hub:talk.keeper.${line}`);
});

const favours = CATEGORIES.flatMap((category) =>
  COLOURS.map((colour): [string, number] => [`helped.${category}.${colour}`, 1]),
);

test.each<[string, [string, number][], string]>([
  ["eleven of twelve favours", favours.slice(1), "2"],
  ["all twelve", favours, "clear"],
  ["the golem's peace", [...favours, ["story.peace", 1]], "end"],
])("after %s the mayor has something to say of it", (_, holdings, line) => {
  expect(says("mayor", { "met.mayor": 1, "done.diamond": 1 }, ...holdings)?.[0]).toBe(
    `hub:talk.mayor.${line}`,
  );
});
