import { storyGrants } from "@diamond-valley/schemas/story/grants.ts";
import { NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { type LedgerEntry, perform } from "@diamond-valley/schemas/wallet/operations.ts";
import { describe, expect, test } from "vitest";
import { emptyJournal, type Journal } from "../bots/journal.ts";
import { auditStory } from "./story-audit.ts";

const GEM = "story:warehouse/gem-1:take";
const NOW = Date.parse("2025-10-14T03:00:00Z");

/** A line of the ledger that pays a gem, of so many diamonds. */
function line(key: string, diamonds = 4): LedgerEntry {
  const done = perform(NOTHING, 0, { kind: "grant", key, diamonds, experience: 0, items: {} }, NOW);
  if ("refused" in done) throw new Error(done.refused);
  return done.entries[0]!;
}

/** Who touched a gem so often, and was given it by so many answers. */
function journal(asked = 1, answered = 1): Pick<Journal, "touches"> {
  const { touches } = emptyJournal("bot");
  const granted = Array.from({ length: answered }, () => ({ diamonds: 4 }));
  if (asked > 0) touches.set("warehouse/gem-1", { asked, granted });
  return { touches };
}
const TAKEN = { "gem.bronze.1": 1 };

/** Four favours that were paid on one day. */
const favoursPaid = ["news", "soup", "parcel", "receipt"].map((slug) => {
  const [key, { grant }] = [...storyGrants()].find(([name]) => name.endsWith(`:favour-${slug}-done`))!;
  const paying = { kind: "grant", key: `${key}:20251014`, diamonds: 0, items: {} } as const;
  const done = perform(NOTHING, 0, { ...paying, experience: grant.experience ?? 0 }, NOW);
  if ("refused" in done) throw new Error(done.refused);
  return done.entries[0]!;
});
const asked: Pick<Journal, "touches"> = {
  touches: new Map(["elder", "fisher", "scientist", "miner"].map((who) => [who, { asked: 1, granted: [] }])),
};

test("a favour of a day that is over is forgotten, and one of today is not", () => {
  const [paid] = favoursPaid as [LedgerEntry];
  const { experience } = paid.operation as { experience: number };
  const bot = { touches: new Map([["elder", { asked: 1, granted: [{ experience }] }]]) };
  const told = (ledger: LedgerEntry[]) => auditStory(bot, { ledger, facts: {} });
  expect(told([paid])).toEqual([expect.stringMatching(/the story forgot it/)]);
  const later = { ...line(GEM), at: NOW + 24 * 3_600_000 };
  expect(
    auditStory(
      { touches: new Map([...bot.touches, ...journal(1, 0).touches]) },
      { ledger: [paid, later], facts: {} },
    ),
  ).toEqual([]);
});

test("what whoever lets the bots play has set needs no payment", () => {
  const given = new Set(Object.keys(TAKEN));
  expect(auditStory({ ...journal(0), given }, { ledger: [], facts: TAKEN })).toEqual([]);
  expect(auditStory(journal(0), { ledger: [], facts: TAKEN })).not.toEqual([]);
});

test("content says what each gem, gift and item pays, and which facts tell it", () => {
  expect(storyGrants().get(GEM)).toEqual({
    target: "warehouse/gem-1",
    grant: { diamonds: 4 },
    facts: { "gem.bronze.1": 1 },
    daily: false,
  });
  expect([...storyGrants().values()]).toContainEqual({
    target: "joy",
    grant: { diamonds: 20, experience: 300, items: { "outfit-game": 1 } },
    facts: { "done.game-hall": 1 },
    daily: false,
  });
});

describe("the audit of the story", () => {
  test.each([
    ["what was answered, paid and kept", journal(), [line(GEM)], TAKEN],
    ["what was answered twice and paid once", journal(2, 2), [line(GEM)], TAKEN],
    ["what was paid before the server died", journal(1, 0), [line(GEM)], {}],
    ["what was never touched", journal(0, 0), [], {}],
    ["a favour that is only asked for", journal(0, 0), [], { "favour.news": 2 }],
  ])("is content with %s", (_, bot, ledger, facts) => {
    expect(auditStory(bot, { ledger, facts })).toEqual([]);
  });

  test.each([
    ["a gem that was answered and never paid", journal(), [], {}],
    ["a gem that is told and was never paid", journal(1, 0), [], TAKEN],
    ["a favour that is done and was never paid", journal(0, 0), [], { "favour.news": 3 }],
    ["a gem that was answered, paid and forgotten", journal(), [line(GEM)], {}],
    ["a gem that pays more than content says", journal(), [line(GEM, 5)], TAKEN],
    ["a gem that nobody touched", journal(0, 0), [line(GEM)], TAKEN],
    ["more favours on one day than are asked for", asked, favoursPaid, {}],
    ["a gem under another key", journal(2, 1), [line(GEM), line("story:warehouse/gem-1:again")], TAKEN],
  ])("finds %s", (_, bot, ledger, facts) => {
    expect(auditStory(bot, { ledger, facts })).not.toEqual([]);
  });
});
