import type { Game } from "./game.ts";
import { createStores } from "./stores.ts";

/** The parts of a game whose room answers as the test says, by message: an error is thrown, anything else is the answer. */
export function answeringGame(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = [];
  const ask = (async ({ name }: { name: string }, input: unknown) => {
    asked.push([name, input]);
    const answer = answers[name] ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Game["ask"];
  return { stores: createStores(), answers, asked, ask };
}
