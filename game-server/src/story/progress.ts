import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import { NO_PROGRESS, type Progress } from "@diamond-valley/schemas/story/progress.ts";
import { type KnownAccounts, takeBackIfGone } from "../account/known-accounts.ts";
import { isDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type ProgressDocument, progressModel } from "./progress-model.ts";

/** Tries for one change: each that fails means that another change of the same player's progress succeeded. */
const MOST_TRIES = 100;

/** What players have done in the story. All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface ProgressStore {
  read(account: string): Promise<Progress>;
  /**
   * Changes a player's progress by a rule, whole or not at all; answers the progress afterwards. The rule may be called
   * again where another change came first. Nothing is written where it answers the progress that it was given, nor where the last
   * change has the same name: it is this one, whose answer was lost.
   */
  change(account: string, rule: (progress: Progress) => Progress, name?: string): Promise<Progress>;
  /** Forgets a deleted account. */
  erase(account: string): Promise<void>;
}

/** A dot in a field's name would make a nested document of it. */
const written = (name: string): string => name.replaceAll(".", ":");
const read = (name: string): string => name.replaceAll(":", ".");
const renamed = (facts: Readonly<Record<string, number>>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [rename(name), value]));

function progressOf(found: ProgressDocument | null): Progress {
  if (!found) return NO_PROGRESS;
  const { facts, session } = found;
  const place = session?.place;
  return { facts: renamed(facts, read), session: session && isPlace(place) ? { ...session, place } : null };
}

/** The only code that touches the `progress` collection. Keeps nothing of who is not among `accounts`, where they are given. */
export function createProgressStore(
  { connection, id }: Pick<Deps, "connection" | "id">,
  accounts?: KnownAccounts,
): ProgressStore {
  const collection = progressModel.collection(connection);

  /** What is written of a first change stays only where its account does. */
  const keepOfKnown = (account: string): Promise<void> =>
    takeBackIfGone(accounts, account, () => collection.deleteOne({ _id: account }));

  /** Answers whether the document was still the one that was read. */
  async function write(
    account: string,
    before: ProgressDocument | null,
    after: Progress,
    change: string,
  ): Promise<boolean> {
    const content = { facts: renamed(after.facts, written), session: after.session, change };
    const schemaVersion = progressModel.version;
    if (before) {
      const { matchedCount } = await collection.updateOne(
        { _id: account, version: before.version },
        { $set: { ...content, version: before.version + 1, schemaVersion } },
      );
      return matchedCount === 1;
    }
    try {
      await collection.insertOne({ _id: account, version: 1, schemaVersion, ...content });
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
    await keepOfKnown(account);
    return true;
  }

  return {
    read: (account) => retryOnOutage(async () => progressOf(await collection.findOne({ _id: account }))),
    change: (account, rule, name = id()) =>
      retryOnOutage(async () => {
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const before = await collection.findOne({ _id: account });
          const progress = progressOf(before);
          if (before?.change === name) {
            if (before.version === 1) await keepOfKnown(account);
            return progress;
          }
          const after = rule(progress);
          if (after === progress || (await write(account, before, after, name))) return after;
        }
        throw new Error("progress changed too often meanwhile");
      }),
    async erase(account) {
      await retryOnOutage(() => collection.deleteOne({ _id: account }));
    },
  };
}
