import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { DELIVERY_SIZE, questLog } from "./quest.ts";
import "./quest-log.css";

/** The main quests with their states (spec 2 §4): one a colour. */
export function QuestLog({ wallet }: { wallet: WalletView }) {
  const { text } = useGame();
  const { used, limit } = wallet.deliveries.fish;
  return (
    <>
      <h3 className="quest-title">{text("quest.fish.title")}</h3>
      <p className="note">{text("quest.fish.fish")}</p>
      <ul className="quest-log">
        {questLog(wallet, "fish").map(({ colour, count, state }) => (
          <li key={colour} data-state={state}>
            <ItemPicture item={colour} size={48} />
            <span>
              {text("quest.colour-title", { colour: text(`fishing:colour.${colour}`) })}
              <small>{text("quest.progress", { count, target: DELIVERY_SIZE })}</small>
            </span>
            <b className={`state ${state}`}>{text(`quest.state.${state}`)}</b>
          </li>
        ))}
      </ul>
      <p className="note">{text("quest.today", { used, limit })}</p>
    </>
  );
}
