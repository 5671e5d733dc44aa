import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import { useGame } from "../../../core/app/game.ts";
import { Panel } from "../../../core/dialogs/Panel.tsx";
import { ITEM_TEXTS, PLAY_TEXTS } from "../../../core/texts/later-files.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { type Answering, useAnswering } from "./answering.ts";
import { Dial } from "./Dial.tsx";
import { Tokens } from "./Tokens.tsx";
import { Tones } from "./Tones.tsx";
import { Vending } from "./Vending.tsx";
import { Weigh } from "./Weigh.tsx";
import "./puzzle.css";

/** A puzzle of the story. A wrong answer gives everything back, with a kind line; one may try as often as one likes. */
export function PuzzleDialog({ target, puzzle }: { target: string; puzzle: PuzzleView }) {
  useTexts("story-play", PLAY_TEXTS);
  useTexts("quest-items", ITEM_TEXTS);
  const { text, stores } = useGame();
  const answering = useAnswering(target);
  const { told } = answering;
  return (
    <Panel
      name="puzzle"
      shape="wide"
      title={text(`story-play:puzzle.${puzzle.kind}.title`)}
      hint={text(`story-play:puzzle.${puzzle.kind}.hint`)}
      onClose={() => stores.$dialog.set(null)}
    >
      <div className="puzzle" data-puzzle={puzzle.kind} aria-busy={answering.busy}>
        <Play puzzle={puzzle} answering={answering} />
        <p className="told" role="status" data-tries={told?.tries ?? 0}>
          <span key={told?.tries}>{told?.line}</span>
        </p>
      </div>
    </Panel>
  );
}

/** The puzzle of this kind. */
function Play({ puzzle, answering }: { puzzle: PuzzleView; answering: Answering }) {
  switch (puzzle.kind) {
    case "tokens":
      return <Tokens puzzle={puzzle} answering={answering} />;
    case "vending":
      return <Vending puzzle={puzzle} answering={answering} />;
    case "tones":
      return <Tones puzzle={puzzle} answering={answering} />;
    case "dial":
      return <Dial puzzle={puzzle} answering={answering} />;
    case "weigh":
      return <Weigh puzzle={puzzle} answering={answering} />;
  }
}
