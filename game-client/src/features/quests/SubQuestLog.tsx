import { Eggs } from "./Eggs.tsx";
import { Notes } from "./Notes.tsx";
import { StoryLog } from "./StoryLog.tsx";

/** The sub quests with their states (spec 2 §4), the Easter eggs, and the notes that were read. */
export function SubQuestLog() {
  return (
    <>
      <StoryLog kind="sub" />
      <Eggs />
      <Notes />
    </>
  );
}
