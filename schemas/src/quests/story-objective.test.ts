import { expect, test } from "vitest";
import { entranceOf, partOf } from "../places/parts.ts";
import { PLACE_NAMES } from "../places/registry.ts";
import type { Situation } from "../story/facts.ts";
import { NO_MEMBERSHIP } from "../story/membership.ts";
import { PARTS } from "../story/parts.ts";
import { namesIn } from "../story/requirement.ts";
import { walletView } from "../wallet/view.ts";
import { objective } from "./objective.ts";
import { storyObjective } from "./story-objective.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const situation = (facts: Record<string, number>, ...holdings: [string, number][]): Situation => ({
  progress: { facts, session: null },
  wallet: walletView(new Map(holdings as never), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});
/** What makes a requirement hold, by the first of the facts that it may be. */
const fulfilling = (requirement: string) => {
  const terms = requirement.split(" ").map((term) => term.split("|")[0] ?? "");
  return Object.fromEntries(terms.flatMap(namesIn).map((name) => [name, 99]));
};

test("in each place of a part the card says the step that the player is at, and leads to its goal", () => {
  for (const place of PLACE_NAMES) {
    const part = PARTS.get(partOf(place) ?? "");
    if (!part) continue;
    const [first, second] = part.steps;
    expect(objective(situation({}), place)).toMatchObject({
      step: "story-step",
      words: first!.words,
      target: first!.goal,
      count: 0,
      needed: part.steps.length,
    });
    if (second)
      expect(storyObjective(situation(fulfilling(first!.until)), place)).toMatchObject({
        words: second.words,
        count: 1,
      });
  }
});

test("a step that takes several things leads to the first that isn't taken, in whichever order they are", () => {
  const led = (...taken: string[]) =>
    storyObjective(
      situation({
        "session.met": 1,
        ...Object.fromEntries(taken.map((shape) => [`session.tube.${shape}`, 1])),
      }),
      "gallery-hall",
    )?.target;
  for (const [taken, next] of [
    [[], "drop"],
    [["drop"], "sun"],
    [["drop", "leaf", "flame"], "sun"],
    [["drop", "sun", "leaf"], "flame"],
  ] as const)
    expect(led(...taken), taken.join()).toEqual({ place: "gallery-hall", object: `paint-${next}` });
});

/** Acts whose host sends the player to the postbot first, and what they begin with. */
const HELD_UP = ["gold", "platinum", "diamond"];
const BEGUN = { "session.met": 1, "session.item.card-tower": 1, "session.woken": 1 };

test.each(["silver", "platinum"])(
  "behind act %s the postbot comes first wherever no act is played or its host waits for that, until his letter is read",
  (act) => {
    const sought = { [`done.${act}`]: 1 };
    const tock = { step: "meet-tock", part: null, target: { place: "village", object: "tock" } };
    for (const place of [undefined, "village", "lake", "mine", "acts"])
      expect(objective(situation(sought), place), place).toMatchObject(tock);
    const heldUp = HELD_UP.filter((part) => part !== act);
    for (const place of PLACE_NAMES.filter((each) => PARTS.has(partOf(each) ?? ""))) {
      const isHeldUp = heldUp.includes(partOf(place)!);
      expect(objective(situation(sought), place).step === "meet-tock", place).toBe(isHeldUp);
      expect(objective(situation({ ...sought, ...BEGUN }), place).step, place).not.toBe("meet-tock");
    }
    const read = situation({ ...sought, [`letter.${act}`]: 1 });
    for (const place of ["village", "lake", "acts"])
      expect(objective(read, place).step, place).not.toBe("meet-tock");
  },
);

test("a part that is done leads to its diamonds, and then out", () => {
  for (const [name, { done, gems, stars }] of PARTS) {
    const place = entranceOf(name)!;
    const won = Object.assign({}, ...stars.map(({ when }) => fulfilling(when)));
    const found = Array.from({ length: gems.count }, (_, gem) => [`gem.${name}.${gem + 1}`, 1] as const);
    if (gems.count > 0)
      expect(storyObjective(situation({ [done]: 1 }), place)).toMatchObject({
        step: "story-gems",
        target: null,
        needed: gems.count,
      });
    const all = storyObjective(situation({ [done]: 1, ...won, ...Object.fromEntries(found) }), place);
    expect(all).toMatchObject({ step: "story-out", needed: 0 });
    expect(partOf(all!.target!.place)).not.toBe(name);
  }
});

test("a part that is done leads to the stars that are left to win, behind its diamonds", () => {
  const { done, stars } = PARTS.get("android-room")!;
  const after = (facts: Record<string, number>) =>
    storyObjective(situation({ [done]: 1, ...facts }), "android-room");
  const one = { "stars.lights": 1, "stars.crates": 1, "stars.belts": 1 };
  expect(after(one)).toMatchObject({ step: "story-stars", target: null, count: 3, needed: stars.length });
  expect(after({ ...one, "stars.lights": 3 })).toMatchObject({ step: "story-stars", count: 5 });
  const all = { "stars.lights": 3, "stars.crates": 3, "stars.belts": 3 };
  expect(after(all)).toMatchObject({ step: "story-out" });
});

test("the village leads to deliveries, and the next act's door comes once those of today are made", () => {
  const met = { "met.mayor": 1, "met.fisher": 1 };
  expect(objective(situation(met), "village").step).toBe("first-catch");
  const made: [string, number][] = [
    ["deliveries.fish.20251007", 5],
    ["deliveries.ore.20251007", 3],
    ["deliveries.herbs.20251007", 3],
    ["experience", 4250],
  ];
  const acts = [...PARTS].filter(([, { kind }]) => kind === "main");
  const [first, second] = acts.map(([part]) => part);
  const next = (facts: Record<string, number> = {}) =>
    objective(situation({ ...met, ...facts }, ...made), "village");
  expect(next()).toMatchObject({ step: "story-next", part: first, target: { place: entranceOf(first!) } });
  expect(next({ [acts[0]![1].done]: 1 })).toMatchObject({ part: second });
});
