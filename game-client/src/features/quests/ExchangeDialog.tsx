import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { exchangePrice } from "@diamond-valley/schemas/wallet/operations/exchange.ts";
import { type Category, STOCK_ITEMS, type StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { canExchange } from "./exchange.ts";
import { tradeOf } from "./trade.ts";
import "./choices.css";

/** Two of a colour, or three failed ones, for one of another colour (spec 2 §5). */
export function ExchangeDialog({ category }: { category: Category }) {
  const game = useGame();
  const { text, stores } = game;
  const wallet = useStore(stores.$wallet);
  const stock = wallet?.bag[category].stock;
  const payable = stock && STOCK_ITEMS.filter((item) => canExchange(stock, item));
  const [from, setFrom] = useState<StockItem>(payable?.at(-1) ?? "failed");
  const [to, setTo] = useState<Colour>("blue");
  const [busy, setBusy] = useState(false);
  if (!stock) return null;
  const target = to === from ? (COLOURS.find((colour) => colour !== from) ?? "blue") : to;

  const exchange = async (): Promise<void> => {
    setBusy(true);
    await tradeOf(game).exchange({ category, from, to: target });
    setBusy(false);
  };
  return (
    <Panel
      name="exchange"
      shape="wide"
      title={text(`exchange.title.${category}`)}
      hint={text(`exchange.hint.${category}`)}
      onClose={() => stores.$dialog.set(null)}
    >
      <fieldset className="choices small">
        <legend>{text(`exchange.give.${category}`)}</legend>
        {STOCK_ITEMS.map((item) => (
          <label key={item} data-give={item} data-ready={canExchange(stock, item)}>
            <input type="radio" name="give" checked={item === from} onChange={() => setFrom(item)} />
            <ItemPicture item={item} category={category} size={44} />
            <span>{text(`items:${category}.${item}.name`)}</span>
            <b>×{exchangePrice(item)}</b>
            <small>{text("exchange.have", { count: stock[item] })}</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="choices small">
        <legend>{text(`exchange.get.${category}`)}</legend>
        {COLOURS.map((colour) => (
          <label key={colour} data-get={colour} data-ready={colour !== from}>
            <input
              type="radio"
              name="get"
              checked={colour === target}
              disabled={colour === from}
              onChange={() => setTo(colour)}
            />
            <ItemPicture item={colour} category={category} size={44} />
            <span>{text(`items:${category}.${colour}.name`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="buttons">
        <button
          type="button"
          className="quiet"
          onClick={() => stores.$dialog.set({ kind: "deliver", category })}
        >
          {text("exchange.deliver")}
        </button>
        <PanelButton className="call" off={busy} onClick={exchange}>
          {busy ? text("exchange.busy") : text("exchange.choose")}
        </PanelButton>
      </div>
    </Panel>
  );
}
