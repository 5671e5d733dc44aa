import { STOCK_ITEMS, type WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";

/** What the bag holds, by colour, and how full it is. */
export function Inventory({ wallet }: { wallet: WalletView }) {
  const { text } = useGame();
  const { stock, used, capacity } = wallet.bag.fish;
  const fill = text("bag.capacity", { used, capacity });
  return (
    <>
      <div className="capacity">
        <meter
          className="hidden-text"
          aria-label={text("bag.capacity-name")}
          min={0}
          max={capacity}
          value={used}
        >
          {fill}
        </meter>
        <div aria-hidden="true" data-full={used >= capacity}>
          <i style={{ width: `${Math.min(1, used / capacity) * 100}%` }} />
        </div>
        <b>{fill}</b>
      </div>
      <ul className="stock">
        {STOCK_ITEMS.map((item) => (
          <li
            key={item}
            data-item={item}
            data-count={stock[item]}
            className={stock[item] === 0 ? "none" : ""}
          >
            <ItemPicture item={item} />
            <span>{text(`items:fish.${item}.name`)}</span>
            <b>{stock[item]}</b>
          </li>
        ))}
      </ul>
      <p className="note">{text(used === 0 ? "bag.empty" : "bag.where")}</p>
      <p className="note">{text("bag.grows")}</p>
    </>
  );
}
