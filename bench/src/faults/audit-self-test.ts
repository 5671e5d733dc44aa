import { runModel } from "@diamond-valley/game-server/diamond-hero/run-model.ts";
import type { WalletDocument } from "@diamond-valley/game-server/wallet/document.ts";
import { ledgerCollection } from "@diamond-valley/game-server/wallet/ledger.ts";
import type { Connection } from "mongoose";
import type { Journal } from "../bots/journal.ts";
import { auditEverything } from "./audit-everything.ts";
import { accountOf } from "./evidence.ts";

/** Changes one player's data behind the server's back; answers how to undo it. */
type Tampering = (connection: Connection, player: string) => Promise<() => Promise<void>>;

const wallets = (connection: Connection) => connection.collection<WalletDocument>("wallets");

/** Puts a wallet and its ledger back as they were. */
async function keep(connection: Connection, player: string): Promise<() => Promise<void>> {
  const wallet = await wallets(connection).findOne({ _id: player });
  const lines = await ledgerCollection(connection).find({ player }).toArray();
  return async () => {
    await wallets(connection).deleteOne({ _id: player });
    await ledgerCollection(connection).deleteMany({ player });
    if (wallet) await wallets(connection).insertOne(wallet);
    if (lines.length > 0) await ledgerCollection(connection).insertMany(lines);
  };
}

const TAMPERINGS: Record<string, Tampering> = {
  "a line of the ledger is lost": async (connection, player) => {
    const undo = await keep(connection, player);
    const wallet = await wallets(connection).findOne({ _id: player });
    if (wallet && wallet.recent.length > 0)
      await wallets(connection).updateOne({ _id: player }, { $pop: { recent: -1 } });
    else await ledgerCollection(connection).deleteOne({ player });
    return undo;
  },
  "a diamond too many": async (connection, player) => {
    const undo = await keep(connection, player);
    await wallets(connection).updateOne({ _id: player }, { $inc: { "holdings.diamonds": 1 } });
    return undo;
  },
  "the whole wallet of another day": async (connection, player) => {
    const undo = await keep(connection, player);
    await wallets(connection).updateOne(
      { _id: player },
      { $set: { seq: 0, flushed: 0, recent: [], holdings: {} } },
    );
    await ledgerCollection(connection).deleteMany({ player });
    return undo;
  },
  "a catch that its evidence does not decide": async (connection, player) => {
    const undo = await keep(connection, player);
    const more = { "recent.$.operation.skillExperience": 999 };
    const changed = await wallets(connection).updateOne(
      { _id: player, "recent.operation.evidence.game": { $exists: true } },
      { $set: more },
    );
    if (changed.matchedCount === 0) {
      const flushed = { player, "operation.evidence": { $exists: true } };
      await ledgerCollection(connection).updateOne(flushed, { $set: { "operation.skillExperience": 999 } });
    }
    return undo;
  },
  "a run of Diamond Hero with more points than its evidence decides": async (connection) => {
    const runs = runModel.collection(connection);
    const run = await runs.findOne({ unpaid: { $exists: false }, refused: { $exists: false } });
    if (run) await runs.updateOne({ _id: run._id }, { $inc: { score: 1_000 } });
    return async () => {
      if (run) await runs.updateOne({ _id: run._id }, { $set: { score: run.score } });
    };
  },
  "a catch paid twice, with a line for each": async (connection, player) => {
    const undo = await keep(connection, player);
    const wallet = await wallets(connection).findOne({ _id: player });
    const flushed = await ledgerCollection(connection).findOne({ player, kind: "catch" });
    const line = wallet?.recent.find(({ kind }) => kind === "catch") ?? flushed;
    if (!wallet || !line) throw new Error(`${player} has no catch to pay twice`);
    const again = {
      ...line,
      seq: wallet.seq + 1,
      key: `${line.key.slice(0, -1)}${line.key.endsWith("0") ? "1" : "0"}`,
    };
    const { _id: _, player: __, ...entry } = { _id: 0, player: "", ...again };
    const increments = Object.fromEntries(line.changes.map(({ path, by }) => [`holdings.${path}`, by]));
    await wallets(connection).updateOne(
      { _id: player },
      { $inc: { seq: 1, ...increments }, $push: { recent: entry } },
    );
    return undo;
  },
};

/**
 * Proves that the audit finds tampering: does each kind to the database, audits, and undoes it. Answers the kinds that
 * went unnoticed. The catch that is paid twice and the wallet of
 * another day are consistent in themselves, so only the journals can tell.
 */
export async function testAudit(connection: Connection, journals: readonly Journal[]): Promise<string[]> {
  const victim = journals.find(({ presses }) =>
    [...presses.values()].some(({ answer }) => answer?.items.length),
  );
  const player = victim ? await accountOf(connection, victim.loginHint) : null;
  if (!player) return ["nobody caught anything, so there is nobody to tamper with"];
  const unnoticed: string[] = [];
  for (const [name, tamper] of Object.entries(TAMPERINGS)) {
    const undo = await tamper(connection, player);
    const { violations } = await auditEverything(connection, journals);
    if (violations.length === 0) unnoticed.push(`unnoticed: ${name}`);
    await undo();
  }
  const { violations } = await auditEverything(connection, journals);
  return [...unnoticed, ...violations.map((violation) => `after the tampering was undone: ${violation}`)];
}
