import type { Page } from "playwright-core";
import { within } from "./within.ts";

/** What somebody sees of a page without touching it. */
export interface Reading {
  stage: string | undefined;
  /** The words of the page, without numbers: a balance or a countdown is no other state. */
  words: string;
  /** Whether a panel says that something opens later or has ended. */
  panel: boolean;
  headings: number;
  /** Pixels that the page is wider than its window. */
  excess: number;
  /** Where the links that can be seen lead, on this site. */
  links: string[];
  /** What fragments may name here: the ids of what can be seen, or is opened by the link that names it. */
  places: string[];
}

/** Reads the open page in one go. */
export function readPage(page: Page): Promise<Reading> {
  const read = page.evaluate(() => {
    const all = <Found extends Element>(selector: string) =>
      [...document.querySelectorAll<Found>(selector)].filter((element) => element.checkVisibility());
    return {
      stage: document.documentElement.dataset.stage,
      words: all("main :is(h1, h2, h3, p, a, button, dt, dd, label)")
        .map(({ textContent }) => textContent)
        .join(" ")
        .replace(/[\d,]+/g, ""),
      panel: all(".stage-panel").length > 0,
      headings: all("h1").length,
      excess: document.documentElement.scrollWidth - innerWidth,
      links: all<HTMLAnchorElement>("a[href]")
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname + link.search + link.hash),
      places: [...document.querySelectorAll("[id]")]
        .filter((place) => (place.closest("details") ?? place).checkVisibility())
        .map(({ id }) => id),
    };
  });
  return within("what the page shows", read);
}
