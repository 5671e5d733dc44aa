import { use } from "react";
import { useGame } from "../app/game.ts";
import { fetched } from "../dialogs/lazily.ts";
import { perGame } from "../feature.ts";
import type { LocaleFiles } from "./texts.ts";

/** What is waited for, by the name of the file: the same promise in each rendering. */
const waitedFor = perGame(() => new Map<string, Promise<void>>());

/**
 * Waits, in the nearest `Suspense`, until a locale file that is not fetched with the game is there. Throws `NotFetched` where
 * it can't be.
 */
export function useTexts(name: string, files: LocaleFiles): void {
  const game = useGame();
  const waited = waitedFor(game);
  const waiting = waited.get(name) ?? fetched(game.more.file(name, files), () => waited.delete(name));
  waited.set(name, waiting);
  use(waiting);
}
