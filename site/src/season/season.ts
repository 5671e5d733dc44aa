import type { SeasonAnswer, SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { browserApi } from "@diamond-valley/web-kit/api.ts";
import { atom } from "nanostores";

/** The season as the server last told it; null until it was asked for the first time. */
export const $season = atom<SeasonView | null>(null);

/** How often (ms) an open page asks whether the season went on. */
const INTERVAL = 30_000;

/** What wakes a page up, such as a tab that is shown again, asks at most this often (ms). */
const PAUSE = 1_000;

const api = browserApi();
let asked: { at: number; answer: Promise<SeasonView> } | undefined;
let shift = 0;
let leaving = false;

/** Season time (epoch ms): a visitor's machine need not share it. Right once the season was asked for. */
export function seasonNow(): number {
  return Date.now() + shift;
}

/** Asks the server for the season and shows the page in it. Throws what calls throw. */
export function askSeason(): Promise<SeasonView> {
  const answer = ask();
  asked = { at: performance.now(), answer };
  return answer;
}

/** The season of this moment: asked for now, or by another part of the page just before. */
export function freshSeason(): Promise<SeasonView> {
  const isFresh = asked !== undefined && performance.now() - asked.at < PAUSE;
  return asked && isFresh ? asked.answer : askSeason();
}

async function ask(): Promise<SeasonView> {
  const { now, ...season } = await api.call<SeasonAnswer>("GET", `/season${askedWeek()}`);
  shift = now - Date.now();
  show(season);
  $season.set(season);
  return season;
}

/** Outside production the address may ask for another week (spec 1 §4); the server decides whether it gets it. */
function askedWeek(): string {
  const week = new URLSearchParams(location.search).get("week");
  return week === null ? "" : `?${new URLSearchParams({ week })}`;
}

function show({ stage, phase, week }: SeasonView): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { stage, phase, week: String(week) });
  if (stage !== "shutdown" || !dataset.closedPage || leaving) return;
  // Once: another try would end the one under way.
  leaving = true;
  location.replace(dataset.closedPage);
}

/** Keeps the open page in season: it asks again by the clock, and as soon as somebody looks at it again. */
export function followSeason(): void {
  const again = () => {
    if (document.visibilityState === "hidden") return;
    // Without an answer the page stays as it is: the next call of its own says what is wrong.
    freshSeason().catch(() => undefined);
  };
  setInterval(again, INTERVAL);
  document.addEventListener("visibilitychange", again);
  addEventListener("focus", again);
  addEventListener("pageshow", again);
}
