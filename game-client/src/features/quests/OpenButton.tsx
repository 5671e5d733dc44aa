import { useGame } from "../../core/app/game.ts";

interface OpenButtonProps {
  readonly opens: "eggs" | "sign-in" | "team-board" | "boards" | "community";
  /** Key of its text. */
  readonly words: string;
}

/** The way from a section of the log to the dialog that shows all of it. */
export function OpenButton({ opens, words }: OpenButtonProps) {
  const { text, stores } = useGame();
  return (
    <div className="buttons">
      <button
        type="button"
        className="quiet"
        data-opens={opens}
        onClick={() => stores.$dialog.set({ kind: opens })}
      >
        {text(words)}
      </button>
    </div>
  );
}
