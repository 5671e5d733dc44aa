import { LiveDialog, type LiveParts } from "../../core/arena/watch/LiveDialog.tsx";
import { openWatchedArena, type WatchedFriend } from "../../core/arena/watch/watched-arena.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { FlightBar } from "./FlightBar.tsx";
import { HALL_SCENE } from "./scene.ts";
import { DEEP_TEXTS } from "./texts.ts";

const PLACE = "deep-arena";

const open = (parts: LiveParts) =>
  openWatchedArena({ ...parts, place: PLACE, arenaGame: HALL_SCENE, state: { flying: true } });

/** A friend's flight through the hall of the Deep. */
export function LiveFlight({ friend }: { friend: WatchedFriend }) {
  useTexts("deep", DEEP_TEXTS);
  return (
    <LiveDialog friend={friend} place={PLACE} rulesOf={HALL_SCENE.rulesOf} open={open}>
      <FlightBar />
    </LiveDialog>
  );
}
