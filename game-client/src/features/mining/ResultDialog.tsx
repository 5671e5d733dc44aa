import { STOCK_ITEMS } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { CalmOffer } from "../../core/arena/CalmOffer.tsx";
import { HomeButton } from "../../core/arena/HomeButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { foundWords } from "../../core/hud/found-words.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { SharePicture } from "../../core/hud/SharePicture.tsx";
import { expeditionOf } from "./expedition.ts";
import "./mining.css";

/** How an expedition ended (spec 2 §4): what came into the bag, the experience, and the ways on. */
export function ResultDialog() {
  const game = useGame();
  const { text, stores } = game;
  const expedition = expeditionOf(game);
  const result = useStore(expedition.$result);
  if (!result) return null;
  const { outcome, reason, items, experience, seconds } = result;
  const found = STOCK_ITEMS.map((item) => ({ item, count: items.filter((each) => each === item).length }));
  const reached = [text(`mining:result.${outcome}`), foundWords(text, "ore", items)];
  const again = (): void => {
    stores.$dialog.set(null);
    void expedition.begin();
  };
  return (
    <Panel
      name="mine-result"
      title={text(`mining:result.${outcome}`)}
      hint={text(`mining:result.${reason}`)}
      onClose={() => stores.$dialog.set(null)}
    >
      <ul className="mine-found" data-outcome={outcome}>
        {found
          .filter(({ count }) => count > 0)
          .map(({ item, count }) => (
            <li key={item} data-item={item} data-count={count}>
              <ItemPicture item={item} category="ore" size={52} />
              <span className="hidden-text">{text(`items:ore.${item}.name`)}</span>
              <b>×{count}</b>
            </li>
          ))}
      </ul>
      {items.length === 0 && <p className="note">{text("mining:result.nothing")}</p>}
      {items.length > 0 && outcome === "fail" && <p className="note">{text("mining:result.kept")}</p>}
      <p className="mine-gain">
        <Icon name="glowing-star" size={24} />
        {text("mining:result.experience", { experience })}
        <Icon name="stopwatch" size={24} />
        {text("mining:result.seconds", { seconds })}
      </p>
      {outcome === "fail" && <CalmOffer texts="mining:result" className="note" />}
      <div className="buttons">
        <HomeButton label={text("mining:result.village")} />
        <SharePicture lines={reached} back={{ kind: "mine-result" }} />
        <button type="button" className="call" data-way="again" onClick={again}>
          {text("mining:result.again")}
        </button>
      </div>
    </Panel>
  );
}
