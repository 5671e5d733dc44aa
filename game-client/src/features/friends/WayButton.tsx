import type { Ref } from "react";
import { useGame } from "../../core/app/game.ts";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";

interface Props {
  /** What it does: its text is `friends:way.<way>`. */
  readonly way: string;
  /** To whom, for those who can't see the line. */
  readonly name: string;
  readonly onPress: () => void;
  readonly look?: "call" | "quiet";
  readonly off?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What can be done about somebody on the list. */
export function WayButton({ way, name, onPress, look = "quiet", off = false, ref }: Props) {
  const { text } = useGame();
  const words = text(`friends:way.${way}`);
  return (
    <PanelButton
      ref={ref}
      className={look}
      data-way={way}
      off={off}
      aria-label={`${name}: ${words}`}
      onClick={onPress}
    >
      {words}
    </PanelButton>
  );
}
