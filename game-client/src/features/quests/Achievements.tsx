import { communityMission } from "@diamond-valley/schemas/community/mission.ts";
import { eggMission } from "@diamond-valley/schemas/eggs/eggs.ts";
import { signInMission } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import { achievements } from "@diamond-valley/schemas/story/log.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { useStoryLog } from "./use-story-log.ts";
import "./quest-log.css";

/** How much of each mission is done, and what it has paid (spec 2 §2, §3). */
export function Achievements({ wallet: { signIn, community } }: { wallet: WalletView }) {
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores } = useGame();
  const progress = useStore(stores.$progress) ?? NO_PROGRESS;
  const log = useStoryLog();
  if (log.length === 0) return null;
  const all = achievements([
    ...log,
    eggMission(progress),
    signInMission(signIn.days),
    communityMission(community.earned),
  ]);
  return (
    <section data-achievements={all.length}>
      <h3 className="quest-title">{text("story-play:log.achievements")}</h3>
      <ul className="quest-log achievements">
        {all.map(({ mission, percent, diamonds }) => (
          <li key={mission} data-mission={mission} data-percent={percent}>
            <span>
              {text(`story-play:log.mission.${mission}`)}
              <small>{text("story-play:log.diamonds", diamonds)}</small>
            </span>
            <meter aria-label={text(`story-play:log.mission.${mission}`)} min={0} max={100} value={percent}>
              {percent}%
            </meter>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
