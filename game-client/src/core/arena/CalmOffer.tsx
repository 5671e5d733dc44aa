import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";

interface Props {
  /** Where its texts stand: `calm-offer` and `calm`. */
  readonly texts: string;
  /** Of the paragraph, and of the button. */
  readonly className?: string;
  readonly button?: string;
}

/** Offers calm mode to whoever has lost without it; nothing where it is on. */
export function CalmOffer({ texts, className, button = "quiet" }: Props) {
  const { text, stores } = useGame();
  const { calm } = useStore(stores.settings.$settings);
  if (calm) return null;
  return (
    <p className={className}>
      {text(`${texts}.calm-offer`)}{" "}
      <button
        type="button"
        className={button}
        data-setting="calm"
        onClick={() => stores.settings.set("calm", true)}
      >
        {text(`${texts}.calm`)}
      </button>
    </p>
  );
}
