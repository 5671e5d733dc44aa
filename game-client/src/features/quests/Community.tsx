import { useGame } from "../../core/app/game.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { OpenButton } from "./OpenButton.tsx";
import "./quest-log.css";

/** The way to the goal of the week and the own challenge (spec 2 §3). */
export function Community() {
  useTexts("story-play", PLAY_TEXTS);
  const { text } = useGame();
  return (
    <section data-community="">
      <h3 className="quest-title">{text("story-play:log.community.title")}</h3>
      <OpenButton opens="community" words="story-play:log.community.open" />
    </section>
  );
}
