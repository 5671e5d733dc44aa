import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { useGame } from "../../core/app/game.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import { fightOf } from "./own-fight.ts";
import { PARTS, partsOf } from "./score-parts.ts";

/** What a score is made of. */
export function ScoreParts({ result }: { readonly result: EndAnswer }) {
  const game = useGame();
  const { text, locale } = game;
  const numbers = numbersIn(locale);
  const points = partsOf(result, fightOf(game).$begun.get()?.calm ?? false);
  const { dealt, seconds, closeCalls } = result;
  return (
    <dl className="boss-standing">
      {PARTS.map((part) => (
        <div key={part} data-part={part}>
          <dt>{text(`boss:score.${part}`, { dealt, seconds, closeCalls })}</dt>
          <dd>{numbers.format(points[part])}</dd>
        </div>
      ))}
    </dl>
  );
}
