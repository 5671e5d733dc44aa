import { use } from "react";
import { type Game, useGame } from "../app/game.ts";
import { fetched } from "../dialogs/lazily.ts";
import { perGame } from "../feature.ts";
import type { LocaleFiles } from "./texts.ts";

/** What is waited for, by the name of the file: the same promise in each rendering, also of a failure. */
const waitedFor = perGame(() => new Map<string, Promise<void>>());

function waiting(game: Game, name: string, fetch: () => Promise<void>): Promise<void> {
  const waited = waitedFor(game);
  const known = waited.get(name);
  if (known) return known;
  const next = fetched(fetch(), () => waited.delete(name));
  // Of many that are missing, only the first one is waited for.
  next.catch(() => {});
  waited.set(name, next);
  return next;
}

/**
 * Waits, in the nearest `Suspense`, until a locale file that is not fetched with the game is there. Throws `NotFetched` where
 * it can't be.
 */
export function useTexts(name: string, files: LocaleFiles): void {
  const game = useGame();
  use(waiting(game, name, () => game.more.file(name, files)));
}

/** The same for many files, by their names: all of them set out before the first is waited for. */
export function useAllTexts(files: Readonly<Record<string, LocaleFiles>>): void {
  const game = useGame();
  const all = Object.entries(files).map(([name, file]) =>
    waiting(game, name, () => game.more.file(name, file)),
  );
  for (const each of all) use(each);
}

/** The same for what is said in parts of the story, or in places of these names. */
export function useStoryTexts(names: readonly string[]): void {
  const game = useGame();
  const all = names.map((name) => waiting(game, name, () => game.more.story(name)));
  for (const each of all) use(each);
}
