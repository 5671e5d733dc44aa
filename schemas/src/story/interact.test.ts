import { describe, expect, test } from "vitest";
import { walletView } from "../wallet/view.ts";
import type { Situation } from "./facts.ts";
import { interact, type Target } from "./interact.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { begun, changed, entered, NO_PROGRESS, type Progress } from "./progress.ts";
import { Reactions } from "./reaction.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const situation = (progress: Progress = NO_PROGRESS, holdings: [string, number][] = []): Situation => ({
  progress,
  wallet: walletView(new Map(holdings as never), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});

const PANEL: Target = {
  name: "warehouse/panel",
  requires: "session.wrench",
  otherwise: "act:panel.stuck",
  reactions: Reactions.parse([
    { id: "done", when: "session.panel", say: ["act:panel.done"] },
    {
      id: "open",
      say: ["act:panel.open"],
      set: { "session.panel": 1 },
      grant: { diamonds: 4 },
      choices: [
        { id: "pull", text: "act:panel.pull", say: ["act:panel.pulled"], add: { "session.pulls": 1 } },
        { id: "kick", text: "act:panel.kick", when: "level>=50" },
      ],
    },
  ]),
};
const withWrench = changed(NO_PROGRESS, { set: { "session.wrench": 1 }, add: {} });

describe("touching a target", () => {
  test("says why not while its requirement is open", () => {
    const answer = interact(situation(), PANEL, NOW);
    expect(answer).toMatchObject({ say: ["act:panel.stuck"], effects: { set: {}, grant: null } });
    expect(interact(situation(), PANEL, NOW, "pull")).toBeNull();
    expect(interact(situation(), { ...PANEL, otherwise: null }, NOW)).toBeNull();
  });

  test("answers by the first reaction that holds, with what it gives under a key of its own", () => {
    expect(interact(situation(withWrench), PANEL, NOW)).toEqual({
      say: ["act:panel.open"],
      choices: [{ id: "pull", text: "act:panel.pull" }],
      offers: [],
      open: null,
      effects: {
        set: { "session.panel": 1 },
        add: {},
        grant: { diamonds: 4, key: "story:warehouse/panel:open" },
      },
    });
    const after = changed(withWrench, { set: { "session.panel": 1 }, add: {} });
    expect(interact(situation(after), PANEL, NOW)).toMatchObject({
      say: ["act:panel.done"],
      effects: { grant: null },
    });
  });

  test("takes only the answers that it offers", () => {
    const now = situation(withWrench);
    expect(interact(now, PANEL, NOW, "pull")).toMatchObject({
      effects: { set: {}, add: { "session.pulls": 1 } },
    });
    expect(interact(now, PANEL, NOW, "kick")).toBeNull();
    expect(interact(now, PANEL, NOW, "constructor")).toBeNull();
  });

  test("knows what the bag holds and how long the visit takes", () => {
    const target: Target = {
      ...PANEL,
      requires: "",
      reactions: Reactions.parse([
        { id: "ready", when: "ready.fish", say: ["a:b"] },
        { id: "hint", when: "elapsed>=60", say: ["a:c"] },
        { id: "else", say: ["a:d"] },
      ]),
    };
    const visit = begun(NO_PROGRESS, "village", "a1", NOW - 60_000);
    expect(interact(situation(NO_PROGRESS, [["bag.fish.blue", 10]]), target, NOW)?.say).toEqual(["a:b"]);
    expect(interact(situation(visit), target, NOW)?.say).toEqual(["a:c"]);
    expect(interact(situation(visit), target, NOW - 1)?.say).toEqual(["a:d"]);
  });
});

test("a new visit forgets what the last one left unfinished, and keeps the rest", () => {
  const before = changed(NO_PROGRESS, {
    set: { "session.panel": 1, "done.act": 1 },
    add: { "met.bronze": 2 },
  });
  const after = begun(before, "village", "a2", NOW);
  expect(after).toEqual({
    facts: { "done.act": 1, "met.bronze": 2 },
    session: { place: "village", attempt: "a2", since: NOW },
  });
});

test("a change that changes nothing is the same progress", () => {
  const before = changed(NO_PROGRESS, { set: { a: 1 }, add: {} });
  expect(changed(before, { set: { a: 1 }, add: {} })).toBe(before);
});

test("a visit ends in a place that is no part of the story, and one who was on none changes nothing there", () => {
  const visit = begun(changed(NO_PROGRESS, { set: { met: 1 }, add: {} }), "village", "a1", NOW);
  const left = changed(visit, { set: { "session.panel": 1 }, add: {} });
  const lake = { place: "lake", from: "village" } as const;
  expect(entered(left, lake, "a2", NOW)).toEqual({ facts: { met: 1 }, session: null });
  expect(entered(NO_PROGRESS, lake, "a2", NOW)).toBe(NO_PROGRESS);
});

test.each([
  ["from beside it goes on", "phone-hall", "phone-hall-2", true],
  ["from beside it once more goes on", "phone-hall-2", "phone-hall-2", true],
  ["from outside begins anew", "village", "phone-hall", false],
  ["from nobody knows where begins anew", null, "phone-hall", false],
  ["of another part begins anew", "phone-hall", "studio-hall", false],
] as const)("a visit that enters a place %s", (_, from, place, goesOn) => {
  const at = place === "studio-hall" || place === from ? "phone-hall" : place;
  const visit = changed(begun(NO_PROGRESS, at, "a1", NOW), { set: { "session.met": 1 }, add: {} });
  const after = entered(visit, { place, from }, "a2", NOW + 1);
  expect(after.session).toMatchObject({ place, attempt: goesOn ? "a1" : "a2" });
  expect(after.facts["session.met"]).toBe(goesOn ? 1 : undefined);
});

describe("a puzzle", () => {
  const machine: Target = {
    name: "shop/machine",
    requires: "",
    otherwise: null,
    reactions: Reactions.parse([
      {
        id: "buy",
        say: ["shop:machine"],
        puzzle: { kind: "vending", coins: 11, amount: 20 },
        solved: { say: ["shop:key"], set: { "session.key": 1 }, grant: { experience: 5 } },
        wrong: { say: ["shop:again"] },
      },
    ]),
  };
  test("is shown behind the lines of what bears it", () => {
    expect(interact(situation(), machine, NOW)).toMatchObject({
      say: ["shop:machine"],
      open: { dialog: "puzzle", puzzle: { kind: "vending", coins: 11, amount: 20 } },
      effects: { set: {}, grant: null },
    });
  });
  test("pays for its solution, once, and for nothing else", () => {
    expect(interact(situation(), machine, NOW, "=2:9")).toMatchObject({
      solved: true,
      say: ["shop:key"],
      effects: { set: { "session.key": 1 }, grant: { experience: 5, key: "story:shop/machine:buy:solved" } },
    });
    expect(interact(situation(), machine, NOW, "=9:2")).toMatchObject({
      solved: false,
      say: ["shop:again"],
      effects: { set: {}, grant: null },
    });
    expect(interact(situation(), machine, NOW, "2:9")).toBeNull();
  });
  test("is not answered where there is none", () => {
    expect(interact(situation(withWrench), PANEL, NOW, "=2:9")).toBeNull();
  });
});

test("what is gone answers nothing, however it is asked", () => {
  const taken = { ...PANEL, requires: "", gone: "session.panel|done.act" };
  for (const fact of ["session.panel", "done.act"])
    expect(interact(situation({ ...NO_PROGRESS, facts: { [fact]: 1 } }), taken, NOW)).toBeNull();
  expect(interact(situation(), taken, NOW)).not.toBeNull();
});

test("an answer that stands in for a reaction elsewhere pays under that one's key", () => {
  const hand: Target = {
    name: "act/hint",
    requires: "",
    otherwise: null,
    reactions: Reactions.parse([
      { id: "hand", choices: [{ id: "hand", text: "act:hand", as: "host:clear", grant: { diamonds: 20 } }] },
    ]),
  };
  const paid = interact(situation(), hand, NOW, "hand")?.effects.grant;
  expect(paid).toEqual({ diamonds: 20, key: "story:host:clear" });
});
