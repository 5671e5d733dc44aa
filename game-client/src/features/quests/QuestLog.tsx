import { mainQuests } from "@diamond-valley/schemas/quests/main-quests.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import "./quest-log.css";

/** The main quests with their states (spec 2 §4): one a colour. */
export function QuestLog({ wallet }: { wallet: WalletView }) {
  const { text, stores } = useGame();
  const quantity = useStore(stores.$quantity);
  return mainQuests(wallet, quantity).map(({ slug, category, colours, delivered }) => (
    <section key={slug}>
      <h3 className="quest-title">{text(`quests:main.${slug}.name`)}</h3>
      <p className="note">{text(`quests:main.${slug}.description`, { quantity })}</p>
      <ul className="quest-log">
        {colours.map(({ colour, have, needed, state }) => (
          <li key={colour} data-state={state}>
            <ItemPicture item={colour} category={category} size={48} />
            <span>
              {text(`quest.colour-title.${category}`, { colour: text(`items:colour.${colour}`), needed })}
              <small>{text("quest.progress", { count: Math.min(have, needed), target: needed })}</small>
            </span>
            <b className={`state ${state}`}>{text(`quest.state.${state}`)}</b>
          </li>
        ))}
      </ul>
      <p className="note">{text("quest.today", delivered)}</p>
    </section>
  ));
}
