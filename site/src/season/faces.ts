import type { SeasonView, Stage } from "@diamond-valley/schemas/season/season.ts";

/** What decides the face of a page. */
export type Moment = Pick<SeasonView, "stage" | "phase">;

type Choice<Face> = Face | ((moment: Moment) => Face);

/** The faces of one page: one for each stage, or a choice by phase within it. */
type Faces<Face extends string> = Readonly<Record<Stage, Choice<Face>>>;

const released = ({ phase }: Moment) => phase === "results-released";

type HomeFace =
  | "preregister"
  | "coming-soon"
  | "live"
  | "post-event"
  | "thanks-pending"
  | "thanks-released"
  | "thanks-closed";

const home: Faces<HomeFace> = {
  "early-access": "preregister",
  prereg: "preregister",
  "coming-soon": "coming-soon",
  event: ({ phase }) => (phase === "post-event" ? "post-event" : "live"),
  sweepstake: (moment) => (released(moment) ? "thanks-released" : "thanks-pending"),
  shutdown: "thanks-closed",
};

const register: Faces<"preregister" | "coming-soon" | "register" | "ended" | "closed"> = {
  "early-access": "preregister",
  prereg: "preregister",
  "coming-soon": "coming-soon",
  event: "register",
  sweepstake: "ended",
  shutdown: "closed",
};

const game: Faces<"coming-soon" | "open" | "ended" | "closed"> = {
  "early-access": "coming-soon",
  prereg: "coming-soon",
  "coming-soon": "coming-soon",
  event: "open",
  sweepstake: "ended",
  shutdown: "closed",
};

const survey: Faces<"coming-soon" | "open" | "closed"> = {
  "early-access": "coming-soon",
  prereg: "coming-soon",
  "coming-soon": "coming-soon",
  event: "open",
  sweepstake: "open",
  shutdown: "closed",
};

const profile: Faces<"open" | "read-only" | "closed"> = {
  "early-access": "open",
  prereg: "open",
  "coming-soon": "open",
  event: "open",
  sweepstake: (moment) => (released(moment) ? "read-only" : "open"),
  shutdown: "closed",
};

const prizes: Faces<"preview" | "open" | "pending" | "released" | "closed"> = {
  "early-access": "preview",
  prereg: "preview",
  "coming-soon": "preview",
  event: "open",
  sweepstake: (moment) => (released(moment) ? "released" : "pending"),
  shutdown: "closed",
};

const faces = { home, register, game, survey, profile, prizes };

/** The pages that change with the season. The others always read the same. */
export type FacedPage = keyof typeof faces;
export const FACED_PAGES = Object.keys(faces) as FacedPage[];

type FacesOf<Page extends FacedPage> = (typeof faces)[Page] extends Faces<infer Face> ? Face : never;

/** The name of a face of a page, such as "coming-soon". */
export type Face<Page extends FacedPage = FacedPage> = { [P in Page]: FacesOf<P> }[Page];

/** The face that a page shows at a moment of the season (spec 1 §2, §4). */
export function faceOf<Page extends FacedPage>(page: Page, moment: Moment): Face<Page> {
  const choice = faces[page][moment.stage] as Choice<Face<Page>>;
  return typeof choice === "function" ? choice(moment) : choice;
}
