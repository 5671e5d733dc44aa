import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import type { SubmissionAnswer } from "@diamond-valley/schemas/quests/delivery.ts";
import { type Holdings, isRefusal, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import {
  type LedgerEntry,
  perform,
  type WalletOperation,
} from "@diamond-valley/schemas/wallet/operations.ts";
import { describe, expect, test } from "vitest";
import { emptyJournal, type Journal, noteUpdate } from "../bots/journal.ts";
import { auditJournal, type Evidence } from "./audit.ts";

const NOW = Date.parse("2025-10-14T03:00:00Z");

const fish = (attempt: string): WalletOperation => ({
  kind: "catch",
  key: `quest:fishing:${attempt}`,
  category: "fish",
  items: ["blue", "blue"],
  skill: "fishing",
  skillExperience: 10,
});
const delivery: WalletOperation = {
  kind: "delivery",
  key: "delivery:d1",
  category: "fish",
  colour: "blue",
  quantity: 10,
  experience: 850,
};
const entries: WalletOperation = {
  kind: "entries",
  key: "entry:lamp:1",
  prize: "lamp",
  entries: 2,
  price: 1,
  level: 1,
  barred: null,
  closes: NOW + 1,
};
const operations = ["a1", "a2", "a3", "a4", "a5"].map(fish).concat(delivery, entries);

/** A player who caught ten fish, delivered them and holds two entries, as wallet and ledger say it. */
function honestEvidence(): { holdings: Map<string, number>; ledger: LedgerEntry[] } & Evidence {
  let holdings: Holdings = NOTHING;
  const ledger: LedgerEntry[] = [];
  for (const operation of operations) {
    const done = perform(holdings, ledger.length, operation, NOW);
    if (isRefusal(done)) throw new Error(done.refused);
    holdings = done.holdings;
    ledger.push(...done.entries);
  }
  return { holdings: new Map(holdings), ledger, facts: {} };
}

/** The same player's memory of it. */
function honestJournal(): Journal {
  const journal = emptyJournal("bot");
  for (const attempt of ["a1", "a2", "a3", "a4", "a5"]) {
    const answer = { attempt, outcome: "success", position: 0.5, items: ["blue", "blue"] } as const;
    journal.presses.set(attempt, {
      attempt,
      category: "fish",
      answer: { ...answer, items: [...answer.items] },
    });
  }
  const update = { levelUp: 4, milestoneDiamonds: 10 } as Parameters<typeof noteUpdate>[1];
  noteUpdate(journal, update);
  const answer = { ...update, id: "d1", quantity: 10, experience_rewarded: 850 };
  journal.deliveries.set("d1", { id: "d1", category: "fish", colour: "blue", answer });
  journal.entries.set("lamp", { wanted: 2, acknowledged: 2, changes: 1 });
  return journal;
}

const violations = (journal: Journal, evidence: Omit<Evidence, "facts">) =>
  auditJournal(journal, { ...evidence, facts: {} }).violations;

test("an honest server passes, and all that was acknowledged is compared", () => {
  const findings = auditJournal(honestJournal(), honestEvidence());
  expect(findings.violations).toEqual([]);
  expect(findings.compared).toEqual({
    catches: 5,
    veins: 0,
    slimes: 0,
    golemsBegun: 0,
    golems: 0,
    runsBegun: 0,
    runs: 0,
    gifts: 0,
    favours: 0,
    finds: 0,
    deliveries: 1,
    exchanges: 0,
    teams: 0,
    challenges: 0,
    goals: 0,
    entries: 1,
    milestones: 1,
  });
});

describe("a team", () => {
  const joins: WalletOperation = { kind: "join-team", key: joinTeamKey("red"), team: "red", day: 20_251_007 };
  const asked = (acknowledged: boolean, wanted: "red" | "blue" = "red"): Journal => ({
    ...honestJournal(),
    team: { wanted, acknowledged },
  });
  test.each([
    ["that was joined", asked(true), [joins], []],
    ["of which no answer came, and that was not joined", asked(false), [], []],
    ["of which no answer came, and that was joined", asked(false), [joins], []],
    ["that was joined and is not held", asked(true), [], ["the red team was joined, and none is held"]],
    ["that is not the wanted one", asked(false, "blue"), [joins], ["the red team was never asked for"]],
    ["that nobody asked for", honestJournal(), [joins], ["the red team was never asked for"]],
  ] as const)("%s", (_, journal, more, faults) => {
    const { violations: found } = auditJournal(journal, {
      ...withMore(honestEvidence(), ...more),
      facts: {},
    });
    expect(found.map((each) => each.slice(each.indexOf(": ") + 2))).toEqual(faults);
  });
});

test("an unanswered press may have been paid or not", () => {
  const journal = honestJournal();
  journal.presses.set("a5", { attempt: "a5", category: "fish" });
  journal.presses.set("a6", { attempt: "a6", category: "fish" });
  expect(violations(journal, honestEvidence())).toEqual([]);
});

/** The same, and what came of one operation more. */
function withMore(evidence: Evidence, ...more: WalletOperation[]): Evidence {
  return more.reduce(({ holdings, ledger }, operation) => {
    const done = perform(holdings, ledger.length, operation, NOW);
    if (isRefusal(done)) throw new Error(done.refused);
    return { holdings: done.holdings, ledger: [...ledger, ...done.entries], facts: {} };
  }, evidence);
}

/** A vein that burst, and a fight with a slime that was paid. */
const VEIN: WalletOperation = {
  ...(fish("v1") as CatchOperation),
  key: "quest:mining:v1",
  category: "ore",
};
const SLIME: WalletOperation = {
  ...(fish("s1") as CatchOperation),
  key: "quest:hunting:s1",
  category: "herbs",
  skill: "combat",
};
/** A ranked fight with the golem. */
const START: WalletOperation = { kind: "boss-start", key: "boss-start:g1", attempt: "g1", week: 2 };
const END: WalletOperation = {
  ...{ kind: "boss-end", key: "quest:boss:g1", attempt: "g1", week: 2 },
  ...{ arms: "equal", won: false, score: 1_200 },
};
const BEGUN = { attempt: "g1", kind: "weekly", arms: "equal", ranked: true } as const;
const ENDED: EndAnswer = {
  ...BEGUN,
  calm: false,
  ...{ outcome: "fail", reason: "fallen", seconds: 42, dealt: 20, closeCalls: 3 },
  ...{ score: 1_200, isBest: true, diamonds: 10, levelUp: null, losses: null, lost: null },
};

const withVein = (evidence: Evidence): Evidence => withMore(evidence, VEIN);
const golem = (answer?: EndAnswer, ranked = true): Journal => {
  const journal = honestJournal();
  journal.golems.set("g1", { ...BEGUN, ranked, ...(answer ? { answer } : {}) });
  return journal;
};

test("a vein that was given may have burst without a word", () => {
  const journal = { ...honestJournal(), veins: 1 };
  expect(violations(journal, withVein(honestEvidence()))).toEqual([]);
});

test("a fight with a slime that was given may have been paid without a word", () => {
  const journal = { ...honestJournal(), slimes: 1 };
  expect(violations(journal, withMore(honestEvidence(), SLIME))).toEqual([]);
  expect(violations(journal, honestEvidence())).toEqual([]);
});

test("ore that was delivered is held against the ore", () => {
  const journal = { ...honestJournal(), veins: 5 };
  const mined = Array.from({ length: 5 }, (_, index) => ({ ...VEIN, key: `quest:mining:v${index}` }));
  const operation: WalletOperation = { ...delivery, key: "delivery:d2", category: "ore" } as WalletOperation;
  const answer = { id: "d2", quantity: 10, experience_rewarded: 850 } as SubmissionAnswer;
  journal.deliveries.set("d2", { id: "d2", category: "ore", colour: "blue", answer });
  expect(violations(journal, withMore(honestEvidence(), ...mined, operation))).toEqual([]);
});

describe("a ranked fight with the golem", () => {
  test("counts from its beginning, whether or not its end was stored", () => {
    for (const more of [[START], [START, END]])
      expect(violations(golem(), withMore(honestEvidence(), ...more))).toEqual([]);
    expect(violations(golem(ENDED), withMore(honestEvidence(), START, END))).toEqual([]);
    expect(auditJournal(golem(ENDED), withMore(honestEvidence(), START, END)).compared).toMatchObject({
      golemsBegun: 1,
      golems: 1,
    });
  });

  test("may have begun without a word where it was asked for", () => {
    const journal = { ...honestJournal(), unsureGolems: 1 };
    expect(violations(journal, withMore(honestEvidence(), START))).toEqual([]);
    expect(violations(journal, honestEvidence())).toEqual([]);
  });
});

describe("a server is caught that", () => {
  test.each([
    ["forgets a fight that began", golem(), [], /counted 0 times/],
    ["counts a fight that nobody asked for", honestJournal(), [START], /fights counted/],
    ["forgets the end of a fight", golem(ENDED), [START], /never stored/],
    ["stores other points than it told of", golem({ ...ENDED, score: 1_300 }), [START, END], /promised 1300/],
    ["pays fewer diamonds for a fight", golem({ ...ENDED, diamonds: 40 }), [START, END], /40 diamonds/],
    ["counts practice", golem(undefined, false), [START], /practice/],
    ["pays a fight with a slime that nobody was given", honestJournal(), [SLIME], /slimes were paid/],
  ] as const)("%s", (_, journal, more, violation) => {
    expect(violations(journal, withMore(honestEvidence(), ...more)).join()).toMatch(violation);
  });

  test("pays a vein that nobody was given", () => {
    expect(violations(honestJournal(), withVein(honestEvidence())).join()).toMatch(/veins were paid/);
  });

  test("pays other ore than it told of", () => {
    const journal = { ...honestJournal(), veins: 1 };
    journal.presses.set("v1", { attempt: "v1", category: "ore", answer: { items: ["blue"] } });
    expect(violations(journal, withVein(honestEvidence())).join()).toMatch(/promised 1 blue and paid 2/);
  });

  test("loses a line of the ledger", () => {
    const { holdings, ledger } = honestEvidence();
    expect(violations(honestJournal(), { holdings, ledger: ledger.slice(1) }).join()).toMatch(/never paid/);
  });

  test("loses a line and its effects", () => {
    const { holdings, ledger } = honestEvidence();
    holdings.set("bag.fish.blue", -2);
    expect(violations(honestJournal(), { holdings, ledger: ledger.slice(1) })).not.toEqual([]);
  });

  test("pays an attempt twice", () => {
    const { holdings, ledger } = honestEvidence();
    const again = { ...ledger[0]!, seq: ledger.length + 1 };
    expect(violations(honestJournal(), { holdings, ledger: [...ledger, again] }).join()).toMatch(/twice/);
  });

  test("pays another attempt than was made", () => {
    const { holdings, ledger } = honestEvidence();
    const renamed = ledger.map((line, index) => (index === 0 ? { ...line, key: "quest:fishing:zz" } : line));
    expect(violations(honestJournal(), { holdings, ledger: renamed }).join()).toMatch(/nobody earned/);
  });

  test("pays fewer items than were promised", () => {
    const { holdings, ledger } = honestEvidence();
    const journal = honestJournal();
    journal.presses.get("a1")!.answer!.items.push("blue");
    expect(violations(journal, { holdings, ledger }).join()).toMatch(/promised 3 blue and paid 2/);
  });

  test("takes entries away", () => {
    const { holdings, ledger } = honestEvidence();
    holdings.set("entries.lamp", 1);
    expect(violations(honestJournal(), { holdings, ledger }).join()).toMatch(/2 entries for lamp/);
  });

  test("keeps the diamonds of a level", () => {
    const { holdings, ledger } = honestEvidence();
    const journal = honestJournal();
    journal.milestones.set(9, 500);
    expect(violations(journal, { holdings, ledger }).join()).toMatch(/diamonds came with levels/);
  });

  test("gives diamonds that no line accounts for", () => {
    const { holdings, ledger } = honestEvidence();
    holdings.set("diamonds", 99);
    expect(violations(honestJournal(), { holdings, ledger }).join()).toMatch(/holds 99 of diamonds/);
  });
});
