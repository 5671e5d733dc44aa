import { EVENT_PHASES, type EventName, WORD_MAX } from "@diamond-valley/schemas/tracking/events.ts";
import type { TrackedEvent } from "@diamond-valley/schemas/tracking/tracking.ts";
import { newKey } from "@diamond-valley/web-kit/api.ts";
import { PAGES, splitLocale } from "../i18n/locale.ts";
import { $cookieChoice } from "./consent.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { browserPost } from "./post.ts";

/** What comes with every event by itself. */
type Surroundings = Pick<
  TrackedEvent["parameters"],
  "market" | "phase" | "week" | "content_group" | "current_route"
>;

/** What an event may carry besides. */
export type Parameters = Partial<Omit<TrackedEvent["parameters"], keyof Surroundings>>;

let outbox: Outbox | null = null;
/** Whether the page is going away: what happens last is sent at once. */
let leaving = false;

/**
 * Counts something that a visitor did (spec 1 §3). Nothing at all happens before consent; withdrawing it drops what
 * has not been sent.
 */
export function track(name: EventName, parameters: Parameters = {}): void {
  if ($cookieChoice.get() !== "accepted") return;
  outbox ??= open();
  outbox.add({ name, parameters: { ...worded(parameters), ...surroundings() } });
  if (leaving) outbox.leave();
}

function open(): Outbox {
  const opened = createOutbox({ post: browserPost, id: newKey });
  // What waits goes along when the page does.
  addEventListener("pagehide", () => {
    leaving = true;
    opened.leave();
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
  $cookieChoice.listen((choice) => {
    if (choice !== "accepted") opened.drop();
  });
  return opened;
}

/** Where and when in the season: the server wrote it on the page. */
function surroundings(): Surroundings {
  const { phase, week } = document.documentElement.dataset;
  const { path } = splitLocale(location.pathname);
  return {
    market: "kr",
    phase: EVENT_PHASES.find((each) => each === phase) ?? "coming-soon",
    week: Number(week ?? 0),
    // The same page in either language.
    content_group: Object.entries(PAGES).find(([, address]) => address === path)?.[0] ?? "other",
    current_route: word(location.pathname),
  };
}

/** Labels come from the page: what the collector would refuse is left out of them. */
function worded(parameters: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key, typeof value === "string" ? word(value) : value]),
  );
}

/** A text as the collector takes it: plain words, not too long. */
export function word(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} _\-./:#!?,'’]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, WORD_MAX);
}
