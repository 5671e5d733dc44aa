import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import { useGame } from "../../../core/app/game.ts";
import { Panel } from "../../../core/dialogs/Panel.tsx";
import { ITEM_TEXTS, PLAY_TEXTS } from "../../../core/texts/later-files.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { type Answering, useAnswering } from "./answering.ts";
import { Belts } from "./Belts.tsx";
import { Crates } from "./Crates.tsx";
import { Dial } from "./Dial.tsx";
import { Lights } from "./Lights.tsx";
import { Orbit } from "./Orbit.tsx";
import { Tokens } from "./Tokens.tsx";
import { ToldLine } from "./ToldLine.tsx";
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
  return (
    <Panel
      name="puzzle"
      shape="wide"
      title={text(`story-play:puzzle.${puzzle.kind}.title`)}
      hint={text(`story-play:puzzle.${puzzle.kind}.hint`)}
      onClose={() => stores.$dialog.set(null)}
    >
      <div className="puzzle" data-puzzle={puzzle.kind} aria-busy={answering.busy}>
        <Play target={target} puzzle={puzzle} answering={answering} />
      </div>
    </Panel>
  );
}

/** The puzzle of this kind. Those that are played in time say themselves how it went. */
function Play({ target, puzzle, answering }: { target: string; puzzle: PuzzleView; answering: Answering }) {
  const key = machineKey(puzzle);
  if (puzzle.kind === "orbit") return <Orbit target={target} puzzle={puzzle} />;
  if (puzzle.kind === "lights") return <Lights key={key} target={target} puzzle={puzzle} />;
  if (puzzle.kind === "belts") return <Belts key={key} target={target} puzzle={puzzle} />;
  if (puzzle.kind === "crates") return <Crates key={key} target={target} puzzle={puzzle} />;
  return (
    <>
      {puzzle.kind === "tokens" && <Tokens puzzle={puzzle} answering={answering} />}
      {puzzle.kind === "vending" && <Vending puzzle={puzzle} answering={answering} />}
      {puzzle.kind === "tones" && <Tones puzzle={puzzle} answering={answering} />}
      {puzzle.kind === "dial" && <Dial puzzle={puzzle} answering={answering} />}
      {puzzle.kind === "weigh" && <Weigh puzzle={puzzle} answering={answering} />}
      <ToldLine told={answering.told} />
    </>
  );
}

/** What tells one puzzle of a machine from its next: each begins with a clean table. */
const machineKey = (puzzle: PuzzleView): number =>
  puzzle.kind === "crates" ? puzzle.number : "star" in puzzle ? puzzle.star : 0;
