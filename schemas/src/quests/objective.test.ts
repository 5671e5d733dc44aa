import { describe, expect, test } from "vitest";
import en from "../../locales/en/quests.json" with { type: "json" };
import ko from "../../locales/ko/quests.json" with { type: "json" };
import { MAPS } from "../places/maps.fixture.ts";
import type { Situation } from "../story/facts.ts";
import { interact } from "../story/interact.ts";
import { NO_MEMBERSHIP } from "../story/membership.ts";
import { PARTS } from "../story/parts.ts";
import { targetIn } from "../story/targets.ts";
import { COLOURS } from "../wallet/colours.ts";
import { walletView } from "../wallet/view.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { golemQuest } from "./golem-quest.ts";
import { OBJECTIVES, objective } from "./objective.ts";
import { STORY_STEPS } from "./story-objective.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const TODAY = "deliveries.fish.20251007";
const situation = (facts: Record<string, number>, ...holdings: [string, number][]): Situation => ({
  progress: { facts, session: null },
  wallet: walletView(new Map(holdings as never), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});
const known = { "met.mayor": 1, "met.fisher": 1 };
/** The same who has been to the Guild Hall. */
const met = { ...known, "guild.shown": 1 };

describe("a newcomer is led", () => {
  test.each([
    ["to the mayor", situation({}), "meet-mayor", "mayor"],
    ["then to the fisher", situation({ "met.mayor": 1 }), "meet-fisher", "fisher"],
    ["then to the water", situation(met), "first-catch", "spot"],
    [
      "to collect ten of a colour",
      situation(met, ["bag.fish.red", 9], ["bag.fish.blue", 3]),
      "collect",
      "spot",
    ],
    ["to deliver them", situation(met, ["bag.fish.red", 10]), "deliver", "fisher"],
    ["to collect again", situation(met, ["experience", 850], [TODAY, 1]), "collect", "spot"],
  ] as const)("%s", (_, now, step, object) => {
    expect(objective(now)).toMatchObject({ step, target: { object } });
  });

  test("in the mine to its ore, whatever else there is to do, until that is done for today", () => {
    for (const now of [situation({}), situation(met, ["bag.fish.red", 10])])
      expect(objective(now, "mine")).toMatchObject({ step: "collect-ore", target: { object: "vein" } });
    expect(objective(situation({}), "lake").step).toBe("meet-mayor");
    const mined = situation(met, ["deliveries.ore.20251007", 3], ["experience", 4250]);
    expect(objective(mined, "mine").category).toBe("fish");
  });

  test("to ore and herbs once today's deliveries of fish are made, then to the next act, and to nothing more", () => {
    const fished = [
      [TODAY, 5],
      ["experience", 4250],
      ["bag.fish.red", 10],
    ] as [string, number][];
    expect(objective(situation(met, ...fished))).toMatchObject({
      step: "collect-ore",
      category: "ore",
      target: { place: "mine", object: "vein" },
    });
    expect(objective(situation(met, ...fished, ["bag.ore.green", 10]))).toMatchObject({
      step: "deliver-ore",
      colour: "green",
      target: { object: "miner" },
    });
    const all = [
      ...fished,
      ["deliveries.ore.20251007", 3],
      ["deliveries.herbs.20251007", 3],
    ] as typeof fished;
    expect(objective(situation(met, ...all.slice(0, -1)))).toMatchObject({
      step: "collect-herbs",
      target: { place: "forest", object: "slime" },
    });
    const acts = Object.fromEntries([...PARTS.values()].map(({ done }) => [done, 1]));
    expect(objective(situation(met, ...all)).step).toBe("story-next");
    const letters = { "letter.silver": 1, "letter.platinum": 1 };
    expect(objective(situation({ ...met, ...acts, ...letters }, ...all))).toMatchObject({
      step: "done-today",
      category: "fish",
      count: 5,
      needed: 5,
      target: null,
    });
  });

  test("to the Guild Hall behind the first delivery, once: whom Banner has shown the teams decides alone", () => {
    const once: [string, number][] = [
      ["experience", 850],
      [TODAY, 1],
      ["helped.fish.red", 1],
    ];
    const guild = { step: "join-team", target: { place: "guild-hall", object: "banner" } };
    for (const here of [undefined, "village", "guild-hall"])
      expect(objective(situation(known, ...once), here)).toMatchObject(guild);
    // It holds up nobody who stands at the water, carries a delivery, or is in the story.
    expect(objective(situation(known, ...once), "lake").step).toBe("collect");
    expect(objective(situation(known, ...once, ["bag.fish.red", 10])).step).toBe("deliver");
    expect(objective(situation(known, ...once), "warehouse").step).toBe("story-step");
    expect(objective(situation(met, ...once)).step).toBe("collect");
    expect(objective(situation(known, ...once, ["team.colour", 2])).step).toBe("collect");
    const spent = situation(
      known,
      ...once,
      [TODAY, 5],
      ["deliveries.ore.20251007", 3],
      ["deliveries.herbs.20251007", 3],
    );
    expect(objective(spent).step).toBe("join-team");
  });

  test("to the week's theme first, once it knows how things go", () => {
    const now = { ...situation(met, ["experience", 10]), season: { week: 3, phase: "live" } as const };
    expect(objective(now).step).toBe("collect-ore");
    expect(objective({ ...situation(met), season: { week: 3, phase: "live" } }).step).toBe("first-catch");
  });

  test("no step back: who caught something without meeting anybody goes on collecting", () => {
    expect(objective(situation({}, ["bag.fish.red", 1])).step).toBe("collect");
  });
});

describe("the last main quest", () => {
  const helped = CATEGORIES.flatMap((category) =>
    COLOURS.map((colour): [string, number] => [`helped.${category}.${colour}`, 1]),
  );
  const after = (facts: Record<string, number>, ...holdings: [string, number][]) =>
    situation({ ...met, "done.diamond": 1, ...facts }, ["experience", 10], ...helped, ...holdings);
  const called = { "golem.called": 1 };
  const peace: [string, number] = ["story.peace", 1];

  test.each([
    ["the elder", after({}), "meet-elder", { place: "village", object: "elder" }],
    ["the circle", after(called), "fight-golem", { place: "magic-circle", object: "golem" }],
    ["the elder again", after(called, peace), "thank-elder", { place: "village", object: "elder" }],
  ] as const)("leads to %s", (_, now, step, target) => {
    expect(objective(now)).toMatchObject({ step, target });
    expect(golemQuest(now)).toMatchObject({ state: "on-going", step, done: 13, needed: 13 });
  });

  test("does not begin before each colour was delivered once, and the last act done", () => {
    const eleven = situation({ ...met, "done.diamond": 1 }, ["experience", 10], ...helped.slice(1));
    expect(golemQuest(eleven)).toMatchObject({ state: "to-complete", step: null, done: 12, needed: 13 });
    expect(objective(eleven).step).toBe("collect");
    const shallow = after({ "done.diamond": 0 });
    expect(golemQuest(shallow)).toMatchObject({ state: "to-complete", step: null, done: 12, needed: 13 });
    // Who was called before there was that act goes on.
    expect(golemQuest(after({ ...called, "done.diamond": 0 }))).toMatchObject({
      step: "fight-golem",
      done: 12,
    });
  });

  test("leaves who stands where items are found to them, and ends", () => {
    expect(objective(after(called), "mine").step).toBe("collect-ore");
    const done = after({ ...called, "golem.thanked": 1 }, peace);
    expect(golemQuest(done)).toMatchObject({ state: "complete", step: null, target: null });
    expect(objective(done).step).toBe("collect");
  });
});

describe("a full bag without a delivery in it", () => {
  /** Forty items, and ten of no colour. */
  const full = (category: string): [string, number][] =>
    Object.entries({ red: 9, blue: 8, green: 3, yellow: 2, failed: 18 }).map(([item, count]) => [
      `bag.${category}.${item}`,
      count,
    ]);

  test.each([
    ["fish", "trade", "fisher", "lake"],
    ["ore", "trade-ore", "miner", "mine"],
    ["herbs", "trade-herbs", "ranger", "forest"],
  ] as const)(
    "leads whoever carries %s to who trades them, who offers just that",
    (category, step, who, at) => {
      const made: [string, number][] = CATEGORIES.filter((each) => each !== category).map((each) => [
        `deliveries.${each}.20251007`,
        99,
      ]);
      const now = situation({ ...met, [`met.${who}`]: 1 }, ["experience", 10], ...made, ...full(category));
      expect(now.wallet.bag[category]).toMatchObject({ used: 40, capacity: 40 });
      for (const here of [at, "village"])
        expect(objective(now, here), here).toMatchObject({ step, target: { place: "village", object: who } });
      const answer = interact(now, targetIn("village", MAPS.village, who)!, NOW);
      expect(answer?.offers).toContain(`exchange-${category}`);
    },
  );

  test("is brought to a delivery where there is one, and filled up while there is room", () => {
    const [, ...others] = full("fish");
    const now = (red: number) => situation(met, ["experience", 10], ["bag.fish.red", red], ...others);
    expect(objective(now(10), "lake").step).toBe("deliver");
    expect(objective(now(8), "lake").step).toBe("collect");
  });
});

test("counts the fullest colour", () => {
  const now = situation(met, ["bag.fish.red", 3], ["bag.fish.blue", 7]);
  expect(objective(now)).toMatchObject({ colour: "blue", count: 7, needed: 10 });
});

test("leads to what there is on the maps", () => {
  const inWeek3 = { ...situation(met, ["experience", 10]), season: { week: 3, phase: "live" } as const };
  const found = [situation({}), situation({ "met.mayor": 1 }), situation(met), inWeek3].map(
    (now) => objective(now).target,
  );
  for (const target of found) {
    const map = MAPS[target!.place];
    const names = [
      ...map.characters.map(({ slug }) => slug),
      ...(map.spots.length > 0 ? ["spot"] : []),
      ...(map.veins.length > 0 ? ["vein"] : []),
    ];
    expect(names).toContain(target!.object);
  }
});

test.each([
  ["ko", ko],
  ["en", en],
])("each step has a text in %s", (_, texts) => {
  // What a step of the story says stands in the texts of its part.
  const own = STORY_STEPS.filter((step) => step !== "story-step");
  expect(Object.keys(texts.objective).sort()).toEqual([...OBJECTIVES, ...own].sort());
});
