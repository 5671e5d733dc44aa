import { EVENTS_KEPT, purgeDue } from "@diamond-valley/schemas/account/retention.ts";
import { HOUR } from "@diamond-valley/schemas/clock.ts";
import type { Deps } from "../deps.ts";
import type { EventStore } from "../tracking/store.ts";
import { type BackgroundJob, untilOver } from "../wallet/background-jobs.ts";
import type { RetentionStore } from "./store.ts";

/** Accounts of each kind that one sweep takes. */
const SWEEP_MAX = 200;

export interface RetentionParts {
  deps: Pick<Deps, "clock">;
  retentionStore: RetentionStore;
  events: Pick<EventStore, "discardBefore">;
  /** The store's lists of tiers. */
  tierLists: { forgetTierLists(): Promise<void> };
  /** What deleted accounts have taken, and what players reported of others. */
  former: { clear(): Promise<void> };
  reports: { clear(): Promise<void> };
  /** Discards an account as its owner would. */
  erase(accountId: string): Promise<void>;
  /** Ends the sessions of an account that is gone. */
  endSessions(accountId: string): Promise<void>;
}

/**
 * Lets personal data go when its time is over. It looks once an hour, and goes on at once while there is more. Every
 * duty may be done by several processes at the same moment: each says what must be gone, not what to take away.
 */
export function createRetention(parts: RetentionParts): BackgroundJob {
  const { deps, retentionStore, events, tierLists, former, reports, erase, endSessions } = parts;
  let next = Number.NEGATIVE_INFINITY;

  /** Of those who won nothing the contact goes, and with it the lists that said who is in which tier, and all reports. */
  async function afterResults(now: number): Promise<number> {
    const winnersKnownSince = await retentionStore.winnersKnownSince();
    const loser = { winnersKnownSince, won: false, deliveredAt: null };
    if (purgeDue(loser, now) !== "contact") return 0;
    await tierLists.forgetTierLists();
    await former.clear();
    await reports.clear();
    return retentionStore.purgeContacts(SWEEP_MAX);
  }

  async function afterDelivery(now: number, over?: AbortSignal): Promise<number> {
    if ((await retentionStore.winnersKnownSince()) === null) return 0;
    const overdue = await retentionStore.overdue(now, SWEEP_MAX);
    for (const accountId of untilOver(over, overdue)) await erase(accountId);
    return overdue.length;
  }

  /** From the last day on nobody is waited for: all winners are final, whoever has not answered, and who is left goes. */
  async function afterLastDay(now: number, over?: AbortSignal): Promise<number> {
    const remaining = await retentionStore.remaining(now, SWEEP_MAX);
    if (remaining.length > 0 && (await retentionStore.winnersKnownSince()) === null)
      await retentionStore.closeWinners(now);
    for (const accountId of untilOver(over, remaining)) await erase(accountId);
    return remaining.length;
  }

  async function neverRegistered(now: number): Promise<number> {
    const dropped = await retentionStore.dropUnregistered(now, SWEEP_MAX);
    for (const accountId of dropped) await endSessions(accountId);
    return dropped.length;
  }

  async function oldEvents(now: number): Promise<number> {
    await events.discardBefore(now - EVENTS_KEPT);
    return 0;
  }

  return {
    async sweep(over) {
      const now = deps.clock.now();
      if (now < next) return 0;
      const counts: number[] = [];
      const faults: unknown[] = [];
      // What stands in the way of one duty is no reason to leave another undone.
      // The last day comes first: what it erases leaves something for the others to clear.
      const duties = [afterLastDay, afterResults, afterDelivery, neverRegistered, oldEvents];
      for (const duty of untilOver(over, duties))
        await duty(now, over).then(
          (count) => counts.push(count),
          (fault: unknown) => faults.push(fault),
        );
      if (faults.length > 0) throw faults[0];
      if (counts.every((count) => count < SWEEP_MAX)) next = now + HOUR;
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
