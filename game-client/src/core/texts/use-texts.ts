import { use } from "react";
import { useGame } from "../app/game.ts";
import type { LocaleFiles } from "./texts.ts";

/** Waits, in the nearest `Suspense`, until a locale file that is not fetched with the game is there. */
export function useTexts(name: string, files: LocaleFiles): void {
  use(useGame().more.file(name, files));
}
