import type { SeasonView, Stage } from "@diamond-valley/schemas/season/season.ts";

/** What decides the state of a page. */
export type Moment = Pick<SeasonView, "stage" | "phase">;

type Choice<State> = State | ((moment: Moment) => State);

/** The states of one page: one for each stage, or a choice by phase within it. */
type PageStates<State extends string> = Readonly<Record<Stage, Choice<State>>>;

const released = ({ phase }: Moment) => phase === "results-released";

type HomeState =
  | "preregister"
  | "coming-soon"
  | "live"
  | "post-event"
  | "thanks-pending"
  | "thanks-released"
  | "thanks-closed";

const home: PageStates<HomeState> = {
  "early-access": "preregister",
  prereg: "preregister",
  "coming-soon": "coming-soon",
  event: ({ phase }) => (phase === "post-event" ? "post-event" : "live"),
  sweepstake: (moment) => (released(moment) ? "thanks-released" : "thanks-pending"),
  shutdown: "thanks-closed",
};

const register: PageStates<"preregister" | "coming-soon" | "register" | "ended" | "closed"> = {
  "early-access": "preregister",
  prereg: "preregister",
  "coming-soon": "coming-soon",
  event: "register",
  sweepstake: "ended",
  shutdown: "closed",
};

const game: PageStates<"coming-soon" | "open" | "ended" | "closed"> = {
  "early-access": "coming-soon",
  prereg: "coming-soon",
  "coming-soon": "coming-soon",
  event: "open",
  sweepstake: "ended",
  shutdown: "closed",
};

const survey: PageStates<"coming-soon" | "open" | "closed"> = {
  "early-access": "coming-soon",
  prereg: "coming-soon",
  "coming-soon": "coming-soon",
  event: "open",
  sweepstake: "open",
  shutdown: "closed",
};

const profile: PageStates<"open" | "read-only" | "closed"> = {
  "early-access": "open",
  prereg: "open",
  "coming-soon": "open",
  event: "open",
  sweepstake: (moment) => (released(moment) ? "read-only" : "open"),
  shutdown: "closed",
};

const prizes: PageStates<"preview" | "open" | "pending" | "released" | "closed"> = {
  "early-access": "preview",
  prereg: "preview",
  "coming-soon": "preview",
  event: "open",
  sweepstake: (moment) => (released(moment) ? "released" : "pending"),
  shutdown: "closed",
};

const states = { home, register, game, survey, profile, prizes };

/** The pages that change with the season. The others always read the same. */
export type SeasonalPage = keyof typeof states;
export const SEASONAL_PAGES = Object.keys(states) as SeasonalPage[];

type StatesOf<Page extends SeasonalPage> =
  (typeof states)[Page] extends PageStates<infer State> ? State : never;

/** The name of a state of a page, such as "coming-soon". */
export type PageState<Page extends SeasonalPage = SeasonalPage> = { [P in Page]: StatesOf<P> }[Page];

/** The state that a page shows at a moment of the season (spec 1 §2, §4). */
export function pageStateOf<Page extends SeasonalPage>(page: Page, moment: Moment): PageState<Page> {
  const choice = states[page][moment.stage] as Choice<PageState<Page>>;
  return typeof choice === "function" ? choice(moment) : choice;
}
