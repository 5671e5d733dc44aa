import { expect, test } from "vitest";
import { type Holdings, held, isRefusal, NOTHING } from "../holdings.ts";
import { experienceAt, levelAt, MILESTONES } from "../levels.ts";
import { perform } from "../operations.ts";
import { PEACE_KEY, type PeaceOperation } from "./peace.ts";

const ALL = MILESTONES.reduce((sum, { diamonds }) => sum + diamonds, 0);
const peace = (attempt: string): PeaceOperation => ({ kind: "peace", key: PEACE_KEY, attempt });

function after(holdings: Holdings) {
  const outcome = perform(holdings, 0, peace("a1"), 0);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
}

test("lifts to level 100 at once, and pays the diamonds of all levels", () => {
  const { holdings, entries } = after(NOTHING);
  expect(held(holdings, "experience")).toBe(experienceAt(100));
  expect(held(holdings, "diamonds")).toBe(ALL);
  expect(held(holdings, "story.peace")).toBe(1);
  expect(entries[0]).toMatchObject({ kind: "peace", levelUp: 100, milestoneDiamonds: ALL });
});

test("pays only the levels that were not paid before", () => {
  const { holdings, entries } = after(
    new Map([
      ["experience", experienceAt(60)],
      ...MILESTONES.filter(({ level }) => level <= 60).map(
        ({ level }) => [`milestones.${level}`, 1] as const,
      ),
    ]),
  );
  const rest = MILESTONES.filter(({ level }) => level > 60);
  expect(entries).toHaveLength(1 + rest.length);
  expect(held(holdings, "diamonds")).toBe(rest.reduce((sum, { diamonds }) => sum + diamonds, 0));
});

test("takes no experience from whoever is past the last level", () => {
  const past = experienceAt(100) + 5_000;
  const { holdings } = after(new Map([["experience", past]]));
  expect(held(holdings, "experience")).toBe(past);
  expect(levelAt(past)).toBe(100);
});

test("a second peace changes nothing", () => {
  const { holdings } = after(NOTHING);
  expect(perform(holdings, 30, peace("a2"), 0)).toEqual({ holdings, entries: [] });
});
