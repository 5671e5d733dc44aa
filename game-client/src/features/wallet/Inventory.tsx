import {
  CATEGORIES,
  type Category,
  STOCK_ITEMS,
  type WalletView,
} from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { InHands } from "./InHands.tsx";

/** What the player holds in the hands, and what the bag holds: by category and colour, and how full it is. */
export function Inventory({ wallet }: { wallet: WalletView }) {
  const { text } = useGame();
  return (
    <>
      <InHands wallet={wallet} />
      {CATEGORIES.map((category) => (
        <Part key={category} category={category} wallet={wallet} />
      ))}
      <p className="note">{text("bag.grows")}</p>
    </>
  );
}

/** The part of the bag that takes one category. */
function Part({ category, wallet }: { category: Category; wallet: WalletView }) {
  const { text } = useGame();
  const { stock, used, capacity } = wallet.bag[category];
  const fill = text("bag.capacity", { used, capacity });
  const name = text(`quests:category.${category}`);
  return (
    <section className="part" data-category={category} aria-label={name}>
      <div className="capacity">
        <h3>{name}</h3>
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
            <ItemPicture item={item} category={category} />
            <span>{text(`items:${category}.${item}.name`)}</span>
            <b>{stock[item]}</b>
          </li>
        ))}
      </ul>
      <p className="note">{text(`bag.${used === 0 ? "empty" : "where"}.${category}`)}</p>
    </section>
  );
}
