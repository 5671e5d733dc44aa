import { EGGS, eggsFound, eggsOpen } from "@diamond-valley/schemas/eggs/eggs.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { OpenButton } from "./OpenButton.tsx";
import "./quest-log.css";

/** How many Easter eggs were found (spec 2 §4), and the way to their book. */
export function Eggs() {
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores } = useGame();
  const progress = useStore(stores.$progress) ?? NO_PROGRESS;
  const found = eggsFound(progress).length;
  const isOpen = eggsOpen((name) => progress.facts[name] ?? 0);
  return (
    <section data-eggs={found}>
      <h3 className="quest-title">{text("story-play:log.eggs.title", { found, count: EGGS })}</h3>
      {isOpen ? (
        <OpenButton opens="eggs" words="story-play:log.eggs.open" />
      ) : (
        <p className="note">{text("story-play:log.eggs.closed")}</p>
      )}
    </section>
  );
}
