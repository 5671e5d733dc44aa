import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import type { DrawOutcome } from "@diamond-valley/schemas/vault/vault.ts";
import type { mongo } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { drawnPrizeModel, HELD, type ResultDocument, resultModel } from "./result-models.ts";

/** How long (ms) a process may take to tell one winner before another one does. */
const LEASE = 5 * MINUTE;

/** Somebody who won a prize. */
export interface Result {
  /** The slug of the prize. */
  prize: string;
  /** What the prize is: an account wins one of a kind (spec 1 §1). */
  kind: string;
  account: string;
  /** When it was drawn, or came free, epoch ms; now where it isn't said. */
  wonAt?: number;
}

/** A result on record. */
export interface KnownResult extends Required<Result> {
  told: boolean;
  accepted: boolean;
}

/** Who won what, and how far each prize has come. */
export interface ResultStore {
  /** Makes the indexes. */
  prepare(): Promise<void>;
  /** What came of an account's draws, by prize; prizes without complete results are left out. */
  of(accountId: string): Promise<Map<string, DrawOutcome>>;
  /** The prizes that an account has accepted. */
  acceptedBy(accountId: string): Promise<Set<string>>;
  /** All results, by prize; a prize whose list is not complete is left out. */
  byPrize(): Promise<Map<string, KnownResult[]>>;
  /** Whether anybody is on record, also in a list that is not complete. */
  areAny(): Promise<boolean>;
  /** Results on record that `fresh` leaves standing, and that gave one of its accounts a prize of the same kind. */
  clashes(fresh: readonly Result[]): Promise<Result[]>;
  /** Results on record that `fresh` strikes off: of its prizes, and not in it. */
  struckOff(fresh: readonly Result[]): Promise<Result[]>;
  /**
   * Puts the winners of whole prizes on record, in the place of those that their prizes had before. Until all of
   * them are written, nobody sees a result of these prizes, so that no winner ever reads of having won nothing. Answers
   * those that it struck off before they were accepted: nobody saw a code of theirs.
   */
  publish(fresh: readonly Result[]): Promise<Result[]>;
  /** Takes everybody off the record, after `before` was done with their accounts; answers how many results there were. */
  withdraw(before: (accounts: string[]) => Promise<void>): Promise<number>;
  /**
   * Adds holders, and marks those who passed their prize on. Nobody gets a prize back that was passed on, so several
   * processes may do this at once, also with an older list: the order of calls does not matter.
   */
  settle(holders: readonly Result[], passed: readonly Result[]): Promise<void>;
  /** The results of these prizes are complete, and may be shown. */
  complete(prizes: readonly string[]): Promise<void>;
  /** A winner accepts. Repeating is harmless; false where the account has not won the prize. */
  accept(prize: string, accountId: string): Promise<boolean>;
  /** A prize reached its winner at `at` (epoch ms), who thereby accepts it. As `accept`; of several instants the last one counts. */
  arrived(prize: string, accountId: string, at: number): Promise<boolean>;
  /** The prizes that an account holds, with the instant (epoch ms) at which each arrived, or null. A code arrives when it is seen. */
  arrivals(accountId: string): Promise<Map<string, number | null>>;
  /** Who passed a prize on without having accepted it: nobody of them saw its code. */
  passedUnseen(prize: string): Promise<string[]>;
  /** A winner whom nobody has told, for this process alone for five minutes; null where all were told, or are being told. */
  nextToTell(): Promise<(Result & { wonAt: number }) | null>;
  /** The winner was told, of a physical prize with the promised day (epoch ms). */
  markTold(result: Result, deliveryBy: number | null): Promise<void>;
}

/** The only code that touches the `draw_results` and `drawn_prizes` collections. */
export function createResultStore({ connection, clock }: Pick<Deps, "connection" | "clock">): ResultStore {
  const results = resultModel.collection(connection);
  const drawn = drawnPrizeModel.collection(connection);

  async function write(
    rows: readonly Result[],
    more: mongo.UpdateFilter<ResultDocument> = {},
  ): Promise<void> {
    if (rows.length === 0) return;
    const writes = rows.map(({ prize, kind, account, wonAt = clock.now() }) => ({
      updateOne: {
        filter: { _id: idOf({ prize, account }) },
        update: {
          ...more,
          $set: { prize, kind, account },
          $setOnInsert: { wonAt, untold: true as const, schemaVersion: resultModel.version },
        },
        upsert: true,
      },
    }));
    await retryOnOutage(() => results.bulkWrite(writes, { ordered: false }));
  }

  async function complete(prizes: readonly string[]): Promise<void> {
    const at = clock.now();
    const marks = prizes.map((prize) => ({
      updateOne: {
        filter: { _id: prize },
        update: { $setOnInsert: { at, schemaVersion: drawnPrizeModel.version } },
        upsert: true,
      },
    }));
    await retryOnOutage(() => drawn.bulkWrite(marks));
  }

  async function struckOff(fresh: readonly Result[]): Promise<Result[]> {
    const others = { prize: { $in: prizesOf(fresh) }, _id: { $nin: fresh.map(idOf) } };
    return retryOnOutage(() => results.find(others).toArray());
  }

  return {
    prepare: () => resultModel.createIndexes(connection),
    async of(account) {
      // One after the other: of prizes that are complete by then, all winners are found.
      const known = await retryOnOutage(() => drawn.find().toArray());
      const own = await retryOnOutage(() => results.find({ account, ...HELD }).toArray());
      const won = new Set(own.map(({ prize }) => prize));
      return new Map(known.map(({ _id }) => [_id, won.has(_id) ? "won" : "not-won"]));
    },
    async acceptedBy(account) {
      const own = await retryOnOutage(() =>
        results.find({ account, acceptedAt: { $exists: true }, ...HELD }).toArray(),
      );
      return new Set(own.map(({ prize }) => prize));
    },
    async byPrize() {
      const known = await retryOnOutage(() => drawn.find().toArray());
      const all = await retryOnOutage(() => results.find(HELD).toArray());
      const of = Map.groupBy(all.map(knownOf), ({ prize }) => prize);
      return new Map(known.map(({ _id }) => [_id, of.get(_id) ?? []]));
    },
    async areAny() {
      const [known, one] = await retryOnOutage(() => Promise.all([drawn.findOne({}), results.findOne({})]));
      return known !== null || one !== null;
    },
    async clashes(fresh) {
      const replaced = prizesOf(fresh);
      const others = { prize: { $nin: replaced }, account: { $in: fresh.map(({ account }) => account) } };
      const standing = await results.find(others).toArray();
      const taken = new Set(fresh.map(kindOfAccount));
      return standing.filter((result) => taken.has(kindOfAccount(result)));
    },
    struckOff,
    async publish(fresh) {
      if (fresh.length === 0) return [];
      const prizes = prizesOf(fresh);
      await retryOnOutage(() => drawn.deleteMany({ _id: { $in: prizes } }));
      const kept = fresh.map(idOf);
      const unseen: Result[] = [];
      for (const result of await struckOff(fresh)) {
        // Whoever accepts at this moment has seen the code.
        const open = { _id: idOf(result), acceptedAt: { $exists: false } };
        const gone = await retryOnOutage(() => results.deleteOne(open));
        if (gone.deletedCount === 1) unseen.push(result);
      }
      await retryOnOutage(() => results.deleteMany({ prize: { $in: prizes }, _id: { $nin: kept } }));
      await write(fresh);
      await complete(prizes);
      return unseen;
    },
    async withdraw(before) {
      await retryOnOutage(() => drawn.deleteMany({}));
      const all = await retryOnOutage(() => results.find().toArray());
      await before(all.map(({ account }) => account));
      await retryOnOutage(() => results.deleteMany({}));
      return all.length;
    },
    async settle(holders, passed) {
      await write(passed, { $min: { passedAt: clock.now() } });
      await write(holders);
    },
    complete,
    async accept(prize, account) {
      const own = { _id: idOf({ prize, account }), ...HELD };
      // Accepted once is accepted: the first time stands.
      const update = { $min: { acceptedAt: clock.now() } };
      const accepted = await retryOnOutage(() => results.updateOne(own, update));
      return accepted.matchedCount === 1;
    },
    async arrived(prize, account, at) {
      const own = { _id: idOf({ prize, account }), ...HELD };
      const update = { $min: { acceptedAt: clock.now() }, $max: { arrivedAt: at } };
      const arrived = await retryOnOutage(() => results.updateOne(own, update));
      return arrived.matchedCount === 1;
    },
    async arrivals(account) {
      const own = await retryOnOutage(() => results.find({ account, ...HELD }).toArray());
      return new Map(own.map((result) => [result.prize, arrivalOf(result)]));
    },
    async passedUnseen(prize) {
      const unseen = { prize, passedAt: { $exists: true }, acceptedAt: { $exists: false } };
      const passed = await retryOnOutage(() => results.find(unseen).toArray());
      return passed.map(({ account }) => account);
    },
    async nextToTell() {
      const now = clock.now();
      const complete = (await drawn.find().toArray()).map(({ _id }) => _id);
      const open = {
        ...{ untold: true as const, prize: { $in: complete }, ...HELD },
        $or: [{ leasedUntil: { $exists: false } }, { leasedUntil: { $lte: now } }],
      };
      const lease = { $set: { leasedUntil: now + LEASE } };
      const found = await results.findOneAndUpdate(open, lease, { returnDocument: "after" });
      return found && { ...found, wonAt: found.wonAt ?? now };
    },
    async markTold(result, deliveryBy) {
      const told = { toldAt: clock.now(), ...(deliveryBy !== null && { deliveryBy }) };
      const update = { $set: told, $unset: { untold: "", leasedUntil: "" } } as const;
      await retryOnOutage(() => results.updateOne({ _id: idOf(result) }, update));
    },
  };
}

const idOf = ({ prize, account }: Pick<Result, "prize" | "account">) => `${prize}:${account}`;

function knownOf({ prize, kind, account, wonAt = 0, untold, acceptedAt }: ResultDocument): KnownResult {
  return { prize, kind, account, wonAt, told: untold !== true, accepted: acceptedAt !== undefined };
}

function arrivalOf({ prize, arrivedAt, acceptedAt }: ResultDocument): number | null {
  const seen = prizeOf(prize)?.type === "digital" ? acceptedAt : undefined;
  return arrivedAt ?? seen ?? null;
}

function prizesOf(results: readonly Result[]): string[] {
  return [...new Set(results.map(({ prize }) => prize))];
}

function kindOfAccount({ account, kind }: Result): string {
  return `${account} ${kind}`;
}
