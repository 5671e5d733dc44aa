import { SECOND } from "@diamond-valley/schemas/clock.ts";
import { $season, askSeason, seasonNow } from "./season.ts";
import { type TimeLeft, timeLeft } from "./time-left.ts";

const places = [...document.querySelectorAll<HTMLElement>("[data-countdown]")].map((place) => ({
  until: Number(place.dataset.countdown),
  units: [...place.querySelectorAll<HTMLElement>("[data-left]")],
}));

/** Asks for the season when the time is up: the page opens by itself. */
let opening = false;

function tick(): void {
  for (const { until, units } of places) {
    const span = until - seasonNow();
    const left = timeLeft(span);
    for (const unit of units) unit.textContent = twoDigits(left[unit.dataset.left as keyof TimeLeft]);
    if (span > 0 || opening) continue;
    opening = true;
    askSeason().catch(() => undefined);
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

const unbind = $season.subscribe((season) => {
  if (!season) return;
  // Season time is known from now on.
  queueMicrotask(() => unbind());
  tick();
  setInterval(tick, SECOND);
});
