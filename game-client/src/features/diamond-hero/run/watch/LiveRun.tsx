import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../../../core/app/game.ts";
import { LiveDialog, type LiveParts } from "../../../../core/arena/watch/LiveDialog.tsx";
import type { Stage } from "../../../../core/arena/watch/open-stage.ts";
import type { WatchedFriend } from "../../../../core/arena/watch/watched-arena.ts";
import { useTexts } from "../../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../../texts.ts";
import { numbersOf } from "../numbers.ts";
import { Shown } from "./Shown.tsx";
import { openScreen } from "./screen.ts";
import { shownViewOf, showRun } from "./shown-view.ts";
import "./watch.css";

const rulesOf = (version: number) => (version === HERO_RULES.version ? HERO_RULES : undefined);

function open({ stage, game, tape, player, friend, isOver }: LiveParts): Promise<Stage> {
  const how = { speed: 1, paused: false, numbers: numbersOf(game).get() } as const;
  const isAtEnd = (): boolean => isOver() && tape.world.clock.tick[0]! >= tape.length;
  return openScreen({
    stage,
    game,
    tape: { world: tape.world, isOver: isAtEnd },
    player: {
      get share() {
        return player.share;
      },
      get seeking() {
        return player.isCatchingUp ? 0 : null;
      },
      frame: (delta, _, stepped) => player.frame(delta, stepped),
    },
    look: unpackLook(friend.look),
    how: () => how,
    shown: (seen, isEnded) => showRun(game, { seen, isOver: isEnded, seeking: null }),
  });
}

/** A friend's run of Diamond Hero. */
export function LiveRun({ friend }: { friend: WatchedFriend }) {
  useTexts("hero", HERO_TEXTS);
  return (
    <LiveDialog friend={friend} place="neon-arena" rulesOf={rulesOf} open={open}>
      <LiveShown />
    </LiveDialog>
  );
}

function LiveShown() {
  const view = useStore(shownViewOf(useGame()));
  return view && <Shown view={view} />;
}
