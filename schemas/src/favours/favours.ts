import { koreanDay } from "../clock.ts";
import { drawnOrder } from "../story/draws.ts";
import type { Progress } from "../story/progress.ts";
import { FAVOURS, type Favour } from "./content.ts";

/** The facts of a favour: `favour.<slug>` says how far it is, `favour.<slug>.<n>` that its nth target was touched. All end with the day. */
const FAVOUR = "favour.";
/** The Korean day (`YYYYMMDD` as a number) that the favours were drawn for. */
export const FAVOURS_DAY = "favours.day";

/** How far a favour of today is: 1 it may be asked for, 2 the player has agreed, 3 it is done. */
export const STATE = { asked: 1, agreed: 2, done: 3 } as const;

export const factOf = ({ slug }: Pick<Favour, "slug">): string => `${FAVOUR}${slug}`;
export const touchedFact = ({ slug }: Pick<Favour, "slug">, target: number): string =>
  `${FAVOUR}${slug}.${target + 1}`;

/** The favours that a player is asked for on a Korean day: always the same, each by somebody else. */
export function favoursOn(player: string, day: string): Favour[] {
  const order = drawnOrder(
    `${player}/${day}`,
    "favours",
    FAVOURS.favours.map(({ slug }) => slug),
  );
  const all = order.flatMap((slug) => FAVOURS.favours.filter((each) => each.slug === slug));
  return all
    .filter(({ who }, index) => all.findIndex((each) => each.who === who) === index)
    .slice(0, FAVOURS.aDay);
}

/**
 * A player's progress with the favours of the day of `now` (epoch ms in season time): those of a day before are gone, done or
 * not. The same object where the day's are there already. A day that has begun is never turned back, as clocks of two servers
 * may differ around midnight.
 */
export function withFavours(progress: Progress, player: string, now: number): Progress {
  const day = koreanDay(now);
  if ((progress.facts[FAVOURS_DAY] ?? 0) >= Number(day)) return progress;
  const kept = Object.entries(progress.facts).filter(([name]) => !name.startsWith(FAVOUR));
  const asked = favoursOn(player, day).map((favour) => [factOf(favour), STATE.asked] as const);
  return { ...progress, facts: Object.fromEntries([...kept, ...asked, [FAVOURS_DAY, Number(day)]]) };
}

/** A favour of today as it stands. */
export interface FavourNow {
  readonly favour: Favour;
  readonly state: number;
  /** Targets that were touched. */
  readonly touched: number;
  /** Where to go for it. */
  readonly goal: string;
}

/** The favours of today: what the player has agreed to first, then what may be asked; done ones last. */
export function favoursNow({ facts }: Pick<Progress, "facts">): FavourNow[] {
  const rank = (state: number): number => [STATE.agreed, STATE.asked, STATE.done].indexOf(state as 1);
  return FAVOURS.favours
    .flatMap((favour): FavourNow[] => {
      const state = facts[factOf(favour)] ?? 0;
      if (state === 0) return [];
      const open = favour.targets.filter((_, target) => !facts[touchedFact(favour, target)]);
      const goal = state === STATE.agreed ? (open[0] ?? favour.who) : favour.who;
      return [{ favour, state, touched: favour.targets.length - open.length, goal }];
    })
    .toSorted((a, b) => rank(a.state) - rank(b.state));
}
