import { achievements } from "@diamond-valley/schemas/story/log.ts";
import { useGame } from "../../core/app/game.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { useStoryLog } from "./use-story-log.ts";
import "./quest-log.css";

/** How much of each mission is done, and what it has paid (spec 2 §2, §3). */
export function Achievements() {
  useTexts("story-play", PLAY_TEXTS);
  const { text } = useGame();
  const all = achievements(useStoryLog());
  if (all.length === 0) return null;
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
