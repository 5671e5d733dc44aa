import { describe, expect, test } from "vitest";
import { MAPS } from "../places/maps.fixture.ts";
import { walletView } from "../wallet/view.ts";
import type { Situation } from "./facts.ts";
import { interact } from "./interact.ts";
import { letterFacts } from "./letters.ts";
import { marksOf } from "./marks.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { presentCharacters } from "./presence.ts";
import { NO_PROGRESS } from "./progress.ts";
import { targetIn } from "./targets.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const HELPED = ["fish", "ore", "herbs"].flatMap((category) =>
  ["blue", "yellow", "green", "red"].map((colour) => [`helped.${category}.${colour}`, 1]),
);
const situation = (facts: Record<string, number>, ...holdings: unknown[]): Situation => ({
  progress: { ...NO_PROGRESS, facts },
  wallet: walletView(new Map(holdings as never), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});
const { village } = MAPS;
const says = (name: string, facts: Record<string, number>, ...holdings: unknown[]) =>
  interact(situation(facts, ...holdings), targetIn("village", village, name)!, NOW);
const isThere = (facts: Record<string, number>) =>
  presentCharacters(village.characters, situation(facts), NOW).some(({ slug }) => slug === "tock");

const AFTER_2 = { "done.bronze": 1, "done.silver": 1 };
const READ_1 = { ...AFTER_2, "letter.silver": 1 };
const AFTER_4 = { ...READ_1, "done.gold": 1, "done.platinum": 1 };
const READ_2 = { ...AFTER_4, "letter.platinum": 1 };
const SOUGHT = "hub:talk.sought";

test.each([
  ["before any act", {}, 0, 0],
  ["after act 1", { "done.bronze": 1 }, 0, 0],
  ["after act 2", AFTER_2, 1, 0],
  ["after its letter", READ_1, 0, 0],
  ["after act 3", { ...READ_1, "done.gold": 1 }, 0, 0],
  ["after act 4", AFTER_4, 0, 1],
  ["after both letters", READ_2, 0, 0],
  ["after act 4 without a letter yet", { ...AFTER_4, "letter.silver": 0 }, 1, 1],
])("%s letters wait as they should, and their postbot with them", (_, facts, silver, platinum) => {
  const sought = Math.max(silver, platinum);
  expect(letterFacts({ facts })).toEqual({ sought, "sought.silver": silver, "sought.platinum": platinum });
  expect(isThere(facts)).toBe(sought === 1);
  expect(marksOf(situation(facts), NOW).tock).toBe(sought === 1 ? "!" : undefined);
});

test("who always stands there is there before it is known what the player has done, the postbot is not", () => {
  const slugs = presentCharacters(village.characters, null, NOW).map(({ slug }) => slug);
  expect(slugs).toContain("mayor");
  expect(slugs).not.toContain("tock");
});

describe("Tock", () => {
  test("hands over each letter once, and can't be talked to while none waits", () => {
    expect(says("tock", {})).toBeNull();
    expect(says("tock", AFTER_2)).toMatchObject({
      say: ["hub:talk.tock.silver.1", "hub:talk.tock.silver.2", "hub:talk.tock.silver.3"],
      effects: { set: { "letter.silver": 1 }, grant: null },
    });
    expect(says("tock", READ_1)).toBeNull();
    expect(says("tock", AFTER_4)?.effects.set).toMatchObject({ "letter.platinum": 1 });
    expect(says("tock", READ_2)).toBeNull();
  });

  test("comes first: Cog, Aura and Moss send the player to him, and tell their stories again once he was visited", () => {
    const met = { "met.mayor": 1, "met.keeper": 1, "met.elder": 1 };
    for (const name of ["mayor", "keeper", "elder"])
      for (const known of [{}, met]) {
        expect(says(name, { ...known, ...AFTER_2 }), name).toMatchObject({
          say: [SOUGHT],
          effects: { set: {} },
        });
        expect(says(name, { ...known, ...READ_1 })?.say, name).not.toContain(SOUGHT);
        expect(says(name, { ...known, ...AFTER_4 })?.say, name).toEqual([SOUGHT]);
        expect(says(name, { ...known, ...READ_2 })?.say, name).not.toContain(SOUGHT);
      }
  });

  test.each([
    ["shop", "gold", "gold", AFTER_2, READ_1, { "session.met": 1 }],
    [
      "tower-1",
      "platinum",
      "platinum",
      { ...AFTER_2, "done.gold": 1 },
      { ...READ_1, "done.gold": 1 },
      { "session.item.card-tower": 1 },
    ],
    ["deep-shaft", "core", "diamond", AFTER_4, READ_2, { "session.woken": 1 }],
  ] as const)(
    "comes before the act that begins in the %s, and holds up nobody who has begun it",
    (place, host, texts, waits, read, begun) => {
      const talk = (facts: Record<string, number>) =>
        interact(situation(facts), targetIn(place, MAPS[place], host)!, NOW);
      expect(talk(waits)).toMatchObject({ say: [`${texts}:talk.sought`], effects: { set: {}, grant: null } });
      expect(marksOf(situation(waits), NOW)[host]).toBeUndefined();
      expect(talk(read)?.say[0]).toBe(`${texts}:talk.start.1`);
      expect(talk({ ...waits, ...begun })?.say).not.toContain(`${texts}:talk.sought`);
    },
  );

  test("nobody else sends the player away, and neither do deliveries and trades", () => {
    const others = village.characters.filter(
      ({ slug }) => !["mayor", "keeper", "elder", "tock"].includes(slug),
    );
    expect(others.length).toBeGreaterThan(5);
    for (const { slug } of others) expect(says(slug, AFTER_2)?.say, slug).not.toContain(SOUGHT);
    expect(says("fisher", { ...AFTER_2, "met.fisher": 1 }, ["bag.fish.blue", 10])?.open).toEqual({
      dialog: "deliver",
      category: "fish",
    });
  });

  test("does not hold up a fight that Moss has called to, nor his thanks", () => {
    const called = { ...AFTER_2, "met.elder": 1, "golem.called": 1 };
    expect(says("elder", called, ...HELPED)?.say).toContain("hub:talk.elder.fight");
    expect(says("elder", AFTER_2, ...HELPED)?.say).toEqual([SOUGHT]);
    expect(says("elder", called, ...HELPED, ["story.peace", 1])?.say).toContain("hub:talk.elder.peace.1");
    expect(says("mayor", called, ...HELPED, ["story.peace", 1])?.say).not.toContain(SOUGHT);
  });
});
