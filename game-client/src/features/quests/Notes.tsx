import { factsOf } from "@diamond-valley/schemas/story/facts.ts";
import { NOTES, notesFound, notesToFind } from "@diamond-valley/schemas/story/notes.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { useGame } from "../../core/app/game.ts";
import { situationOf } from "../../core/story/situation.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useStoryTexts, useTexts } from "../../core/texts/use-texts.ts";
import "./quest-log.css";

/** The notes that were read (spec 2 §2), with what they say. */
export function Notes() {
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores } = useGame();
  const situation = useStore(useMemo(() => situationOf(stores), [stores]));
  const found = notesFound(situation?.progress ?? NO_PROGRESS);
  const of = situation ? notesToFind(situation.progress, factsOf(situation, Date.now())) : NOTES.length;
  // What a note says stands in the texts of its place: the player may be anywhere by now.
  useStoryTexts(found.map(({ texts }) => texts));
  return (
    <section data-notes={found.length}>
      <h3 className="quest-title">{text("story-play:log.notes", { count: found.length, of })}</h3>
      {found.length === 0 && <p className="note">{text("story-play:log.notes-none")}</p>}
      <ol className="quest-log notes">
        {found.map(({ number, key }) => (
          <li key={number} data-note={number}>
            <b>{number}</b>
            <span>{text(key)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
