import type { Progress } from "./progress.ts";

/** How many of the diamonds that lie about in a part of the story a player has picked up. */
export function gemsFound({ facts }: Pick<Progress, "facts">, part: string): number {
  return Object.keys(facts).filter((name) => name.startsWith(`gem.${part}.`)).length;
}
