import { accountModel } from "../account/account-model.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";

/** How long (ms) a process may take to send one reminder before another one does. */
const LEASE = 5 * 60_000;

/** Somebody to be reminded. */
export interface Guest {
  accountId: string;
  day: string;
  name: string;
  email: string;
}

/** Who comes to the special event, and who was reminded. It stands in the account, and goes with it. */
export interface Visits {
  dayOf(accountId: string): Promise<string | null>;
  /** Sets or takes back the day of a visit. @throws Problem `not-registered` */
  choose(accountId: string, day: string | null): Promise<void>;
  /** One guest of `day` whom nobody has reminded, for this process alone for five minutes; null where all were. */
  nextToRemind(day: string): Promise<Guest | null>;
  markReminded(guest: Guest): Promise<void>;
}

/** The part of the `accounts` collection that holds visits. */
export function createVisits({ connection, clock }: Pick<Deps, "connection" | "clock">): Visits {
  const accounts = accountModel.collection(connection);
  return {
    async dayOf(accountId) {
      const found = await retryOnOutage(() => accounts.findOne({ _id: accountId }));
      return found?.visit?.day ?? null;
    },
    async choose(accountId, day) {
      const registered = { _id: accountId, registration: { $exists: true } };
      // The day that stands already keeps its reminder: the call may be a repeat.
      const changed = await retryOnOutage(() =>
        day === null
          ? accounts.updateOne(registered, { $unset: { visit: "" } })
          : accounts.updateOne({ ...registered, "visit.day": { $ne: day } }, { $set: { visit: { day } } }),
      );
      if (changed.matchedCount === 0 && (await this.dayOf(accountId)) !== day)
        throw new Problem("not-registered");
    },
    async nextToRemind(day) {
      const now = clock.now();
      const open = {
        "visit.day": day,
        "visit.remindedAt": { $exists: false },
        $or: [{ "visit.leasedUntil": { $exists: false } }, { "visit.leasedUntil": { $lte: now } }],
      };
      const lease = { $set: { "visit.leasedUntil": now + LEASE } };
      const found = await accounts.findOneAndUpdate(open, lease, { returnDocument: "after" });
      if (!found?.contact) return null;
      return { accountId: found._id, day, name: found.contact.name, email: found.contact.email };
    },
    async markReminded({ accountId, day }) {
      const update = {
        $set: { "visit.remindedAt": clock.now() },
        $unset: { "visit.leasedUntil": "" as const },
      };
      await retryOnOutage(() => accounts.updateOne({ _id: accountId, "visit.day": day }, update));
    },
  };
}
