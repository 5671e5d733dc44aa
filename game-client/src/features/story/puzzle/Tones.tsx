import type { TonesView } from "@diamond-valley/schemas/story/puzzles/tones.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { toneSound } from "../sounds.ts";
import type { Answering } from "./answering.ts";
import { showRow } from "./row-shown.ts";
import { Shape } from "./Shape.tsx";

/** How long a shape is lit, and the pause behind it, ms; calm mode takes longer. */
const LIT = 560;
const PAUSE = 240;
const CALM = 1.6;
/** Before the first one, ms. */
const BEFORE = 500;

/** Shapes light up and sound, and are to be repeated. They may be heard as often as one likes. */
export function Tones({ puzzle, answering }: { puzzle: TonesView; answering: Answering }) {
  const { text, sounds, stores } = useGame();
  const { tones, sequence } = puzzle;
  const { calm } = useStore(stores.settings.$settings);
  const slow = calm ? CALM : 1;
  const { busy, told } = answering;
  /** Raised to hear them anew. */
  const [plays, setPlays] = useState(1);
  /** Which of the sequence is lit; -1 before the first one and between two, null once all were heard. */
  const [lit, setLit] = useState<number | null>(-1);
  const [given, setGiven] = useState<readonly string[]>([]);
  const nameOf = (tone: string): string => text(`story-play:shape.${tone}`);
  const sound = (tone: string): void =>
    sounds.play(toneSound(tones.indexOf(tone)), `story-play:shape.${tone}`);

  useEffect(() => {
    setLit(-1);
    setGiven([]);
    const times = { before: BEFORE, lit: LIT * slow, dark: PAUSE * slow };
    return showRow(sequence.length, times, {
      on(at) {
        setLit(at);
        sound(sequence[at]!);
      },
      off: (at) => setLit(at === sequence.length - 1 ? null : -1),
    });
  }, [plays, told?.tries]);

  const listening = lit !== null;
  const press = async (tone: string): Promise<void> => {
    if (listening || busy || given.length >= sequence.length) return;
    sound(tone);
    const next = [...given, tone];
    setGiven(next);
    // Behind a wrong answer they are heard again; where it was lost the player gives it again.
    if (next.length === sequence.length && (await answering.send(next.join(",")))) setGiven([]);
  };
  const shown = lit !== null && lit >= 0 ? sequence[lit] : undefined;
  return (
    <>
      <p className="turn" role="status" data-turn={listening ? "listen" : "repeat"}>
        {listening
          ? shown === undefined
            ? text("story-play:puzzle.tones.listen")
            : text("story-play:puzzle.tones.heard", {
                shape: nameOf(shown),
                at: (lit ?? 0) + 1,
                of: sequence.length,
              })
          : text("story-play:puzzle.tones.repeat", { done: given.length, of: sequence.length })}
      </p>
      <div className="shapes">
        {tones.map((tone) => (
          <button
            key={tone}
            type="button"
            data-tone={tone}
            data-lit={shown === tone}
            aria-disabled={listening || busy}
            aria-label={nameOf(tone)}
            onClick={() => void press(tone)}
          >
            <Shape name={tone} />
          </button>
        ))}
      </div>
      <ol className="given" aria-hidden="true">
        {sequence.map((_, index) => (
          <li key={index}>{given[index] ? <Shape name={given[index]} /> : null}</li>
        ))}
      </ol>
      <div className="buttons">
        <PanelButton className="quiet" data-way="replay" off={busy} onClick={() => setPlays(plays + 1)}>
          {text("story-play:puzzle.tones.replay")}
        </PanelButton>
      </div>
    </>
  );
}
