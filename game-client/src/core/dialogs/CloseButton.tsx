import { useGame } from "../app/game.ts";

interface CloseButtonProps {
  readonly onClose: () => void;
  /** Key of its text. */
  readonly words?: string;
}

/** The one button at the end of a dialog that is only read: it closes it. */
export function CloseButton({ onClose, words = "frame.close" }: CloseButtonProps) {
  const { text } = useGame();
  return (
    <div className="buttons">
      <button type="button" className="call" data-way="close" onClick={onClose}>
        {text(words)}
      </button>
    </div>
  );
}
