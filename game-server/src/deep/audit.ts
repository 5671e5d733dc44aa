import { bitsOf } from "@diamond-valley/schemas/deep/own.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { replayStored, storedFault } from "../arena/stored-evidence.ts";
import { type FlightDocument, flightModel } from "./flight-model.ts";

/** The key of a diamond of the Deep names its number. */
const GEM_KEY = /^story:deep-arena\/gem-(\d+):take$/;

/** The stored flight of this id, or null. */
export function findFlight(connection: Connection, attempt: string): Promise<FlightDocument | null> {
  return flightModel.collection(connection).findOne({ _id: attempt });
}

/** What a stored flight's evidence decides. Throws where it can't be played again. */
export const replayFlight = (flight: Pick<FlightDocument, "evidence">) => replayStored("deep", flight);

/** In which way a stored flight is not what its evidence decides; null where it is. */
export const flightFault = (flight: FlightDocument): string | null =>
  storedFault("deep", flight, inWords(flight.survived, bitsOf(flight.gems)), ({ outcome, score = 0 }) =>
    inWords(outcome === "success", score),
  );

const inWords = (survived: boolean, gems: number): string =>
  `${survived ? "survived" : "not survived"} with diamonds ${gems}`;

/** What is wrong with those of a wallet's lines that flights paid: each diamond has a flight that brought it. */
export async function auditFlights(
  connection: Connection,
  player: string,
  lines: readonly LedgerEntry[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { key } of lines) {
    const gem = Number(GEM_KEY.exec(key)?.[1] ?? 0);
    if (gem === 0) continue;
    const flight = await flightModel.collection(connection).findOne({ account: player, gems: gem });
    const fault = flight ? flightFault(flight) : "has no evidence";
    if (fault) faults.push(`${key}: ${fault}`);
  }
  return faults;
}
