import { retryOnOutage } from "../../database/outage.ts";
import type { Deps } from "../../deps.ts";
import { type LookDocument, lookModel } from "./look-model.ts";

/** A look, as it is told. */
export type Look = Omit<LookDocument, "_id" | "schemaVersion">;

/** Who looked at whose data. */
export interface Looks {
  /** Makes the indexes. */
  prepare(): Promise<void>;
  /** Writes a look down; throws where it can't be, and then nothing may be shown. */
  note(look: Look): Promise<void>;
  /** The last looks, at one account or at all, the youngest first. */
  last(most: number, player?: string): Promise<Look[]>;
  /** Forgets what was said of a deleted account. That somebody looked stays. */
  erase(accountId: string): Promise<void>;
}

/** The only code that touches the `operator_looks` collection. */
export function createLooks({ connection, id }: Pick<Deps, "connection" | "id">): Looks {
  const looks = lookModel.collection(connection);
  return {
    prepare: () => lookModel.createIndexes(connection),
    async note(look) {
      const { version: schemaVersion } = lookModel;
      await looks.insertOne({ _id: id(), ...look, schemaVersion });
    },
    async last(most, player) {
      const found = await looks
        .find(player ? { player } : {})
        .sort({ at: -1 })
        .limit(most)
        .toArray();
      return found.map(({ _id: _, schemaVersion: __, ...look }) => look);
    },
    async erase(player) {
      await retryOnOutage(() => looks.updateMany({ player }, { $unset: { reason: "" } }));
    },
  };
}
