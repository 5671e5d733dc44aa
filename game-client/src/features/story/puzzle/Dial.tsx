import type { DialView } from "@diamond-valley/schemas/story/puzzles/dial.ts";
import { useEffect, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { SOUNDS, toneSound } from "../sounds.ts";
import type { Answering } from "./answering.ts";
import { dialled, KEYS, typed } from "./dialling.ts";
import "./dial.css";

/** A telephone: digits are pressed or typed, and called. */
export function Dial({ puzzle, answering }: { puzzle: DialView; answering: Answering }) {
  const { text, sounds } = useGame();
  const { busy } = answering;
  const [number, setNumber] = useState("");
  const isWhole = number.length === puzzle.digits;
  const change = (next: string): void => {
    if (next === number || busy) return;
    const digit = next.length > number.length ? Number(next.at(-1)) : null;
    sounds.play(digit === null ? SOUNDS.lay : toneSound(digit));
    setNumber(next);
  };
  const call = async (): Promise<void> => {
    if (isWhole && !busy && (await answering.send(number))) setNumber("");
  };

  useEffect(() => {
    const type = (event: KeyboardEvent): void => {
      const next =
        event.ctrlKey || event.metaKey || event.altKey ? null : typed(number, event.key, puzzle.digits);
      if (next === null) return;
      event.preventDefault();
      change(next);
    };
    document.addEventListener("keydown", type);
    return () => document.removeEventListener("keydown", type);
  });

  return (
    <>
      <p className="number" aria-hidden="true" data-number={number}>
        {Array.from({ length: puzzle.digits }, (_, at) => (
          <span key={at}>{number[at] ?? ""}</span>
        ))}
      </p>
      <p className="hidden-text" aria-live="polite">
        {number === ""
          ? text("story-play:puzzle.dial.nothing")
          : text("story-play:puzzle.dial.display", { digits: [...number].join(" ") })}
      </p>
      <div className="keypad">
        {KEYS.map((digit) => (
          <button
            key={digit}
            type="button"
            data-digit={digit}
            aria-disabled={busy || isWhole}
            onClick={() => change(dialled(number, digit, puzzle.digits))}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="back"
          aria-label={text("story-play:puzzle.dial.back")}
          aria-disabled={busy || number === ""}
          onClick={() => change(number.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      <div className="buttons">
        <PanelButton className="call" data-way="try" off={!isWhole || busy} onClick={() => void call()}>
          {text("story-play:puzzle.dial.call")}
        </PanelButton>
      </div>
    </>
  );
}
