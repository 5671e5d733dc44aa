import type { Connection } from "mongoose";
import { fightModel } from "../../boss/fight-model.ts";
import { flightModel } from "../../deep/flight-model.ts";
import { runModel } from "../../diamond-hero/run-model.ts";
import { koreanTime } from "./korean-time.ts";
import { lastLines } from "./ledger-lines.ts";

/** Attempts of each game that are shown, and lines in which catches are looked for. */
const SHOWN = 5;
const LOOKED_THROUGH = 200;

/** Evidence is large, and shown by `replay` alone. */
const youngest = { projection: { evidence: 0 }, sort: { at: -1 }, limit: SHOWN } as const;

/** The last attempts of a player that can be decided again, with the command that does. */
export async function attemptLines(connection: Connection, account: string): Promise<string[]> {
  const [fights, flights, runs, lines] = await Promise.all([
    fightModel.collection(connection).find({ account }, youngest).toArray(),
    flightModel.collection(connection).find({ account }, youngest).toArray(),
    runModel.collection(connection).find({ account }, youngest).toArray(),
    lastLines(connection, account, LOOKED_THROUGH),
  ]);
  const caught = lines.filter(({ operation }) => operation?.kind === "catch" && operation.evidence);
  const told = [
    ...fights.map(({ _id, at, kind, week, won, score, ...state }) => ({
      ...{ _id, at, what: `boss, ${kind === "story" ? "the story" : `week ${week}`}` },
      result: `${won ? "won" : "lost"}${score === null ? "" : `, ${score} points`}${stateOf(state)}`,
    })),
    ...flights.map(({ _id, at, gems, survived }) => ({
      ...{ _id, at, what: "deep" },
      result: `${survived ? "survived" : "fell"}, diamonds ${gems.join(", ") || "none"}`,
    })),
    ...runs.map(({ _id, at, character, seconds, score, ranked, ...state }) => ({
      ...{ _id, at, what: `diamond_hero, ${character}` },
      result: `${seconds} s, ${score} points${ranked ? "" : ", calm"}${stateOf(state)}`,
    })),
    ...caught.slice(-SHOWN).map(({ key, at, operation }) => {
      const { evidence, items } = operation as { evidence: { game: string }; items: readonly string[] };
      return { _id: key.split(":").at(-1)!, at, what: evidence.game, result: items.join(", ") || "nothing" };
    }),
  ].sort((a, b) => b.at - a.at);
  if (told.length === 0) return ["  none"];
  return told.map(
    ({ _id, at, what, result }) => `  ${koreanTime(at)}  ${what}: ${result}  npm run ops -- replay ${_id}`,
  );
}

/** Whether an attempt waits to be paid, or the wallet refused it. */
function stateOf({ unpaid, refused }: { unpaid?: true; refused?: string }): string {
  if (refused) return `, refused: ${refused}`;
  return unpaid ? ", not paid yet" : "";
}
