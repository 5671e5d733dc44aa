import { useGame } from "../app/game.ts";

/** Shown in a tab while it is fetched. */
export function Waiting() {
  const { text } = useGame();
  return (
    <p className="note" role="status">
      {text("loading.hint")}
    </p>
  );
}
