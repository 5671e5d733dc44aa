import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { type SeasonView, type Stage, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import type { Logger } from "pino";
import type { SeasonClock } from "../config/config.ts";
import { openClock } from "./clock.ts";
import type { SeasonStore } from "./store.ts";

/** How often (ms) a process asks whether an operator has set another stage: pages and rooms flip within this time. */
const refreshInterval = 1_000;

/** Season time and what the timetable says of it. */
export interface Season {
  clock: Clock;
  view(): SeasonView;
  close(): void;
}

/** Where season time comes from: `stage`, from the configuration, wins over what an operator stored. */
export interface SeasonChoice {
  clock: SeasonClock | Clock;
  stage: Stage | undefined;
}

/** Opens the season: its clock, and what operators set (stage, closed games, the demonstration's time), looked up every second while the process lives. */
export async function openSeason(choice: SeasonChoice, store: SeasonStore, log: Logger): Promise<Season> {
  const moved = isClock(choice.clock) ? undefined : await openClock(choice.clock, store);
  const clock = isClock(choice.clock) ? choice.clock : moved!;
  const look = () => Promise.all([store.stageOverride(), store.closedGames(), moved?.refresh()]);
  let [override, closed] = await look();
  let ended = false;
  let isLooking = false;
  const refresh = setInterval(async () => {
    // One look after the other: an older one that comes late must not undo what a newer one has seen.
    if (isLooking) return;
    isLooking = true;
    try {
      [override, closed] = await look();
    } catch (error) {
      // A look that was under way when the server stopped is no news.
      if (!ended) log.warn({ reason: (error as Error).message }, "what operators set could not be read");
    } finally {
      isLooking = false;
    }
  }, refreshInterval);
  refresh.unref();
  return {
    clock,
    view: () => ({
      ...seasonAt(clock.now(), choice.stage ?? override),
      ...(closed.length > 0 && { closed }),
    }),
    close() {
      ended = true;
      clearInterval(refresh);
    },
  };
}

function isClock(choice: SeasonClock | Clock): choice is Clock {
  return typeof choice === "object" && "now" in choice;
}

/** Season time in words, for whoever starts the server: `2025-10-07 12:00 KST, event, week 1`. */
export function describeSeason(season: Season): string {
  const { stage, week } = season.view();
  const korean = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Seoul",
    dateStyle: "short",
    timeStyle: "short",
  });
  const place = week > 0 ? `${stage}, week ${week}` : stage;
  return `${korean.format(season.clock.now())} KST, ${place}`;
}
