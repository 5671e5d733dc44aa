import { evidenceFault, REPLAYED_GAMES, replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { fightFault, findFight, replayFight } from "../../boss/audit.ts";
import type { FightDocument } from "../../boss/fight-model.ts";
import { findFlight, flightFault, replayFlight } from "../../deep/audit.ts";
import type { FlightDocument } from "../../deep/flight-model.ts";
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
        const fight = await findFight(deps.connection, attempt);
        if (fight) yield* replayedFight(fight);
        const flight = fight ? null : await findFlight(deps.connection, attempt);
        if (flight) yield* replayedFlight(flight);
        if (!fight && !flight) throw new UsageProblem(`No attempt ${attempt} was paid.`);
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

/** Fights with the golem are stored apart from the ledger. */
function* replayedFight(fight: FightDocument): Generator<string> {
  const { _id: attempt, account, kind, arms, week, at, evidence } = fight;
  const what = kind === "story" ? "the story" : `week ${week}, ${arms} arms`;
  yield `boss (${what}), by ${account}, ${new Date(at).toISOString()} (season time)`;
  yield `evidence: ${JSON.stringify(evidence)}`;
  const fault = fightFault(fight);
  if (fault) throw new UsageProblem(`Attempt ${attempt}: ${fault}.`);
  yield `decides: ${JSON.stringify(replayFight(fight))}`;
  yield "This is what was stored.";
}

/** And so are flights through the Deep. */
function* replayedFlight(flight: FlightDocument): Generator<string> {
  const { _id: attempt, account, gems, at, evidence } = flight;
  yield `deep (diamonds ${gems.join(", ") || "none"}), by ${account}, ${new Date(at).toISOString()} (season time)`;
  yield `evidence: ${JSON.stringify(evidence)}`;
  const fault = flightFault(flight);
  if (fault) throw new UsageProblem(`Attempt ${attempt}: ${fault}.`);
  yield `decides: ${JSON.stringify(replayFlight(flight))}`;
  yield "This is what was stored.";
}
