import { describe, expect, test } from "vitest";
import { CHARACTERS, isCharacter } from "../characters/characters.ts";
import { EGGS, eggFact, NOTES_EGG } from "../eggs/eggs.ts";
import { localeKeys, placeholdersOf } from "../locales.fixture.ts";
import { MAPS } from "../places/maps.fixture.ts";
import { partOf, talkTextsOf, textsOf } from "../places/parts.ts";
import { PLACE_NAMES, PLACES, type PlaceName } from "../places/registry.ts";
import { COLOURS } from "../wallet/colours.ts";
import { walletView } from "../wallet/view.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { DERIVED_FACTS, ROOM_FACTS, type Situation } from "./facts.ts";
import { HEARD_FACTS, interact } from "./interact.ts";
import { marksOf } from "./marks.ts";
import { MEMBERSHIP_FACTS, NO_MEMBERSHIP } from "./membership.ts";
import { PARTS } from "./parts.ts";
import { NO_PROGRESS } from "./progress.ts";
import type { Puzzle } from "./puzzles/forms.ts";
import { OFFERS, type Reaction } from "./reaction.ts";
import { namesIn } from "./requirement.ts";
import { STORIES, targetIn } from "./targets.ts";
import { TEXT_VALUES } from "./values.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const situation = (facts: Record<string, number> = {}, ...holdings: [string, number][]): Situation => ({
  progress: { ...NO_PROGRESS, facts },
  wallet: walletView(new Map(holdings as never), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});

/** The texts that a puzzle names. */
const textsIn = (puzzle: Puzzle): string[] => {
  if (puzzle.kind !== "tokens") return [];
  const { tokens, slots } = puzzle;
  return [...tokens.flatMap(({ text }) => text ?? []), ...(Array.isArray(slots) ? slots : [])];
};

const objects = [...STORIES].flatMap(([place, story]) =>
  Object.entries(story.objects).map(([name, reactions]) => [`${place}/${name}`, reactions] as const),
);
const targets: (readonly [string, readonly Reaction[]])[] = [
  ...Object.entries(CHARACTERS).map(([slug, { reactions }]) => [slug, reactions] as const),
  ...objects,
];
const outcomes = (reactions: readonly Reaction[]) =>
  reactions.flatMap((each) => [
    each,
    ...each.choices,
    ...(each.asides ?? []),
    ...[each.solved, each.wrong].filter((outcome) => outcome !== undefined),
  ]);
const steps = [...PARTS.values()].flatMap((part) => part.steps);
const eggs = targets.flatMap(([, all]) =>
  all.flatMap((each) => [each, ...(each.asides ?? [])].flatMap(({ egg }) => egg ?? [])),
);
const factsSet = () => [
  ...eggs.map(eggFact),
  ...targets.flatMap(([, all]) =>
    outcomes(all).flatMap(({ set = {}, add = {} }) => Object.keys({ ...set, ...add })),
  ),
  ...targets.flatMap(([, all]) =>
    outcomes(all).flatMap(({ grant }) => Object.keys(grant?.items ?? {}).map((item) => `items.${item}`)),
  ),
  ...steps.flatMap(({ hand: { set = {}, add = {} } }) => Object.keys({ ...set, ...add })),
];
const drawn = [...PARTS.values()].flatMap(({ draws }) =>
  Object.entries(draws).flatMap(([name, tokens]) =>
    tokens.flatMap((_, at) => tokens.map((token) => `drawn.${name}.${at + 1}.${token}`)),
  ),
);
const DERIVED = new Set<string>([
  ...DERIVED_FACTS.flatMap((name) => [name, ...CATEGORIES.map((each) => `${name}.${each}`)]),
  ...MEMBERSHIP_FACTS,
  ...ROOM_FACTS,
  ...HEARD_FACTS,
  ...[...PARTS.keys()].map((part) => `gems.${part}`),
  ...drawn,
]);

describe.each(["ko", "en"] as const)("in %s", (language) => {
  const keys = localeKeys(language);
  test.each(targets)(
    "each line and answer of %s has a text, and every placeholder its number",
    (_, reactions) => {
      const wanted = [
        ...outcomes(reactions).flatMap(({ say }) => say),
        ...reactions.flatMap(({ choices }) => choices.map(({ text }) => text)),
        ...reactions.flatMap(({ puzzle }) => (puzzle ? textsIn(puzzle) : [])),
      ];
      expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
      for (const key of wanted)
        for (const name of placeholdersOf(keys.get(key) ?? "")) expect(TEXT_VALUES, key).toContain(name);
    },
  );
  test.each(targets)("each item that %s gives has a name beside its lines", (target, reactions) => {
    const standsIn = PLACE_NAMES.find((place) => MAPS[place].characters.some(({ slug }) => slug === target));
    const texts = standsIn ? talkTextsOf(standsIn) : textsOf(target.split("/")[0] as PlaceName);
    for (const { grant } of outcomes(reactions))
      for (const item of Object.keys(grant?.items ?? {}))
        expect(keys.has(`${texts}:item.${item}`), item).toBe(true);
  });
  test("each step of a part has its words and its hints, and a part its name", () => {
    for (const { words, hint, plain, hand } of steps)
      expect([words, hint, plain, ...hand.say].filter((key) => !keys.has(key))).toEqual([]);
    for (const part of PARTS.keys()) expect(keys.has(`story:part.${part}`), part).toBe(true);
    for (const key of ["story:hint.none", "story:hint.hand"]) expect(keys.has(key), key).toBe(true);
  });
  test("each closed place's reason has a text", () => {
    for (const { otherwise } of Object.values(PLACES)) if (otherwise) expect(keys.has(otherwise)).toBe(true);
  });
  test("each offer and each door's reason has a text", () => {
    for (const offer of OFFERS) expect(keys.has(`hub:offer.${offer}`)).toBe(true);
    for (const map of Object.values(MAPS))
      for (const { otherwise } of map.objects) if (otherwise) expect(keys.has(otherwise)).toBe(true);
  });
  test("each place with a story, and each character, has a name", () => {
    for (const slug of Object.keys(CHARACTERS)) expect(keys.has(`places:character.${slug}`), slug).toBe(true);
  });
});

test("whoever stands on a map is a character, and every character stands on one", () => {
  const slugs = Object.values(MAPS).flatMap((map) => map.characters.map(({ slug }) => slug));
  expect(slugs.filter((slug) => !isCharacter(slug))).toEqual([]);
  expect(Object.keys(CHARACTERS).sort()).toEqual([...new Set(slugs)].sort());
});

test("every object on a map has its reactions, and every story its objects", () => {
  for (const place of PLACE_NAMES) {
    const names = MAPS[place].objects.map(({ name }) => name);
    const told = Object.keys(STORIES.get(place)?.objects ?? {});
    expect(told.sort(), place).toEqual([...names].sort());
  }
  for (const place of STORIES.keys()) expect(Object.keys(PLACES)).toContain(place);
});

test("each step leads to something that stands in a place of its part, and ends by facts that something sets", () => {
  const set = new Set(factsSet());
  for (const [part, { steps, done }] of PARTS) {
    expect(set.has(done), done).toBe(true);
    for (const step of steps)
      for (const { until, place: name, object } of [
        ...(step.stops ?? []),
        { ...step.goal, until: step.until },
      ]) {
        expect(namesIn(until).filter((name) => !set.has(name) && !DERIVED.has(name))).toEqual([]);
        const place = PLACE_NAMES.find((each) => each === name)!;
        expect(partOf(place)).toBe(part);
        expect(targetIn(place, MAPS[place], object), `${name}/${object}`).not.toBeNull();
      }
  }
});

test("the diamonds that lie about in a part are as many as it says, and pay what it says", () => {
  for (const [part, { gems }] of PARTS) {
    const paid = PLACE_NAMES.filter((place) => partOf(place) === part)
      .flatMap((place) => Object.values(STORIES.get(place)?.objects ?? {}))
      .flatMap(outcomes)
      .filter(({ set = {} }) => Object.keys(set).some((name) => name.startsWith(`gem.${part}.`)));
    expect(paid.map(({ grant }) => grant?.diamonds)).toEqual(Array(gems.count).fill(gems.diamonds));
  }
});

test("each Easter egg is somewhere, but for the one of the notes, which is found by reading", () => {
  const all = Array.from({ length: EGGS }, (_, index) => index + 1);
  expect([...new Set([...eggs, NOTES_EGG])].sort((a, b) => a - b)).toEqual(all);
});

test("whoever picks something up sees it go", () => {
  for (const place of PLACE_NAMES)
    for (const { name, type, gone } of MAPS[place].objects)
      if (type === "pickup") expect(gone, `${place}/${name}`).not.toBeNull();
});

test("a map asks only for facts that something sets", () => {
  const set = new Set(factsSet());
  const gates = PLACE_NAMES.flatMap((place) => namesIn(PLACES[place].gate ?? ""));
  const asked = PLACE_NAMES.flatMap((place) =>
    MAPS[place].objects.flatMap(({ requires, gone }) => [...namesIn(requires), ...namesIn(gone ?? "")]),
  );
  expect(gates.filter((name) => !set.has(name) && !DERIVED.has(name))).toEqual([]);
  expect(asked.filter((name) => !set.has(name) && !DERIVED.has(name))).toEqual([]);
});

test.each(targets)(
  "%s always has something to say, and asks only for facts that something sets",
  (_, reactions) => {
    // What only hears may be silent.
    const touched = reactions.filter(({ on }) => on === undefined);
    const last = touched.at(-1);
    if (touched.length > 0) expect([last?.when, last?.egg]).toEqual(["", undefined]);
    const set = new Set(factsSet());
    const asked = reactions
      .flatMap(({ when, choices }) => [when, ...choices.map(({ when = "" }) => when)])
      .flatMap(namesIn);
    expect(asked.filter((name) => !set.has(name) && !DERIVED.has(name))).toEqual([]);
  },
);

test("whoever walks a player to somebody stands in the same place, and asks for facts that something sets", () => {
  const set = new Set(factsSet());
  const escorts = Object.entries(CHARACTERS).flatMap(([slug, { escort }]) =>
    escort ? [{ slug, escort }] : [],
  );
  expect(escorts.map(({ slug }) => slug)).toContain("mayor");
  for (const { slug, escort } of escorts) {
    const map = Object.values(MAPS).find(({ characters }) => characters.some((each) => each.slug === slug));
    expect(map?.characters.map((each) => each.slug)).toContain(escort.to);
    expect(namesIn(escort.when).filter((name) => !set.has(name) && !DERIVED.has(name))).toEqual([]);
  }
});

describe("Moss", () => {
  const elder = targetIn("village", MAPS.village, "elder")!;
  const helped = CATEGORIES.flatMap((category) =>
    COLOURS.map((colour): [string, number] => [`helped.${category}.${colour}`, 1]),
  );
  const peace: [string, number] = ["story.peace", 1];
  const says = (facts: Record<string, number>, ...holdings: [string, number][]) =>
    interact(situation({ "met.elder": 1, ...facts }, ...holdings), elder, NOW);
  const deep = { "done.diamond": 1 };
  const called = { "golem.called": 1 };

  test("calls whoever has done all twelve favours, and nobody before", () => {
    expect(says(deep, ...helped.slice(1))?.say[0]).toBe("hub:talk.elder.1");
    expect(says({}, ...helped)?.say).toEqual(["hub:talk.elder.deep"]);
    expect(says(deep, ...helped)).toMatchObject({
      say: ["hub:talk.elder.awake.1", "hub:talk.elder.awake.2", "hub:talk.elder.awake.3"],
      effects: { set: called },
    });
    expect(marksOf(situation(deep, ...helped), NOW).elder).toBe("!");
  });

  test("sends to the circle, and again after a fight that was lost", () => {
    expect(says(called, ...helped)?.say).toContain("hub:talk.elder.fight");
    expect(says({ ...called, "golem.lost": 2 }, ...helped)?.say[0]).toBe("hub:talk.elder.lost.1");
  });

  test("thanks once for the peace, whatever came before, and then tells of Pebble", () => {
    expect(says({ ...called, "golem.lost": 2 }, ...helped, peace)).toMatchObject({
      say: ["hub:talk.elder.peace.1", "hub:talk.elder.peace.2", "hub:talk.elder.peace.3"],
      effects: { set: { "golem.thanked": 1 } },
    });
    expect(says({ "golem.thanked": 1 }, ...helped, peace)?.say).toEqual(["hub:talk.elder.end"]);
  });
});

describe("Marlin", () => {
  const fisher = targetIn("village", MAPS.village, "fisher")!;
  test("introduces himself first, and offers his services", () => {
    expect(interact(situation(), fisher, NOW)).toMatchObject({
      offers: ["deliver-fish", "exchange-fish"],
      open: null,
    });
    expect(marksOf(situation(), NOW).fisher).toBe("?");
  });
  test("opens the delivery at once for somebody he knows who has ten of a colour", () => {
    const ready = situation({ "met.fisher": 1 }, ["bag.fish.blue", 10]);
    expect(interact(ready, fisher, NOW)).toMatchObject({
      say: [],
      open: { dialog: "deliver", category: "fish" },
    });
    expect(marksOf(ready, NOW).fisher).toBe("!");
  });
  test("has no mark when there is nothing new", () => {
    expect(marksOf(situation({ "met.fisher": 1 }, ["bag.fish.blue", 9]), NOW).fisher).toBeUndefined();
  });
});

test("the mayor tells of the week's work", () => {
  const mayor = targetIn("village", MAPS.village, "mayor")!;
  const lines = [1, 2, 3, 4].map(
    (week) =>
      interact({ ...situation({ "met.mayor": 1 }), season: { week: week as 1, phase: "live" } }, mayor, NOW)
        ?.say[0],
  );
  expect(new Set(lines).size).toBe(4);
});

test("nobody is found by a name from elsewhere", () => {
  for (const name of ["nobody", "constructor", "", "lakekeeper"])
    expect(targetIn("village", MAPS.village, name)).toBeNull();
});
