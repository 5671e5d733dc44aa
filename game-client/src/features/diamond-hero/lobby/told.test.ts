import { EXTREMES, HERO, MISSIONS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import en from "@diamond-valley/schemas/locales/en/hero.json" with { type: "json" };
import { expect, test } from "vitest";
import { clock } from "./clock.ts";
import { rallyOn } from "./rally.ts";
import { rewardName } from "./rewards.ts";
import { standingOf } from "./standing.ts";

const textAt = (key: string): unknown =>
  key
    .replace("hero:", "")
    .split(".")
    .reduce<unknown>((texts, name) => (texts as Record<string, unknown> | undefined)?.[name], en);

test("each reward that can be paid has a name", () => {
  const names = [
    ...HERO.milestones.map((_, index) => `milestone_${index + 1}`),
    ...MISSIONS.flatMap((mission) => HERO.missions[mission].goals.map((goal) => `${mission}.${goal}`)),
    ...EXTREMES.map((extreme) => `extreme.${extreme}`),
  ];
  for (const name of names) expect(textAt(rewardName({ name }).key), name).toEqual(expect.any(String));
  expect(rewardName({ name: "milestone_3" }).number).toBe(3);
  expect(rewardName({ name: "kills.1500" }).number).toBe(1_500);
});

test("Rally has words for each end of a run", () => {
  const run = { reason: "fallen", standing: "none", ranked: true, seconds: 20 } as const;
  const said = [
    rallyOn({ ...run, reason: "cleared" }),
    rallyOn({ ...run, standing: "first" }),
    rallyOn({ ...run, standing: "best" }),
    rallyOn({ ...run, seconds: 460 }),
    rallyOn({ ...run, seconds: 300 }),
    rallyOn(run),
  ];
  expect(said).toEqual(["cleared", "first", "best", "good", "middle", "early"]);
  for (const each of said) expect(textAt(`hero:lobby.rally.${each}`)).toEqual(expect.any(String));
  // A calm run has no best.
  expect(rallyOn({ ...run, ranked: false, standing: "best" })).toBe("early");
});

test.each([
  ["first", true, "standing.first", true, ["ranked"]],
  ["best", true, "standing.best", true, ["ranked"]],
  ["none", true, "standing.none", false, ["ranked"]],
  ["first", false, "standing.first", true, ["unranked", "calm"]],
  ["none", false, "unranked", false, ["calm"]],
] as const)("a standing of %s, ranked: %s, is told by %s", (standing, ranked, label, isGood, notes) => {
  expect(standingOf({ standing, ranked })).toEqual({ label, isGood, notes });
  for (const key of [label, ...notes]) expect(textAt(`hero:result.${key}`)).toEqual(expect.any(String));
});

test("seconds are told as a clock does", () => {
  expect([0, 9, 60, 412, 600].map(clock)).toEqual(["0:00", "0:09", "1:00", "6:52", "10:00"]);
});
