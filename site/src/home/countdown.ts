import { $season, askSeason, seasonNow } from "../season/season.ts";

/** Ms in each unit, the greatest first. */
const UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;

/** What a countdown shows with `left` ms to go: whole units, none below zero. */
export function unitsLeft(left: number): Record<keyof typeof UNITS, number> {
  let rest = Math.max(0, left);
  const take = (unit: keyof typeof UNITS) => {
    const count = Math.floor(rest / UNITS[unit]);
    rest -= count * UNITS[unit];
    return count;
  };
  return { days: take("days"), hours: take("hours"), minutes: take("minutes"), seconds: take("seconds") };
}

/**
 * Counts down in season time, as soon as the server has told it. At zero there is nothing left to show, and the page
 * asks what the season is now.
 */
export function countDown(place: HTMLElement): void {
  const until = Number(place.dataset.until);
  let ticking: ReturnType<typeof setInterval> | undefined;
  const show = (left: number) => {
    for (const [unit, count] of Object.entries(unitsLeft(left))) {
      const box = place.querySelector(`[data-unit=${unit}]`);
      if (box) box.textContent = String(count).padStart(2, "0");
    }
    place.hidden = left <= 0;
  };
  const tick = () => {
    const left = until - seasonNow();
    show(left);
    if (left > 0) return;
    clearInterval(ticking);
    // Without an answer the page asks again by itself.
    askSeason().catch(() => undefined);
  };
  const start = () => {
    if (!$season.get() || ticking) return;
    const left = until - seasonNow();
    show(left);
    if (left > 0) ticking = setInterval(tick, UNITS.seconds);
  };
  $season.listen(start);
  start();
}
