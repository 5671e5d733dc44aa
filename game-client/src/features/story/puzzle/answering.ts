import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { ANSWER } from "@diamond-valley/schemas/story/puzzles/answer.ts";
import { useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { showOnceClear } from "../../../core/dialogs/in-turn.ts";
import { shownFor, touch } from "../../../core/story/touch.ts";
import { SOUNDS } from "../sounds.ts";

/** The line that a puzzle says to an answer that was wrong; `tries` so that the same line twice is news. */
export interface Told {
  readonly line: string;
  readonly tries: number;
}

export interface Answering {
  /** While an answer is on its way. */
  readonly busy: boolean;
  readonly told: Told | null;
  /**
   * Sends an answer. True where it was wrong or got lost, and everything is given back; a step on the way to the solution shows how
   * things stand in the dialog's `puzzle`.
   */
  send(answer: string): Promise<boolean>;
}

/** Answers a puzzle of a target. The server judges; what was solved tells its story in the talk, in place of the puzzle. */
export function useAnswering(target: string): Answering {
  const game = useGame();
  const { sounds, stores, text } = game;
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  return {
    busy,
    told,
    async send(answer) {
      setBusy(true);
      const said: InteractAnswer | null = await touch(game, target, `${ANSWER}${answer}`);
      setBusy(false);
      // Whoever closed the puzzle meanwhile is told by a toast or a talk, as after any touch.
      const isOpen = stores.$dialog.get()?.kind === "puzzle";
      if (said && isOpen && said.open?.dialog === "puzzle")
        stores.$dialog.set({ kind: "puzzle", target, puzzle: said.open.puzzle });
      if (said && isOpen && said.solved === undefined) {
        setTold({ line: "", tries: told?.tries ?? 0 });
        return false;
      }
      if (said?.solved || (said && !isOpen)) {
        sounds.play(SOUNDS.solved, "story:caption.solved");
        if (isOpen) stores.$dialog.set(shownFor(said));
        else showOnceClear(game, shownFor(said));
        return false;
      }
      if (!said) return true;
      sounds.play(SOUNDS.wrong, "story:caption.wrong");
      const line = said.say.map((key) => text(key, said.values)).join(" ");
      setTold({ line, tries: (told?.tries ?? 0) + 1 });
      return true;
    },
  };
}
