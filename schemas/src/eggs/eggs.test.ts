import { describe, expect, test } from "vitest";
import type { Tier } from "../account/tiers.ts";
import { MAPS } from "../places/maps.fixture.ts";
import type { PlaceName } from "../places/registry.ts";
import type { Situation } from "../story/facts.ts";
import { type HeardFacts, type Interaction, interact, overhear } from "../story/interact.ts";
import { achievements } from "../story/log.ts";
import { NO_MEMBERSHIP } from "../story/membership.ts";
import { NOTES } from "../story/notes.ts";
import { changed } from "../story/progress.ts";
import type { Heard } from "../story/reaction.ts";
import { listenersIn, targetIn } from "../story/targets.ts";
import { walletView } from "../wallet/view.ts";
import { EGG_DIAMONDS, EGGS, eggFact, eggMission, eggsFound, NOTES_EGG } from "./eggs.ts";

const NOW = Date.parse("2025-10-14T03:00:00Z");
/** What the last act leaves behind, and what the circle needs. */
const OPEN = { "done.diamond": 1 };
const HELD: [string, number][] = [["story.peace", 1]];

const situation = (facts: Record<string, number>, week: 1 | 2 = 1): Situation => ({
  progress: { facts, session: null },
  wallet: walletView(new Map(HELD) as never, NOW),
  season: { week, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});

/** What a player does for an egg: touches and answers by name, and what it shows or casts near something. */
type Way =
  | { place: PlaceName; touch: readonly (readonly [string, string?])[] }
  | { place: PlaceName; hears: Heard; times?: number; known?: HeardFacts };
const WAYS: Readonly<Record<number, Way>> = {
  1: { place: "village", hears: "emote:wave" },
  2: { place: "village", touch: [["mushroom"], ["mushroom"], ["mushroom"]] },
  3: { place: "hotel-201", hears: "emote:sleep" },
  4: { place: "mine", hears: "emote:cheer" },
  5: { place: "shop-mirrors", hears: "emote:laugh" },
  6: { place: "warehouse-loft", hears: "emote:surprise" },
  8: { place: "village", touch: [["first-coin"]] },
  9: { place: "tower-roof", touch: [["falling-star"]] },
  10: { place: "phone-hall", touch: [["phone", "=1110"]] },
  11: { place: "gallery-hall", hears: "emote:heart" },
  12: { place: "village", hears: "emote:laugh", known: { "one-colour": 1 } },
  13: { place: "lake", hears: "cast", times: 3 },
  15: { place: "magic-circle", touch: [["pebble-home"]] },
};

/** Does it, and answers what came last, with all that was paid on the way and the facts afterwards. */
function go(way: Way, before: Record<string, number>) {
  let facts: Record<string, number> = { ...before };
  const paid: string[] = [];
  let last: Interaction | null = null;
  const keep = (done: Interaction | null): void => {
    last = done;
    if (!done) return;
    if (done.effects.grant) paid.push(`${done.effects.grant.key} ${done.effects.grant.diamonds}`);
    facts = { ...changed({ facts, session: null }, done.effects).facts };
  };
  const map = MAPS[way.place];
  if ("touch" in way)
    for (const [name, choice] of way.touch)
      keep(interact(situation(facts), targetIn(way.place, map, name)!, NOW, choice));
  else
    for (let times = 0; times < (way.times ?? 1); times += 1)
      keep(
        listenersIn(way.place, map, way.hears)
          .map((target) => overhear(situation(facts), target, NOW, way.hears, way.known))
          .find((done) => done !== null) ?? null,
      );
  return { last: last as Interaction | null, paid, facts };
}

const CALLED = { "session.fitted": 1 };

describe.each(Object.entries(WAYS))("egg %s", (number, way) => {
  const egg = Number(number);
  test("pays once, and not again in the same way", () => {
    const first = go(way, { ...OPEN, ...CALLED });
    expect(first.last).toMatchObject({ egg, effects: { grant: { diamonds: EGG_DIAMONDS } } });
    expect(first.paid).toEqual([`story:egg.${egg} ${EGG_DIAMONDS}`]);
    expect(first.facts[eggFact(egg)]).toBe(1);
    expect(go(way, first.facts).paid).toEqual([]);
  });
  test("pays nothing before the last act", () => {
    expect(go(way, CALLED).paid).toEqual([]);
  });
});

test("Finn's hat is found in the forest, and pays with Finn", () => {
  const hat = targetIn("forest", MAPS.forest, "hat")!;
  const finn = targetIn("village", MAPS.village, "ranger")!;
  expect(interact(situation({}), hat, NOW)).toBeNull();
  expect(interact(situation({ ...OPEN }), finn, NOW)?.egg).toBeUndefined();
  const { effects } = interact(situation({ ...OPEN }), hat, NOW)!;
  const found = changed({ facts: OPEN, session: null }, effects).facts;
  expect(interact(situation({ ...found }), hat, NOW)).toBeNull();
  expect(interact(situation({ ...found }), finn, NOW)).toMatchObject({ egg: 7 });
});

describe("the egg of the notes", () => {
  const read = (count: number) =>
    Object.fromEntries(NOTES.slice(0, count).map((_, index) => [`note.${index + 1}`, 1]));
  const note = targetIn("village", MAPS.village, "note-11")!;
  const mayor = targetIn("village", MAPS.village, "mayor")!;
  test("comes with the last note", () => {
    const { "note.11": _, ...others } = read(NOTES.length);
    expect(interact(situation({ ...OPEN, ...others }), note, NOW)).toMatchObject({
      egg: NOTES_EGG,
      say: ["village:note.11"],
      effects: { set: { "note.11": 1, [eggFact(NOTES_EGG)]: 1 } },
    });
    const { "note.3": __, ...fewer } = others;
    expect(interact(situation({ ...OPEN, ...fewer }), note, NOW)?.egg).toBeUndefined();
  });
  test("asks for what lies in the members' house of members alone", () => {
    const { "note.11": _, "note.16": __, ...others } = read(NOTES.length);
    const as = (tier: Tier) => {
      const { membership, ...known } = situation({ ...OPEN, ...others });
      return interact({ ...known, membership: { ...membership, tier } }, note, NOW)?.egg;
    };
    expect([as("none"), as("bronze"), as("diamond_max")]).toEqual([NOTES_EGG, undefined, undefined]);
  });
  test("comes with whatever is touched next, where all were read before the last act was done", () => {
    expect(interact(situation(read(NOTES.length)), mayor, NOW)?.egg).toBeUndefined();
    expect(interact(situation({ ...OPEN, ...read(NOTES.length) }), mayor, NOW)?.egg).toBe(NOTES_EGG);
    const done = { ...OPEN, ...read(NOTES.length), [eggFact(NOTES_EGG)]: 1 };
    expect(interact(situation(done), mayor, NOW)?.egg).toBeUndefined();
  });
});

test("Pebble is in the middle of the circle, and beside it while the boss of the week is there", () => {
  const circle = (name: string, week: 1 | 2) =>
    interact(
      { ...situation({ ...OPEN }, week), wallet: { ...situation({}).wallet, level: 100 } },
      targetIn("magic-circle", MAPS["magic-circle"], name)!,
      NOW,
    );
  expect(circle("pebble-home", 1)?.egg).toBe(15);
  expect(circle("pebble", 1)).toBeNull();
  expect(circle("pebble", 2)?.egg).toBe(15);
  expect(circle("pebble-home", 2)).toBeNull();
});

test("the eggs pay 300 in all, and stand among the achievements (spec 2 §9)", () => {
  expect(EGGS * EGG_DIAMONDS).toBe(300);
  const facts = { "egg.2": 1, "egg.14": 1, "egg.3": 0, "egg.16": 1 };
  expect(eggsFound({ facts })).toEqual([2, 14]);
  expect(achievements([eggMission({ facts })])).toEqual([
    { mission: "easter_eggs", percent: 13, diamonds: { earned: 40, most: 300 } },
  ]);
});

test("a client can't answer for an emote, nor hear of another number", () => {
  const phone = targetIn("phone-hall", MAPS["phone-hall"], "phone")!;
  const shown = interact(situation({ ...OPEN, ...CALLED }), phone, NOW)!;
  expect(JSON.stringify(shown)).not.toContain("1110");
  const fountain = targetIn("village", MAPS.village, "fountain")!;
  for (const choice of [undefined, "wave", "emote:wave", "=emote:wave"])
    expect(interact(situation({ ...OPEN }), fountain, NOW, choice)).toBeNull();
});
