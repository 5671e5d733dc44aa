import { fightOf } from "@diamond-valley/schemas/boss/setup.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Connection } from "mongoose";
import { replayStored, storedFault } from "../arena/stored-evidence.ts";
import { type FightDocument, fightModel } from "./fight-model.ts";

/** The stored fight of this id, or null. */
export function findFight(connection: Connection, attempt: string): Promise<FightDocument | null> {
  return fightModel.collection(connection).findOne({ _id: attempt });
}

/** What a stored fight's evidence decides. Throws where it can't be played again. */
export const replayFight = (fight: Pick<FightDocument, "evidence">) => replayStored("boss", fight);

/** In which way a stored fight is not what its evidence decides; null where it is. */
export const fightFault = (fight: FightDocument): string | null =>
  storedFault("boss", fight, inWords(fight.won, fight.score), ({ outcome, score = null }) =>
    inWords(outcome === "success", score),
  );

const inWords = (won: boolean, score: number | null): string =>
  `${won ? "won" : "lost"}${score === null ? "" : ` with ${score} points`}`;

/** What is wrong with those of a wallet's lines that fights with the golem paid: each has its fight, which decides just that. */
export async function auditFights(
  connection: Connection,
  player: string,
  lines: readonly LedgerEntry[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { key, operation } of lines) {
    if (operation?.kind !== "peace" && operation?.kind !== "boss-end") continue;
    const fight = await findFight(connection, operation.attempt);
    if (fight?.account !== player) faults.push(`${key} has no evidence`);
    else {
      const fault = fightFault(fight) ?? paymentFault(operation, fight);
      if (fault) faults.push(`${key}: ${fault}`);
    }
  }
  return faults;
}

function paymentFault(operation: LedgerEntry["operation"], fight: FightDocument): string | null {
  if (operation?.kind !== "boss-end")
    return fight.kind === "story" && fight.won ? null : "peace without a story that was won";
  const { week, arms, won, score } = operation;
  // The board must not get what was fought in calm mode.
  const isCalm = fightOf(fight.evidence.setup).calm;
  const isSame =
    week === fight.week &&
    arms === fight.arms &&
    won === fight.won &&
    score === fight.score &&
    (operation.calm ?? false) === isCalm &&
    (fight.calm ?? false) === isCalm;
  return isSame ? null : `paid as ${inWords(won, score)} in week ${week}, stored as another`;
}
