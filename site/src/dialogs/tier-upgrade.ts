import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { api } from "../session/session.ts";
import { isAnyOpen, showModal } from "./page-modals.ts";

/**
 * Tells once that the tier was upgraded (spec 1 §4, §8): the server hears that it was told, and should that be lost, this
 * browser remembers the tier that it has told of.
 */
export function tellOfTier({ show_tier_popup, gpp_tier }: UserData): void {
  if (readStored("tier") === gpp_tier) return;
  if (show_tier_popup) {
    // It waits for a page on which nothing else is being asked.
    if (isAnyOpen() || document.documentElement.hasAttribute("data-playing")) return;
    void showModal("tier-upgrade");
    api.call("POST", "/user_data/tier-told").catch(() => undefined);
  }
  writeStored("tier", gpp_tier);
}
