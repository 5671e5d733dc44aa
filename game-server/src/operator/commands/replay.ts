import { evidenceFault, REPLAYED_GAMES, replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import type { Connection } from "mongoose";
import { fightFault, findFight, replayFight } from "../../boss/audit.ts";
import type { FightDocument } from "../../boss/fight-model.ts";
import { findFlight, flightFault, replayFlight } from "../../deep/audit.ts";
import type { FlightDocument } from "../../deep/flight-model.ts";
import { findRun, replayRun, runFault } from "../../diamond-hero/audit.ts";
import type { RunDocument } from "../../diamond-hero/run-model.ts";
import { findRecordedAttempt } from "../../wallet/recorded-attempts.ts";
import { type Command, onlyArgument, UsageProblem } from "../command.ts";

export const replayCommands: Command[] = [
  {
    name: "replay",
    usage: "<attempt>",
    summary: "decides a paid attempt again from its evidence, and compares",
    help: "The attempt's id stands in what the player was told, and at the end of its key in the ledger. Prints the evidence,\nwhat it decides and what was paid, and ends with 1 where the two differ. Reads all lines of the ledger.",
    async *run({ deps }, args) {
      const attempt = onlyArgument(args, "the attempt's id");
      const recorded = await findRecordedAttempt(deps.connection, REPLAYED_GAMES, attempt);
      if (!recorded) {
        const stored = await storedAttempt(deps.connection, attempt);
        if (!stored) throw new UsageProblem(`No attempt ${attempt} was paid.`);
        yield* replayed(stored);
        return;
      }
      const { player, at, operation, evidence } = recorded;
      yield `${evidence.game}, by ${player}, ${new Date(at).toISOString()} (season time)`;
      yield `evidence: ${JSON.stringify({ seed: evidence.seed, inputs: evidence.inputs })}`;
      const proven = operation.kind === "catch" ? { ...operation, evidence } : operation;
      const fault = evidenceFault(proven);
      if (fault) throw new UsageProblem(`Attempt ${attempt}: ${fault}.`);
      yield `decides: ${JSON.stringify(replayEvidence(evidence))}`;
      yield "This is what was paid.";
    },
  },
];

/** What is printed of an attempt that is stored apart from the ledger. */
interface StoredAttempt {
  readonly what: string;
  readonly attempt: FightDocument | FlightDocument | RunDocument;
  readonly fault: string | null;
  readonly replay: () => unknown;
}

/** A fight with the golem, a run of Diamond Hero or a flight through the Deep; null where there is none of this id. */
async function storedAttempt(connection: Connection, id: string): Promise<StoredAttempt | null> {
  const fight = await findFight(connection, id);
  if (fight) {
    const { kind, arms, week } = fight;
    const what = `boss (${kind === "story" ? "the story" : `week ${week}, ${arms} arms`})`;
    return { what, attempt: fight, fault: fightFault(fight), replay: () => replayFight(fight) };
  }
  const run = await findRun(connection, id);
  if (run) {
    const what = `diamond_hero (${run.ranked ? "ranked" : "calm"}, ${run.character})`;
    return { what, attempt: run, fault: runFault(run), replay: () => replayRun(run) };
  }
  const flight = await findFlight(connection, id);
  if (!flight) return null;
  const what = `deep (diamonds ${flight.gems.join(", ") || "none"})`;
  return { what, attempt: flight, fault: flightFault(flight), replay: () => replayFlight(flight) };
}

function* replayed({ what, attempt, fault, replay }: StoredAttempt): Generator<string> {
  const { _id: id, account, at, evidence } = attempt;
  yield `${what}, by ${account}, ${new Date(at).toISOString()} (season time)`;
  yield `evidence: ${JSON.stringify(evidence)}`;
  if (fault) throw new UsageProblem(`Attempt ${id}: ${fault}.`);
  yield `decides: ${JSON.stringify(replay())}`;
  yield "This is what was stored.";
}
