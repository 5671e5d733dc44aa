import { $cookieChoice } from "./consent.ts";
import { track } from "./track.ts";

/** Counts the pages that are seen and the links that are followed; dialogs count their own buttons. */
export function watchVisit(): void {
  // Subscribing tells the present choice too: the page is counted now, or when the visitor agrees.
  $cookieChoice.subscribe((choice) => {
    if (choice === "accepted") track("page_view", { slug: document.documentElement.lang });
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) track("page_view", { slug: document.documentElement.lang });
  });
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link) return;
    const link_text = link.getAttribute("aria-label") ?? link.textContent ?? "";
    const section = sectionOf(link);
    if (link.pathname.endsWith("/auth/start")) track("sign_in_click", { link_text, section });
    else if (section !== "dialog")
      track("link_click", { link_text, section, slug: link.pathname + link.hash });
  });
}

/** The part of the page that an element is in. */
function sectionOf(element: Element): string {
  if (element.closest("dialog")) return "dialog";
  if (element.closest("[data-navigation]")) return "navigation";
  if (element.closest("footer")) return "footer";
  return element.closest("section[id]")?.id ?? "page";
}
