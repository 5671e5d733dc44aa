import { fontsInUse } from "../fonts/late-styles.ts";
import { $cookieChoice, type CookieChoice, choose, followOtherTabs } from "./consent.ts";

const bar = document.querySelector<HTMLElement>("[data-cookie-bar]");
const answers = [...(bar?.querySelectorAll<HTMLElement>("[data-cookie-choice]") ?? [])];
/** What opened the bar again, to give the focus back to. */
let opener: HTMLElement | null = null;

function show(shown: boolean): void {
  if (!bar) return;
  bar.hidden = !shown;
  document.documentElement.toggleAttribute("data-cookie-bar-shown", shown);
}

function follow(choice: CookieChoice | null): void {
  show(choice === null);
  // On a bar that is opened again, the present choice is marked.
  for (const answer of answers) {
    answer.ariaPressed = choice === null ? null : String(answer.dataset.cookieChoice === choice);
  }
}

// Asked in the site's own letters: a bar that grows as they come would move under a finger.
void fontsInUse.then(() => $cookieChoice.subscribe(follow));

for (const answer of answers) {
  answer.addEventListener("click", () => {
    choose(answer.dataset.cookieChoice === "accepted" ? "accepted" : "declined");
    show(false);
    opener?.focus();
    opener = null;
  });
}

for (const button of document.querySelectorAll<HTMLElement>("[data-cookie-settings]")) {
  button.addEventListener("click", () => {
    opener = button;
    show(true);
    bar?.focus();
  });
}

followOtherTabs();
