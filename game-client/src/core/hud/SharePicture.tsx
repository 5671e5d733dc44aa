import { useGame } from "../app/game.ts";
import type { OpenDialog } from "../dialogs/dialogs.ts";

interface Props {
  /** What was reached, as it is written on the picture; the first line is the largest, empty ones are left out. */
  readonly lines: readonly string[];
  /** The dialog that it stands in, to come back to. */
  readonly back?: OpenDialog;
}

/** In the result of a game: makes a picture of it to share. */
export function SharePicture({ lines, back }: Props) {
  const { text, stores } = useGame();
  return (
    <button
      type="button"
      className="quiet"
      data-way="picture"
      onClick={() =>
        stores.$dialog.set({ kind: "picture", lines: lines.filter(Boolean), ...(back && { back }) })
      }
    >
      {text("hud.share-picture")}
    </button>
  );
}
