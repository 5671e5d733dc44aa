import { type PartEntry, storyLog } from "@diamond-valley/schemas/story/log.ts";
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { useGame } from "../../core/app/game.ts";
import { situationOf } from "../../core/story/situation.ts";

/** The parts of the story as they stand; none before the server has said it. */
export function useStoryLog(): readonly PartEntry[] {
  const { stores } = useGame();
  const situation = useStore(useMemo(() => situationOf(stores), [stores]));
  // Which parts were begun and done does not depend on the time.
  return useMemo(() => (situation ? storyLog(situation, 0) : []), [situation]);
}
