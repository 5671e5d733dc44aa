import { missingGems } from "@diamond-valley/schemas/story/gems.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { ObjectPicture } from "../../core/hud/ObjectPicture.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import "./missing-gems.css";

/** The doors of acts whose door has another name than their part of the story. */
const DOORS: Readonly<Record<string, string>> = { diamond: "deep" };

/** The acts in which diamonds still lie about, and how many: missed ones must be recollected (spec 2 §4). */
export function MissingGems() {
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores } = useGame();
  const progress = useStore(stores.$progress) ?? NO_PROGRESS;
  const close = (): void => stores.$dialog.set(null);
  const missing = missingGems(progress, PARTS);
  return (
    <Panel
      name="missing-gems"
      title={text("story-play:missing.title")}
      hint={text(`story-play:missing.${missing.length > 0 ? "hint" : "none"}`)}
      onClose={close}
    >
      <ul className="missing-gems">
        {missing.map(({ part, found, count, left }) => (
          <li key={part} data-part={part} data-left={left}>
            <ObjectPicture name={`act-door:${DOORS[part] ?? part}`} size={56} />
            <span>
              <b>{text(`story:part.${part}`)}</b>
              <small>{text("story-play:missing.counted", { found, count })}</small>
            </span>
            <em>
              <Icon name="gem-stone" size={26} />
              {text("story-play:missing.left", { left })}
            </em>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" className="call" data-way="on" onClick={close}>
          {text("story-play:missing.on")}
        </button>
      </div>
    </Panel>
  );
}
