import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { useGame } from "../../core/app/game.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import { PARTS, partsOf } from "./score-parts.ts";

/** What a score is made of. */
export function ScoreParts({ result }: { readonly result: EndAnswer }) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const points = partsOf(result);
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
