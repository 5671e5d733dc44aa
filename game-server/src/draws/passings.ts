import type { Passing } from "@diamond-valley/schemas/draws/passing.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { passingModel } from "./draw-models.ts";

/** A passing, and when it happened (epoch ms in season time). */
export type NotedPassing = Passing & { at: number };

/** Prizes that went on to reserves. */
export interface PassingStore {
  /** All passings in the order in which they happened, and how many causes they have. */
  all(): Promise<{ passings: NotedPassing[]; causes: number }>;
  /** Adds a cause with what follows from it, behind so many others. False where another process was first: look again. */
  add(passings: readonly Passing[], behind: number): Promise<boolean>;
}

/** The only code that touches the `draw_passings` collection. */
export function createPassingStore({ connection, clock }: Pick<Deps, "connection" | "clock">): PassingStore {
  const stored = passingModel.collection(connection);
  return {
    async all() {
      const found = await retryOnOutage(() => stored.find().sort({ _id: 1 }).toArray());
      const passings = found.flatMap(({ passings, at }) => passings.map((passing) => ({ ...passing, at })));
      return { passings, causes: found.length };
    },
    async add(passings, behind) {
      const added = {
        ...{ _id: behind, passings: [...passings], at: clock.now() },
        schemaVersion: passingModel.version,
      };
      // After an outage the own one may be there: whoever looks again finds that the prize has gone on.
      return retryOnOutage(() => stored.insertOne(added).then(() => true, refuseAllButDuplicate));
    },
  };
}
