import { expect, test } from "vitest";
import { flightModel } from "../deep/flight-model.ts";
import { createFlights } from "../deep/flights.ts";
import { flown } from "../deep/testing/flyers.ts";
import { createProgressStore } from "../story/progress.ts";
import { progressModel } from "../story/progress-model.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import type { KnownAccounts } from "./known-accounts.ts";

const database = freshDatabase();
const deps = () => walletDeps(database.connection, testClock());
/** Only Ann is still there. */
const accounts = { byId: async (id: string) => (id === "ann" ? { id } : null) } as unknown as KnownAccounts;

test.each([
  ["ann", 1],
  ["gone", 0],
])("a room that plays on for %s keeps %i documents of each kind", async (account, kept) => {
  const progress = createProgressStore(deps(), accounts);
  const done = { facts: { "met.mayor": 1 }, session: null };
  expect(await progress.change(account, () => done)).toEqual(done);
  const flights = createFlights(deps(), accounts);
  await flights.keep(flown(account, `flight-${account}`));
  expect(await progressModel.collection(database.connection).countDocuments({ _id: account })).toBe(kept);
  expect(await flightModel.collection(database.connection).countDocuments({ account })).toBe(kept);
});
