import { type Phase, STAGES, type Stage } from "@diamond-valley/schemas/season/season.ts";
import { describe, expect, test } from "vitest";
import { pageStateOf, SEASONAL_PAGES, type SeasonalPage } from "./page-states.ts";

/** The states through the stages, with the phase in which each is reached. */
const MOMENTS: [Stage, Phase][] = [
  ["early-access", "coming-soon"],
  ["prereg", "coming-soon"],
  ["coming-soon", "coming-soon"],
  ["event", "live"],
  ["event", "post-event"],
  ["sweepstake", "results-pending"],
  ["sweepstake", "results-released"],
  ["shutdown", "results-released"],
];

const SOON = ["coming-soon", "coming-soon", "coming-soon"];
const EXPECTED: Record<SeasonalPage, string[]> = {
  home: [
    "preregister",
    "preregister",
    "coming-soon",
    "live",
    "post-event",
    "thanks-pending",
    "thanks-released",
    "thanks-closed",
  ],
  register: ["preregister", "preregister", "coming-soon", "register", "register", "ended", "ended", "closed"],
  game: [...SOON, "open", "open", "ended", "ended", "closed"],
  survey: [...SOON, "open", "open", "open", "open", "closed"],
  profile: ["open", "open", "open", "open", "open", "open", "read-only", "closed"],
  prizes: ["preview", "preview", "preview", "open", "open", "pending", "released", "closed"],
};

describe.each(SEASONAL_PAGES)("%s", (page) => {
  test.each(MOMENTS.map((moment, i) => [...moment, EXPECTED[page][i]] as const))(
    "in %s, %s shows its state %s",
    (stage, phase, state) => {
      expect(pageStateOf(page, { stage, phase })).toBe(state);
    },
  );
});

test("only the home page outlives the campaign, and only the shutdown closes a page", () => {
  for (const stage of STAGES) {
    const closed = SEASONAL_PAGES.filter((page) => pageStateOf(page, { stage, phase: "live" }) === "closed");
    expect(closed).toEqual(stage === "shutdown" ? SEASONAL_PAGES.filter((page) => page !== "home") : []);
  }
});
