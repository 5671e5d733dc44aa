import type { CommunityBoard } from "@diamond-valley/schemas/community/board.ts";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";

interface ChallengeProps {
  readonly challenge: CommunityBoard["challenge"];
  readonly theme: NonNullable<CommunityBoard["theme"]>;
  readonly isOver: boolean;
}

/** The player's own challenge of the week: what was done, and its steps with what they pay. */
export function Challenge({ challenge: { counts, done, steps }, theme, isOver }: ChallengeProps) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const next = steps.find(({ isReached }) => !isReached);
  const how = isOver ? "over" : next ? "next" : "done";
  return (
    <section className="challenge" data-done={done} aria-label={text("community:challenge.name")}>
      <h3>
        {text("community:challenge.name")}
        <small>
          {text(`community:challenge.counted.${theme}`, { count: done, done: numbers.format(done) })}
        </small>
      </h3>
      <ol>
        {steps.map(({ at, diamonds, isReached }) => {
          const state = isReached ? "reached" : isOver ? "missed" : at === next?.at ? "next" : "open";
          return (
            <li key={at} data-at={at} data-state={state}>
              <b>{text(`community:challenge.at.${counts}`, { at: numbers.format(at) })}</b>
              <span aria-hidden="true">
                <Icon name="gem-stone" size={18} />
                {diamonds}
              </span>
              <span className="hidden-text">
                {text(`community:challenge.${isReached ? "reached" : "pays"}`, { diamonds })}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="note">
        {how === "next"
          ? text(`community:challenge.next.${counts}`, {
              at: numbers.format(next!.at),
              left: numbers.format(next!.at - done),
            })
          : text(`community:challenge.${how}`)}
      </p>
    </section>
  );
}
