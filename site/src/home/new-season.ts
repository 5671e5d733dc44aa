import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { $season } from "../season/season.ts";

const SEEN = ["week1Seen", "week2Seen", "week3Seen", "week4Seen"] as const;

/** Calls a season new on the timeline, once per week: until somebody has seen that there (spec 1 §3). */
export function announceSeason(): void {
  $season.subscribe((season) => season && announce(season));
}

function announce({ phase, week }: SeasonView): void {
  const seen = phase === "live" ? SEEN[week - 1] : undefined;
  const mark = document.querySelector<HTMLElement>(`.season-${week} .season-now`);
  const words = mark?.dataset.fresh;
  if (!seen || !mark || !words || mark.textContent === words || readStored(seen) !== null) return;
  mark.textContent = words;
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    writeStored(seen, "true");
    watch.disconnect();
  });
  watch.observe(mark);
}
