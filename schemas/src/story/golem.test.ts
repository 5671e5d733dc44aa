import { expect, test } from "vitest";
import { COLOURS } from "../wallet/colours.ts";
import { experienceAt } from "../wallet/levels.ts";
import { walletView } from "../wallet/view.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { factsOf, type Situation } from "./facts.ts";
import { NO_MEMBERSHIP } from "./membership.ts";

const NOW = Date.parse("2025-10-14T03:00:00Z");
const HELPED = CATEGORIES.flatMap((category) =>
  COLOURS.map((colour): [string, number] => [`helped.${category}.${colour}`, 3]),
);
const level = (level: number): [string, number] => ["experience", experienceAt(level)];

function golem(
  holdings: [string, number][],
  season: Situation["season"] = { week: 1, phase: "live" },
  facts: Record<string, number> = {},
) {
  const situation = {
    progress: { facts, session: null },
    wallet: walletView(new Map(holdings as never), NOW),
    season,
    quantity: 10,
    membership: NO_MEMBERSHIP,
  };
  const known = factsOf(situation, NOW);
  return Object.fromEntries(
    ["main-quests", "peace", "golem.awake", "golem.story", "golem.weekly", "golem"].map((name) => [
      name,
      known(name),
    ]),
  );
}

const DEEP = { "done.diamond": 1 };
const asleep = { "golem.awake": 0, "golem.story": 0, "golem.weekly": 0, golem: 0 };

test("main quests are counted by colour, once each however often they were done", () => {
  expect(golem([])).toEqual({ "main-quests": 0, peace: 0, ...asleep });
  expect(golem(HELPED.slice(0, 11))).toMatchObject({ "main-quests": 11, ...asleep });
  expect(golem(HELPED, undefined, DEEP)).toMatchObject({ "main-quests": 12, "golem.awake": 1 });
});

test("the golem can be fought once the elder has asked for help, until it has its peace", () => {
  const called = { "golem.called": 1, ...DEEP };
  expect(golem(HELPED, undefined, DEEP)).toMatchObject({ "golem.story": 0, golem: 0 });
  expect(golem(HELPED, undefined, called)).toMatchObject({ "golem.story": 1, golem: 1 });
  expect(golem(HELPED.slice(1), undefined, called)).toMatchObject({ "golem.story": 0, golem: 0 });
  expect(golem([...HELPED, ["story.peace", 1]], undefined, called)).toMatchObject({ peace: 1, ...asleep });
});

test("the last act comes before the golem, but not for whom the elder had called before there was one", () => {
  expect(golem(HELPED)).toMatchObject({ "main-quests": 12, ...asleep });
  expect(golem(HELPED, undefined, { "golem.called": 1 })).toMatchObject({
    "golem.awake": 1,
    "golem.story": 1,
  });
});

test.each<[Situation["season"], number, number]>([
  [{ week: 0, phase: "live" }, 100, 0],
  [{ week: 1, phase: "live" }, 100, 0],
  [{ week: 2, phase: "live" }, 4, 0],
  [{ week: 2, phase: "live" }, 5, 1],
  [{ week: 4, phase: "live" }, 5, 1],
  [{ week: 0, phase: "post-event" }, 5, 1],
  [{ week: 0, phase: "results-pending" }, 5, 0],
])("in %j at level %i there is a boss of the week: %i", (season, at, open) => {
  expect(golem([level(at)], season)).toMatchObject({ "golem.weekly": open, golem: open });
});

test("no progress stands in for what was done", () => {
  const forged = {
    peace: 1,
    "main-quests": 12,
    "golem.awake": 1,
    "golem.story": 1,
    "golem.weekly": 1,
    golem: 1,
  };
  expect(golem([], undefined, { ...forged, ...DEEP })).toEqual({ "main-quests": 0, peace: 0, ...asleep });
});
