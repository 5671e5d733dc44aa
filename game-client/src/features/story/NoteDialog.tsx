import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { NOTES } from "@diamond-valley/schemas/story/notes.ts";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { openedBy } from "../../core/story/touch.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import "./paper.css";

/** A note as a paper with its number (spec 2 §2: notes 1 to 18). */
export function NoteDialog({ number, talk }: { number: number; talk: InteractAnswer }) {
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores } = useGame();
  const close = (): void => stores.$dialog.set(openedBy(talk));
  return (
    <Panel name="note" title={text("story-play:note.title", { number, of: NOTES.length })} onClose={close}>
      <div className="paper">
        {talk.say.map((key) => (
          <p key={key}>{text(key, talk.values)}</p>
        ))}
      </div>
      <CloseButton onClose={close} words="story-play:note.close" />
    </Panel>
  );
}
