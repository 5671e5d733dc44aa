import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { ANSWER, BEGIN } from "@diamond-valley/schemas/story/puzzles/answer.ts";
import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import type { Verdict } from "@diamond-valley/schemas/story/puzzles/trial.ts";
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { touch } from "../../../core/story/touch.ts";
import { SOUNDS } from "../sounds.ts";
import type { Told } from "./answering.ts";

/** A puzzle in time, as one player plays it: it is ready, runs, and is solved or ready again. */
export interface Trying<View> {
  readonly busy: boolean;
  /** What runs now; null where nothing does. */
  readonly run: View | null;
  /** What the last try said where it went wrong. */
  readonly told: Told | null;
  /** The answer that solved it; null until then. */
  readonly won: InteractAnswer | null;
  begin(): Promise<void>;
  /** Sends an answer. The server judges; null where the answer was lost, and the try with it. */
  give(answer: string): Promise<Verdict | null>;
  /** Leaves what was solved for what comes next: another puzzle of the same target, or the room. */
  goOn(): Promise<void>;
}

/** Plays a puzzle in time of a target. Once it is closed, an answer that is still under way says nothing any more. */
export function useTrying<View extends PuzzleView>(target: string): Trying<View> {
  const game = useGame();
  const { sounds, stores, text } = game;
  const { calm } = useStore(stores.settings.$settings);
  const [busy, setBusy] = useState(false);
  const [run, setRun] = useState<View | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [won, setWon] = useState<InteractAnswer | null>(null);
  const tries = useRef(0);

  async function asked(choice?: string): Promise<InteractAnswer | null> {
    setBusy(true);
    const said = await touch(game, target, choice);
    setBusy(false);
    return said;
  }
  return {
    busy,
    run,
    told,
    won,
    async begin() {
      setTold(null);
      const said = await asked(calm ? BEGIN.calm : BEGIN.plain);
      if (said?.open?.dialog === "puzzle") setRun(said.open.puzzle as View);
    },
    async give(answer) {
      const said = await asked(`${ANSWER}${answer}`);
      if (said?.open === null && said.solved === undefined) return "on";
      setRun(null);
      if (!said) return null;
      if (said.solved) {
        sounds.play(SOUNDS.solved, "story:caption.solved");
        setWon(said);
        return "solved";
      }
      sounds.play(SOUNDS.wrong, "story:caption.wrong");
      tries.current += 1;
      setTold({ line: said.say.map((key) => text(key, said.values)).join(" "), tries: tries.current });
      return "wrong";
    },
    async goOn() {
      const said = await asked();
      if (stores.$dialog.get()?.kind !== "puzzle") return;
      setWon(null);
      const { open } = said ?? {};
      stores.$dialog.set(open?.dialog === "puzzle" ? { kind: "puzzle", target, puzzle: open.puzzle } : null);
    },
  };
}
