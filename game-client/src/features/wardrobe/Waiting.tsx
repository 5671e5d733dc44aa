import { useGame } from "../../core/app/game.ts";

/** Shown while the Lookbook is fetched. */
export function Waiting() {
  const { text } = useGame();
  return (
    <p className="note" role="status">
      {text("loading.hint")}
    </p>
  );
}
