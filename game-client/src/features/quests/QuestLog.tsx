import { golemQuest } from "@diamond-valley/schemas/quests/golem-quest.ts";
import { mainQuests } from "@diamond-valley/schemas/quests/main-quests.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { Achievements } from "./Achievements.tsx";
import { StoryLog } from "./StoryLog.tsx";
import "./quest-log.css";

/** The main quests with their states (spec 2 §4): the acts, one a colour, and the elder's behind them. */
export function QuestLog({ wallet }: { wallet: WalletView }) {
  const { text, stores } = useGame();
  const quantity = useStore(stores.$quantity);
  return (
    <>
      <StoryLog kind="main" />
      {mainQuests(wallet, quantity).map(({ slug, category, colours, delivered }) => (
        <section key={slug}>
          <h3 className="quest-title">{text(`quests:main.${slug}.name`)}</h3>
          <p className="note">{text(`quests:main.${slug}.description`, { quantity })}</p>
          <ul className="quest-log">
            {colours.map(({ colour, have, needed, state, wasDone }) => (
              <li key={colour} data-state={state}>
                <ItemPicture item={colour} category={category} size={48} />
                <span>
                  {text(`quest.colour-title.${category}`, { colour: text(`items:colour.${colour}`), needed })}
                  <small>{text("quest.progress", { count: Math.min(have, needed), target: needed })}</small>
                  {wasDone && state !== "complete" && (
                    <small className="was-done">{text("quest.was-done")}</small>
                  )}
                </span>
                <b className={`state ${state}`}>{text(`quest.state.${state}`)}</b>
              </li>
            ))}
          </ul>
          <p className="note">
            {text(delivered.bonus > 0 ? "quest.today-bonus" : "quest.today", { ...delivered })}
          </p>
        </section>
      ))}
      <ElderQuest wallet={wallet} />
      <Achievements wallet={wallet} />
    </>
  );
}

/** The last main quest: what is to be done of it now, and how many of the others are done. */
function ElderQuest({ wallet }: { wallet: WalletView }) {
  const { text, stores } = useGame();
  const progress = useStore(stores.$progress) ?? NO_PROGRESS;
  const { state, step, done, needed } = golemQuest({ progress, wallet });
  return (
    <section>
      <h3 className="quest-title">{text("quests:golem.name")}</h3>
      <p className="note">{text("quests:golem.description")}</p>
      <ul className="quest-log">
        <li data-state={state}>
          <span>
            {text(step ? `quests:objective.${step}` : "quests:golem.name")}
            <small>{text("quests:golem.counted", { done, needed })}</small>
          </span>
          <b className={`state ${state}`}>{text(`quest.state.${state}`)}</b>
        </li>
      </ul>
    </section>
  );
}
