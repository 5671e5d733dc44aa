import type { Page } from "playwright-core";

/** Where the page has its player, in words: what a failure says. */
export const whatIsShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const data = (selector: string) => {
      const element = document.querySelector<HTMLElement>(selector);
      return element
        ? `${selector} ${JSON.stringify(element.dataset)} ${element.textContent?.slice(0, 80)}`
        : "";
    };
    const parts = [
      ".game",
      ".hud .action",
      ".goal-pointer:not([hidden])",
      "[data-dialog]",
      ".toasts",
      ".travel-backdrop",
    ].map(data);
    return [...parts, document.activeElement?.outerHTML.slice(0, 100)].join("; ");
  });
