import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { atom } from "nanostores";

/** What a visitor may answer when asked whether to be counted. */
export type CookieChoice = "accepted" | "declined";

/** The choice of this browser; null until there is one. */
export const $cookieChoice = atom<CookieChoice | null>(stored());

function stored(): CookieChoice | null {
  const choice = readStored("cookieChoice");
  return choice === "accepted" || choice === "declined" ? choice : null;
}

/** Keeps a choice, the same or another. It holds at once, in every tab of this browser. */
export function choose(choice: CookieChoice): void {
  writeStored("cookieChoice", choice);
  $cookieChoice.set(choice);
}

/** Follows a choice that was made in another tab. */
export function followOtherTabs(): void {
  addEventListener("storage", () => $cookieChoice.set(stored()));
}
