import { type KnownAccounts, takeBackIfGone } from "../account/known-accounts.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type FlightDocument, flightModel } from "./flight-model.ts";

/** A flight as far as it came. */
export interface KeptFlight extends Pick<FlightDocument, "account" | "gems" | "survived" | "evidence"> {
  /** The flight's id: no other has it. */
  attempt: string;
}

/** Flights through the Deep. All calls wait out a restart of the database, and throw `unavailable` when it stays away. */
export interface Flights {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Keeps a flight as it is now, in the place of what was kept of it before: what is paid for it has its proof then. */
  keep(flight: KeptFlight): Promise<void>;
  /** Forgets the flights of an account that is deleted, after its wallet was closed. */
  erase(account: string): Promise<void>;
}

/** The only code that writes the `deep_flights` collection. Keeps nothing of who is not among `accounts`, where they are given. */
export function createFlights(
  { connection, clock }: Pick<Deps, "connection" | "clock">,
  accounts?: KnownAccounts,
): Flights {
  const flights = flightModel.collection(connection);
  return {
    prepare: () => flightModel.createIndexes(connection),
    async keep({ attempt, ...flight }) {
      const whole = { ...flight, at: clock.now(), schemaVersion: flightModel.version };
      await retryOnOutage(async () => {
        const { upsertedCount } = await flights.replaceOne({ _id: attempt }, whole, { upsert: true });
        if (upsertedCount === 0) return;
        await takeBackIfGone(accounts, flight.account, () => flights.deleteOne({ _id: attempt }));
      });
    },
    async erase(account) {
      await retryOnOutage(() => flights.deleteMany({ account }));
    },
  };
}
