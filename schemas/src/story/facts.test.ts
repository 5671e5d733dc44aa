import { expect, test } from "vitest";
import { walletView } from "../wallet/view.ts";
import { factsOf, type Situation, stepNoted } from "./facts.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { changed, NO_PROGRESS } from "./progress.ts";

const BEGAN = Date.parse("2025-10-07T03:00:00Z");
const at = (seconds: number) => BEGAN + seconds * 1_000;
const visitor = (facts: Record<string, number> = {}): Situation => ({
  progress: { ...NO_PROGRESS, facts, session: { place: "shop", attempt: "a1", since: BEGAN } },
  wallet: walletView(new Map(), BEGAN),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});
const waited = (situation: Situation, seconds: number) => factsOf(situation, at(seconds))("waited");
const doing = (before: Situation, set: Record<string, number>, seconds: number): Situation => ({
  ...before,
  progress: stepNoted(before, changed(before.progress, { set, add: {} }), at(seconds)),
});

test("whoever does something else in a step goes on waiting for its hint", () => {
  const busy = doing(doing(visitor(), { "note.6": 1 }, 50), { "session.coin.1": 1 }, 55);
  expect(waited(busy, 60)).toBe(60);
});

test("the time of the next step begins when the one before it is done, be that at once", () => {
  expect(waited(doing(visitor(), { "session.met": 1 }, 50), 60)).toBe(10);
  const quick = doing(visitor(), { "session.met": 1 }, 0);
  expect(waited(doing(quick, { "session.coin.1": 1 }, 61), 121)).toBe(121);
});

test("a day of the week begins and ends at midnight in Korea", () => {
  const isTuesday = (instant: string) =>
    factsOf(visitor(), Date.parse(`${instant}+09:00`))("weekday.tuesday");
  const around = ["2025-10-06T23:59:59", "2025-10-07T00:00:00", "2025-10-07T23:59:59", "2025-10-08T00:00:00"];
  expect(around.map(isTuesday)).toEqual([0, 1, 1, 0]);
});
