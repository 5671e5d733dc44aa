import { type Change, type Holdings, held } from "../wallet/holdings.ts";
import { complete } from "./power-ups.ts";
import { EXTREMES, type Extreme, HERO, MISSIONS } from "./progress-content.ts";

/** Something that Diamond Hero pays once for each player (spec 2 §3, §9). */
export interface Reward {
  /** `milestone_1`, `kills.100`, `extreme.prisms`. */
  readonly name: string;
  readonly diamonds: number;
  readonly isReached: (holdings: Holdings) => boolean;
}

const milestones = HERO.milestones.map(
  ({ seconds, diamonds }, index): Reward => ({
    name: milestoneName(index + 1),
    diamonds,
    isReached: (holdings) => held(holdings, "hero.longest") >= seconds,
  }),
);

const missions = MISSIONS.flatMap((mission) =>
  HERO.missions[mission].goals.map(
    (goal, index): Reward => ({
      name: `${mission}.${goal}`,
      diamonds: HERO.missions[mission].diamonds[index]!,
      isReached: (holdings) => held(holdings, `hero.${mission}`) >= goal,
    }),
  ),
);

/** What an extreme mission counts. */
const counted = (holdings: Holdings, extreme: Extreme): number =>
  extreme === "upgrades"
    ? complete((powerUp) => held(holdings, `hero.power-ups.${powerUp}`))
    : held(holdings, `hero.${extreme}`);

/** Extreme missions are there after the first clear; what was done before counts. */
const extremes = EXTREMES.map(
  (extreme): Reward => ({
    name: extremeName(extreme),
    diamonds: HERO.extreme.diamonds,
    isReached: (holdings) =>
      held(holdings, "hero.clears") > 0 && counted(holdings, extreme) >= HERO.extreme.goals[extreme],
  }),
);

/** All that Diamond Hero pays: milestones, missions, extreme missions. */
export const REWARDS: readonly Reward[] = [...milestones, ...missions, ...extremes];

export function milestoneName(number: number): string {
  return `milestone_${number}`;
}

export function extremeName(extreme: Extreme): string {
  return `extreme.${extreme}`;
}

const PAID = "hero.paid.";

/** Whether a reward has been paid. */
export const isPaid = (holdings: Holdings, name: string): boolean => held(holdings, `${PAID}${name}`) > 0;

/** The changes that pay what is reached with `holdings` and unpaid, each with a mark by its name. */
export function rewardsDue(holdings: Holdings): Change[] {
  return REWARDS.filter(({ name, isReached }) => isReached(holdings) && !isPaid(holdings, name)).flatMap(
    ({ name, diamonds }): Change[] => [
      { path: "diamonds", by: diamonds },
      { path: `${PAID}${name}`, by: 1 },
    ],
  );
}

/** The rewards that the changes of an operation paid, in their order. */
export function rewardsIn(changes: readonly Change[]): Reward[] {
  const marks = new Set<string>(changes.map(({ path }) => path));
  return REWARDS.filter(({ name }) => marks.has(`${PAID}${name}`));
}
