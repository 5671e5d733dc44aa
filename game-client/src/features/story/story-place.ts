import type { Game } from "../../core/app/game.ts";
import { whenArrived } from "../../core/app/when-arrived.ts";
import type { Stop } from "../../core/feature.ts";
import { oneByOne } from "../../core/one-by-one.ts";
import { ITEM_TEXTS, PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { hintsOf } from "./hints.ts";
import { followItems } from "./items-held.ts";
import { followResults } from "./results.ts";

/** What a part of the story opens sooner or later, fetched once its first place is shown. What can't be fetched now is fetched then. */
function fetchLater({ more, stores }: Game): void {
  const later = [
    () => more.file("story-play", PLAY_TEXTS),
    () => more.file("quest-items", ITEM_TEXTS),
    () => import("./HintLamp.tsx"),
    () => import("./NoteDialog.tsx"),
    () => import("./puzzle/PuzzleDialog.tsx"),
    () => import("./LeaveDialog.tsx"),
    () => import("./ResultDialog.tsx"),
  ];
  void oneByOne(later, () => whenArrived(stores));
}

/** Follows what the player does in the story: hints, what comes into the hands, parts that end. Fetched with its first place. */
export function followStory(game: Game): Stop {
  fetchLater(game);
  const stops = [hintsOf(game).follow(), followItems(game), followResults(game)];
  return () => {
    for (const stop of stops) stop();
  };
}
