import type { Tier } from "@diamond-valley/schemas/account/tiers.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { isPlaying } from "../game/is-playing.ts";
import { api } from "../session/session.ts";
import { openInTurn } from "./lifecycle.ts";
import { showModal } from "./page-modals.ts";

let isWaiting = false;
/** A change that is no rise is told once a page: a look-up that was under way may still hold it. */
let isChangeTold = false;

/**
 * Shows once that the tier was upgraded (spec 1 §4, §8), or that another change of it gave entries back, after any
 * dialog that is open. The server is told that it was shown; should that call be lost, this browser remembers the tier
 * that was upgraded to. Whoever had entered draws learns that the diamonds are back.
 */
export function showTierChange({ show_tier_popup, gpp_tier, diamonds_returned }: UserData): void {
  const isUpgrade = show_tier_popup && readStored("tier") !== gpp_tier;
  // A tier that fell and rose again is no upgrade for this browser, and gave entries back all the same.
  const isChange = !isUpgrade && diamonds_returned > 0 && !isChangeTold;
  if (isWaiting) return;
  if (!isUpgrade && !isChange) {
    writeStored("tier", gpp_tier);
    return;
  }
  // Over the game nothing of the page opens: the next page shows it.
  if (isPlaying()) return;
  isWaiting = true;
  openInTurn(() => {
    isWaiting = false;
    // The profile may have shown it meanwhile.
    if (readStored("tier") === gpp_tier && isUpgrade) return;
    void (isChange ? showModal("tier-change") : showModal("tier-upgrade", { more: diamonds_returned > 0 }));
    tierShown(gpp_tier);
  });
}

/** Remembers, here and on the server, that somebody has been shown their tier. */
export function tierShown(tier: Tier): void {
  isChangeTold = true;
  writeStored("tier", tier);
  api.call("POST", "/user_data/tier-told").catch(() => undefined);
}
