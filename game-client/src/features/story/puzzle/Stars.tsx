import { useGame } from "../../../core/app/game.ts";
import { Shape } from "./Shape.tsx";

/** How many stars a machine has given so far, of all. */
export function Stars({ won, of = 3 }: { won: number; of?: number }) {
  const { text } = useGame();
  return (
    <div className="pips puzzle-pips" role="img" aria-label={text("story-play:puzzle.stars", { won, of })}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} data-done={at < won}>
          <Shape name="star" />
        </i>
      ))}
    </div>
  );
}
