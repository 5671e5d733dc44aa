import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import { idOf, PLAYERS } from "./fill.ts";

/** How often each question is asked. */
export const ASKED = 400;

/** A question about a player, or a write. `time` is 0 to ASKED - 1. */
export type Ask = (player: string, time: number) => Promise<unknown>;

/**
 * How long each answer took, ms, by question. They are asked in turn for the same players, drawn at random, so that whatever else
 * the machine does falls on all of them. `prepare` comes before each player's and is not measured.
 */
export async function askAll<Name extends string>(
  questions: Readonly<Record<Name, Ask>>,
  seed: number,
  prepare: (player: string) => Promise<unknown> = async () => {},
): Promise<Record<Name, number[]>> {
  const random = seededRandom(seed);
  const names = Object.keys(questions) as Name[];
  const took = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let time = 0; time < ASKED; time += 1) {
    const player = idOf(between(random, 0, PLAYERS - 1));
    await prepare(player);
    for (const name of names) {
      const began = performance.now();
      await questions[name](player, time);
      took[name].push(performance.now() - began);
    }
  }
  return took;
}
