import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";

/** Asks before a part of the story is left unfinished (spec 2 §4, §8): what was done in the visit is lost. */
export function LeaveDialog({ target }: { target: PlaceName }) {
  useTexts("story-play", PLAY_TEXTS);
  const game = useGame();
  return <LeavePanel name="story-leave" texts="story-play:leave" onLeave={() => game.travel(target, true)} />;
}
