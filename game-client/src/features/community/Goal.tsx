import type { CommunityBoard } from "@diamond-valley/schemas/community/board.ts";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";

interface GoalProps {
  readonly board: CommunityBoard;
  readonly theme: NonNullable<CommunityBoard["theme"]>;
}

/** What all give together: how far it is, what its steps pay, and what the player gave. */
export function Goal({ board, theme }: GoalProps) {
  const { text, locale } = useGame();
  const { state, percent, given, players, own, isDouble } = board;
  const numbers = numbersIn(locale);
  const isOver = state === "ended";
  return (
    <section className="goal" aria-label={text("community:goal.name")}>
      <h3>
        {text("community:goal.name")}
        <output className="percent" data-percent={percent ?? ""}>
          {percent === null ? "?" : `${percent}%`}
        </output>
      </h3>
      <div className="track">
        <progress aria-label={text("community:goal.name")} max={100} value={percent ?? undefined}>
          {percent === null ? "" : `${percent}%`}
        </progress>
        <ol className="steps">
          {board.steps.map((step) => (
            <GoalStep key={step.percent} step={step} isOver={isOver} />
          ))}
        </ol>
      </div>
      {own.paid > 0 && (
        <p className="burst" data-paid={own.paid}>
          <i className="rays" aria-hidden="true" />
          <strong>
            <Icon name="gem-stone" size={32} />
            {text("community:goal.paid", { diamonds: own.paid })}
          </strong>
        </p>
      )}
      <p className="state">{text(`community:state.${state}`)}</p>
      <ul className="facts">
        {players > 0 ? (
          <li>
            {text("community:goal.given", {
              count: players,
              players: numbers.format(players),
              given: numbers.format(given),
            })}
          </li>
        ) : (
          !isOver && <li>{text("community:goal.given-none")}</li>
        )}
        {(players > 0 || isOver) && (
          <li>
            {own.given > 0
              ? text("community:goal.own", { given: numbers.format(own.given) })
              : text(isOver ? "community:goal.own-never" : "community:goal.own-none")}
          </li>
        )}
        {!isOver && <li>{text(`community:what.${theme}`)}</li>}
        {!isOver && (
          <li className="double" data-now={isDouble}>
            {isDouble && <Icon name="sparkles" size={18} />}
            {text(isDouble ? "community:double.now" : "community:double.hint")}
          </li>
        )}
      </ul>
    </section>
  );
}

/** A step at its place of the bar. */
function GoalStep({
  step,
  isOver,
}: {
  readonly step: CommunityBoard["steps"][number];
  readonly isOver: boolean;
}) {
  const { text } = useGame();
  const { percent, diamonds, isReached, isPaid } = step;
  const state = isPaid ? "paid" : isReached ? "reached" : isOver ? "missed" : "open";
  return (
    <li data-step={percent} data-state={state} style={{ insetInlineStart: `${percent}%` }}>
      <span aria-hidden="true">
        <Icon name="gem-stone" size={16} />
        {diamonds}
      </span>
      <span className="hidden-text">{text(`community:step.${state}`, { percent, diamonds })}</span>
    </li>
  );
}
