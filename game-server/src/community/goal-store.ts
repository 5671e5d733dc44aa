import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type GoalDocument, goalModel } from "./goal-model.ts";

/** What a count found. */
export type GoalCounted = Pick<
  GoalDocument,
  "counted" | "took" | "players" | "early" | "given" | "reached"
> & {
  /** What the goal takes; null as long as it is not fixed. */
  readonly target: number | null;
  /** Whether nothing is given any more. */
  readonly isFinal: boolean;
};

/** The only code that touches the `community_goals` collection. All calls wait out a restart of the database. */
export interface GoalStore {
  find(week: number): Promise<GoalDocument | null>;
  /** Makes the document of a week that has begun, where there is none; answers it. */
  begin(week: number): Promise<GoalDocument>;
  /** Takes a turn at a goal whose last one is `goal.turn`; false where another process has taken it. */
  takeTurn(goal: Pick<GoalDocument, "_id" | "turn">, now: number): Promise<boolean>;
  /** Adds what was given since the last count. A goal that nobody looks at yet is counted anyway. */
  add(week: number, given: number): Promise<void>;
  /** Keeps a count. The goal itself only falls, and the steps that were reached only rise. */
  keep(week: number, counted: GoalCounted): Promise<void>;
  /** Lowers a goal that is fixed; false where it is not, or is no higher. */
  lower(week: number, target: number): Promise<boolean>;
}

export function createGoalStore({ connection }: Pick<Deps, "connection">): GoalStore {
  const goals = goalModel.collection(connection);
  const fresh = { turn: 0, counted: 0, took: 0, players: 0, early: 0, given: 0, reached: 0 };
  const find = (week: number) => retryOnOutage(() => goals.findOne({ _id: week }));

  return {
    find,
    async begin(_id) {
      const begun = { _id, ...fresh, schemaVersion: goalModel.version };
      await retryOnOutage(() => goals.insertOne(begun).then(() => true, refuseAllButDuplicate));
      return (await find(_id)) ?? begun;
    },
    async takeTurn({ _id, turn }, now) {
      const taken = await retryOnOutage(() => goals.updateOne({ _id, turn }, { $set: { turn: now } }));
      return taken.matchedCount > 0;
    },
    async add(_id, given) {
      await goals.updateOne({ _id }, { $inc: { given } });
    },
    async keep(_id, { reached, target, isFinal, ...counted }) {
      const falls = target === null ? {} : { $min: { target } };
      const $set = { ...counted, ...(isFinal && { final: true as const }) };
      await retryOnOutage(() => goals.updateOne({ _id }, { $set, $max: { reached }, ...falls }));
    },
    async lower(_id, target) {
      const higher = { _id, target: { $gt: target } };
      return (await retryOnOutage(() => goals.updateOne(higher, { $min: { target } }))).matchedCount > 0;
    },
  };
}
