import { expect, test } from "vitest";
import { PARTS } from "../story/parts.ts";
import { type Holdings, NOTHING } from "../wallet/holdings.ts";
import { heroAccount } from "./account-view.ts";

const acts = [...PARTS].filter(([, { kind }]) => kind === "main");
const every = acts.reduce((sum, [, { gems }]) => sum + gems.count, 0);
const gem = (part: string, number: number) => [`gem.${part}.${number}`, 1] as const;

test("a newcomer has two characters, and all diamonds to find", () => {
  expect(heroAccount(NOTHING, { facts: {} })).toEqual({
    missing: every,
    coins: 0,
    powerUps: { health: 0, speed: 0, damage: 0, dice: 0 },
    totals: { kills: 0, coins: 0, plays: 0, clears: 0, prisms: 0 },
    milestones: [false, false, false, false],
    characters: { "small-robot": true, engineer: true, "android-bot": false, "super-bot": false },
    missions: { kills: 0, coins: 0, plays: 0, clears: 0 },
    extreme: { clears: false, prisms: false, kills: false, coins: false, upgrades: false },
    best: 0,
  });
});

test("what was found, paid, bought and cleared shows", () => {
  const [[part]] = acts as [(typeof acts)[number]];
  const holdings: Holdings = new Map([
    ["coins", 40],
    ["hero.power-ups.speed", 3],
    ["hero.kills", 612],
    ["hero.clears", 1],
    ["hero.best", 9_100],
    ["hero.paid.milestone_1", 1],
    ["hero.paid.milestone_2", 1],
    ["hero.paid.kills.100", 1],
    ["hero.paid.kills.500", 1],
    ["hero.paid.extreme.kills", 1],
  ]);
  expect(heroAccount(holdings, { facts: Object.fromEntries([gem(part, 1), gem(part, 2)]) })).toMatchObject({
    missing: every - 2,
    coins: 40,
    powerUps: { health: 0, speed: 3 },
    totals: { kills: 612, clears: 1 },
    milestones: [true, true, false, false],
    characters: { "android-bot": true, "super-bot": true },
    missions: { kills: 2, coins: 0 },
    extreme: { kills: true, prisms: false },
    best: 9_100,
  });
});
