import type { Ref } from "react";
import { useGame } from "../../core/app/game.ts";

interface Props {
  /** What it does: its text is `friends:way.<way>`. */
  readonly way: string;
  /** To whom, for those who can't see the line. */
  readonly name: string;
  readonly onPress: () => void;
  readonly look?: "call" | "quiet";
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What can be done about somebody on the list. */
export function WayButton({ way, name, onPress, look = "quiet", disabled = false, ref }: Props) {
  const { text } = useGame();
  const words = text(`friends:way.${way}`);
  return (
    <button
      ref={ref}
      type="button"
      className={look}
      data-way={way}
      disabled={disabled}
      aria-label={`${name}: ${words}`}
      onClick={onPress}
    >
      {words}
    </button>
  );
}
