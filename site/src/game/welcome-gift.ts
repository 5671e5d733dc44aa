import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { $season, $session, visitor } from "../session/session.ts";

/** Tells whoever pre-registered, once, of the gift that the bag holds at the first entry (spec 1 §3). */
export function announceGift(): void {
  const note = document.querySelector<HTMLElement>("[data-gift]");
  $session.subscribe((session) => {
    const items = visitor(session)?.prereg_reward_stock_items ?? [];
    const gift = items.join(" ");
    if (!note || gift === "" || $season.get()?.stage !== "event" || readStored("rewardStockItems") === gift)
      return;
    note.hidden = false;
    writeStored("rewardStockItems", gift);
  });
}
