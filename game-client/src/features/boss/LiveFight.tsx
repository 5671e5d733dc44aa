import { STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import { LiveDialog, type LiveParts } from "../../core/arena/watch/LiveDialog.tsx";
import { openWatchedArena, type WatchedFriend } from "../../core/arena/watch/watched-arena.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { BossBar } from "./BossBar.tsx";
import { CIRCLE_SCENE } from "./scene.ts";
import { BOSS_TEXTS } from "./texts.ts";

const PLACE = "magic-circle";

const open = (parts: LiveParts) =>
  openWatchedArena({ ...parts, place: PLACE, arenaGame: CIRCLE_SCENE, state: { stage: STAGES.fighting } });

/** A friend's fight with the golem. */
export function LiveFight({ friend }: { friend: WatchedFriend }) {
  useTexts("boss", BOSS_TEXTS);
  return (
    <LiveDialog friend={friend} place={PLACE} rulesOf={CIRCLE_SCENE.rulesOf} open={open}>
      <BossBar />
    </LiveDialog>
  );
}
