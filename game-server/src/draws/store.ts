import { randomBytes } from "node:crypto";
import type { FrozenEntries } from "@diamond-valley/schemas/draws/record.ts";
import { commitmentOf, type DrawTerms } from "@diamond-valley/schemas/draws/terms.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type DrawDocument, drawModel } from "./draw-models.ts";
import { fastHash } from "./hash.ts";

/** A draw whose entries are frozen. */
export type FrozenDraw = DrawDocument & Required<Pick<DrawDocument, "frozen">>;
/** A draw whose winners are known. */
export type DrawnDraw = FrozenDraw & Required<Pick<DrawDocument, "drawn">>;

/** The season's draws, step by step: of several processes that take a step at once one does, and all answer alike. */
export interface DrawStore {
  /** The season's draws; null before they were committed to. */
  find(): Promise<DrawDocument | null>;
  /** Draws a secret and commits to it, once: answers what stands. */
  commit(terms: DrawTerms): Promise<DrawDocument>;
  /** Puts what a run froze on record, if none has. */
  freeze(run: string, prizes: Record<string, FrozenEntries>): Promise<void>;
  /** Puts what a run drew on record, in the place of `before` (a run, or null where nothing was drawn). */
  draw(run: string, beacon: string, before: string | null): Promise<DrawDocument | null>;
  /** What a run drew is final, unless another run has drawn since; answers the draws as they stand then. */
  publish(run: string): Promise<DrawDocument | null>;
  /** Nobody can tell accounts by their pseudonyms any more. */
  forgetSalts(): Promise<void>;
}

/** The only code that touches the `draws` collection. */
export function createDrawStore({ connection, clock }: Pick<Deps, "connection" | "clock">): DrawStore {
  const draws = drawModel.collection(connection);
  // There is one season in a database.
  const find = () => retryOnOutage(() => draws.findOne({}));

  return {
    find,
    async commit(terms) {
      const [secret, saltKey] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
      const commitment = commitmentOf(secret, terms, fastHash);
      const fresh = { terms, secret, saltKey, commitment, committedAt: clock.now() };
      const update = { $setOnInsert: { ...fresh, schemaVersion: drawModel.version } };
      const own = { _id: terms.season };
      const stored = await retryOnOutage(() =>
        draws.findOneAndUpdate(own, update, { upsert: true, returnDocument: "after" }),
      );
      return stored!;
    },
    async freeze(run, prizes) {
      const open = { frozen: { $exists: false } };
      const update = { $set: { frozen: { run, at: clock.now(), prizes } } };
      await retryOnOutage(() => draws.updateOne(open, update));
    },
    async draw(run, beacon, before) {
      const unpublished = { frozen: { $exists: true }, publishedAt: { $exists: false } };
      const instead = before === null ? { drawn: { $exists: false } } : { "drawn.run": before };
      const update = { $set: { drawn: { run, at: clock.now(), beacon } } };
      await retryOnOutage(() => draws.updateOne({ ...unpublished, ...instead }, update));
      return find();
    },
    async publish(run) {
      const open = { "drawn.run": run, publishedAt: { $exists: false } };
      await retryOnOutage(() => draws.updateOne(open, { $set: { publishedAt: clock.now() } }));
      return find();
    },
    async forgetSalts() {
      await retryOnOutage(() => draws.updateMany({}, { $unset: { saltKey: "" } }));
    },
  };
}
